/** The parts of the table, in the order of their importance, and what takes the focus in each. */
export const REGIONS = {
  prompt: '.prompt h1',
  board: '[data-hex][tabindex="0"]',
  options: '.options',
  hand: '.dock',
  chronicle: '[role=log]',
} as const;
export type Region = keyof typeof REGIONS;

/** Those that are shown: a small screen has one at a time. */
export const shownRegions = (): readonly HTMLElement[] =>
  Object.values(REGIONS).flatMap((where) => {
    const found = document.querySelector<HTMLElement>(where);
    return found === null || !isShown(found) ? [] : [found];
  });

const isShown = (element: HTMLElement): boolean => !('checkVisibility' in element) || element.checkVisibility();

/** Focuses also what no Tab comes to, such as a heading. */
export function focusOn(element: HTMLElement | null): void {
  if (element === null) return;
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus();
}

/** Focuses the question, or what must be answered before it. */
export const focusOnQuestion = (): void =>
  focusOn(document.querySelector<HTMLElement>('[data-waits]') ?? document.querySelector<HTMLElement>('h1'));

export const focusOnHex = (hex: number | undefined): void =>
  focusOn(hex === undefined ? null : document.querySelector<HTMLElement>(`[data-hex="${hex}"]`));

/** From the region in which the focus is to the next one shown, around. */
export function goToNextRegion(isBackwards: boolean): void {
  const regions = shownRegions();
  const here = regions.findIndex((region) => (region.closest('.board, header') ?? region).contains(document.activeElement));
  const next = isBackwards ? (here < 0 ? 0 : here) - 1 : here + 1;
  focusOn(regions.at(next % regions.length) ?? null);
}
