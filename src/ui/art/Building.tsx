import { hexagon } from './hexShape';

/** A walled hamlet; its bricks run along the rim and stay visible around a unit. */
export function Building() {
  return (
    <g stroke="var(--land-ink)" strokeWidth={1.8} strokeLinejoin="round">
      <path d={hexagon(44.5)} fill="none" stroke="var(--land-ink)" strokeWidth={8} />
      <path d={hexagon(44.5)} fill="none" stroke="var(--wall)" strokeWidth={6} />
      <path d={hexagon(44.5)} fill="none" stroke="var(--brick)" strokeWidth={6} strokeDasharray="9.1 2" strokeLinejoin="miter" />
      <path d="M-27-11H-8V1H-27ZM9-14H27V-2H9ZM-5-22H5V-2H-5ZM-12 14H13V28H-12Z" fill="var(--wall)" />
      <path
        d="M-30-10L-26-22H-9L-5-10ZM5-13L10-25H25L31-13ZM-7-21L0-37 7-21ZM-15 15L-10 1H11L16 15Z"
        fill="var(--brick)"
      />
      <path d="M-20-8h5v8.5h-5ZM15-11h5v8.5h-5ZM-3 18h7v9.5h-7Z" fill="var(--land-ink)" strokeWidth={0} />
    </g>
  );
}
