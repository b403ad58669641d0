/** Standard deviations on either side that hold 95 cases of 100. */
const DEVIATIONS = 1.96;

/** Wilson's interval for a share of so many games, in per cent. */
function interval(wins: number, games: number): { readonly low: number; readonly high: number } {
  const share = wins / games;
  const square = DEVIATIONS ** 2;
  const middle = (share + square / (2 * games)) / (1 + square / games);
  const half = (DEVIATIONS * Math.sqrt((share * (1 - share)) / games + square / (4 * games ** 2))) / (1 + square / games);
  return { low: Math.round(100 * (middle - half)), high: Math.round(100 * (middle + half)) };
}

/** `68 % (58–77)`, with a no-break space before the sign. */
export function shareOf(wins: number, games: number): string {
  const { low, high } = interval(wins, games);
  return `${Math.round((100 * wins) / games)}\u00a0% (${low}–${high})`;
}
