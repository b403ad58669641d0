import { useWords } from '../TableContext';

/** So many hits at once capture the commander (R6.3). */
export function CaptureShield({ value }: { readonly value: number }) {
  const { text } = useWords();
  return (
    <svg viewBox="-12 -12 24 26" className="capture-shield" role="img" aria-label={`${text.terms.captureValue} ${value}`}>
      <path d="M-10-10.5H10V2Q10 8.5 0 12.5Q-10 8.5-10 2Z" />
      <text y={5} className="art-text" fontSize={15}>
        {value}
      </text>
    </svg>
  );
}
