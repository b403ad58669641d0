import { courses } from './courses';

/** Short waves that keep clear of the middle, where units stand. */
const WAVES = [
  [-26, -8],
  [4, -3],
  [-12, 9],
  [20, 12],
] as const;

export function River({ joins }: { readonly joins: readonly number[] }) {
  const course = courses(joins);
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={course} stroke="var(--river-stream)" strokeWidth={47} />
      <path d={course} stroke="var(--river-water)" strokeWidth={35} />
      <path
        d={WAVES.map(([x, y]) => `M${x} ${y}q4.5-5 8.5 0t8.5 0`).join('')}
        stroke="var(--river-wave)"
        strokeOpacity={0.8}
        strokeWidth={1.7}
        strokeLinecap="round"
      />
    </g>
  );
}
