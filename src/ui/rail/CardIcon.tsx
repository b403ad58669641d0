const ICONS = {
  hand: 'M3 6L9 3.5 13 14.5 7 17ZM9 4H15V16H10',
  deck: 'M4 5H12V17H4ZM6 5V3H14V15H12',
  points: 'M9 2.5L11 7.5 16.3 7.9 12.3 11.4 13.6 16.6 9 13.8 4.4 16.6 5.7 11.4 1.7 7.9 7 7.5Z',
  discard: 'M4 3H14V17H4ZM6.5 7L11.5 13M11.5 7L6.5 13',
} as const;

/** Cards in hand, to be drawn, and played; a star for victory points. */
export const CardIcon = ({ kind }: { readonly kind: keyof typeof ICONS }) => (
  <svg viewBox="0 0 18 20" className="card-icon" aria-hidden="true">
    <path d={ICONS[kind]} />
  </svg>
);

interface CardCountProps {
  readonly kind: keyof typeof ICONS;
  readonly count: number | string;
  readonly label: string;
}

/** So many of them; the label says of what. */
export const CardCount = ({ kind, count, label }: CardCountProps) => (
  <span className="card-count" role="img" aria-label={label} title={label}>
    <CardIcon kind={kind} /> {count}
  </span>
);
