import { polar, rounded, type Point } from './hexShape';

/** Four tufts of grass around the middle of a hex, turned with a number of its own. */
export const tufts = (seed: number, centre: Point): string =>
  [0, 1, 2, 3]
    .map((index) => {
      const { x, y } = polar(14 + ((seed * 7 + index * 11) % 17), (seed * 67) % 360 + index * 95);
      return `M${rounded(centre.x + x)} ${rounded(centre.y + y)}l1-5m3.2 5l1-7m3.2 7l2-6`;
    })
    .join('');

/** The grass of one hex, or of many. */
export const Tufts = ({ d }: { readonly d: string }) => (
  <path d={d} fill="none" stroke="var(--plain-tick)" strokeWidth={1.3} strokeLinecap="round" />
);
