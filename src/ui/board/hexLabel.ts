import type { Text } from '../../content/text/text';
import type { Hex } from '../../model/hex';
import { hexName } from '../../model/hex';
import type { GameState } from '../../model/state';
import type { Words } from '../words/words';

/** All that is on a hex, in words. */
export function hexLabel(hex: Hex, state: GameState, isLit: boolean, text: Text, words: Words): string {
  const { plan, tokens, units, fires, markers, control, engagements } = state;
  const parts = [hexName(plan.grid, hex), text.terrain[tokens[hex] ?? plan.ground[hex] ?? 'void'].name];
  const fire = fires[hex];
  if (fire !== undefined) parts.push(words.fire(fire));
  for (const marker of markers) if (marker.hex === hex) parts.push(text.markers[marker.kind]);
  const holder = control[hex];
  if (holder !== undefined) parts.push(text.houses[holder]);
  const unit = units.find((one) => one.hex === hex);
  if (unit !== undefined) {
    if (unit.commander !== null) parts.push(text.commanders[unit.commander].name);
    parts.push(text.houses[unit.side], text.units[unit.type], text.ranks[unit.rank], words.figures(unit.figures));
    parts.push(text.terms[unit.ready ? 'ready' : 'spent']);
  }
  const foes = engagements.flatMap(({ stark, lannister }) => (unit?.id === stark ? [lannister] : unit?.id === lannister ? [stark] : []));
  const beside = foes.flatMap((foe) => (units[foe] === undefined ? [] : [hexName(plan.grid, units[foe].hex)]));
  if (beside.length > 0) parts.push(words.summary.engagedWith(beside.join(', ')));
  if (isLit) parts.push(words.canBeChosen);
  return parts.join(', ');
}
