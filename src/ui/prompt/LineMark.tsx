/** A die on a button: what follows cannot be taken back without the other player. */
export const LineMark = () => (
  <svg viewBox="-9 -9 18 18" className="line-mark" aria-hidden="true">
    <path d="M-3.5-8H3.5L8-3.5V3.5L3.5 8H-3.5L-8 3.5V-3.5Z" fill="none" stroke="currentColor" strokeWidth="1.8" />
    <circle r="2" fill="currentColor" />
  </svg>
);
