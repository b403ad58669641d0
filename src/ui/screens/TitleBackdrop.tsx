import { useTable } from '../TableContext';
import scene from '../art/title.svg';

/** Both hosts face to face. One picture file holds both themes; its dark one answers to `#dark`. */
export function TitleBackdrop() {
  const theme = useTable((table) => table.theme);
  return (
    <picture className="title-scene">
      {theme === 'system' && <source media="(prefers-color-scheme: dark)" srcSet={`${scene}#dark`} />}
      <img src={theme === 'dark' ? `${scene}#dark` : scene} alt="" />
    </picture>
  );
}
