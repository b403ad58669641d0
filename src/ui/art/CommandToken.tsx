import type { Side } from '../../model/side';

interface CommandTokenProps {
  readonly side: Side;
  /** Only the place for one. */
  readonly empty: boolean;
}

/** Radius 10: a hewn lozenge or a turned disc. */
export function CommandToken({ side, empty }: CommandTokenProps) {
  const look = empty
    ? { fill: 'none', stroke: `var(--command-${side})`, strokeWidth: 1.6, strokeDasharray: '2.6 2.2' }
    : { fill: `var(--command-${side}-fill)`, stroke: `var(--command-${side})`, strokeWidth: 1.6 };
  return side === 'stark' ? (
    <path d="M0-10.5L9-5.2V5.2L0 10.5-9 5.2V-5.2Z" strokeLinejoin="round" {...look} />
  ) : (
    <circle r={9.6} {...look} />
  );
}
