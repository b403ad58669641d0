const ICONS = {
  hand: 'M3 6L9 3.5 13 14.5 7 17ZM9 4H15V16H10',
  deck: 'M4 5H12V17H4ZM6 5V3H14V15H12',
  discard: 'M4 3H14V17H4ZM6.5 7L11.5 13M11.5 7L6.5 13',
} as const;

/** Cards in hand, to be drawn, and played. */
export const CardIcon = ({ kind }: { readonly kind: keyof typeof ICONS }) => (
  <svg viewBox="0 0 18 20" className="card-icon" aria-hidden="true">
    <path d={ICONS[kind]} />
  </svg>
);
