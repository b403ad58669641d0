import { courses } from './courses';

/** A road with two ruts: a dashed band, covered but for its edges. */
export function Road({ joins }: { readonly joins: readonly number[] }) {
  const course = courses(joins);
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={course} stroke="var(--road-edge)" strokeWidth={27} />
      <path d={course} stroke="var(--road)" strokeWidth={24} />
      <path d={course} stroke="var(--road-edge)" strokeOpacity={0.8} strokeWidth={11} strokeDasharray="10 7" />
      <path d={course} stroke="var(--road)" strokeWidth={8.4} />
    </g>
  );
}
