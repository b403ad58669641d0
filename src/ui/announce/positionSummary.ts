import type { Prompt, Text } from '../../content/text/text';
import type { Decision } from '../../model/decision';
import { FACES } from '../../model/dice';
import { OFF_BOARD } from '../../model/hex';
import { moraleLoss, zoneOf } from '../../model/morale';
import { SIDES } from '../../model/side';
import type { GameState } from '../../model/state';
import { hexLabel } from '../board/hexLabel';
import { unitsAsked } from '../prompt/unitsAsked';
import type { Words } from '../words/words';

export interface SummaryPart {
  readonly title: string;
  readonly lines: readonly string[];
}

/** The whole position in words, of what lies open on the table. */
export function positionSummary(seen: GameState, decision: Decision | null, text: Text, words: Words): readonly SummaryPart[] {
  const { plan, units, fires, markers, control } = seen;
  const label = (hex: number) => hexLabel(hex, seen, false, text, words);
  const bare = [...Object.keys(fires), ...Object.keys(control), ...markers.map(({ hex }) => hex)]
    .map(Number)
    .filter((hex) => hex !== OFF_BOARD && !units.some((unit) => unit.hex === hex));
  const others = { title: words.summary.otherHexes, lines: [...new Set(bare)].toSorted((a, b) => a - b).map(label) };
  return [
    { title: words.roundOf(seen.round, plan.rounds), lines: [questionLine(seen, decision, text, words), moraleLine(seen, text, words)] },
    ...SIDES.map((side) => {
      const own = units.filter((unit) => unit.side === side && unit.hex !== OFF_BOARD).map(({ hex }) => hex);
      return { title: text.houses[side], lines: [houseLine(seen, side, text, words), ...own.toSorted((a, b) => a - b).map(label)] };
    }),
    ...(others.lines.length > 0 ? [others] : []),
  ];
}

function questionLine(seen: GameState, decision: Decision | null, text: Text, words: Words): string {
  if (decision === null || decision.decider === 'chance') return words.noOption;
  const { decider, prompt, isSecret, task, options } = decision;
  const units = isSecret ? [] : unitsAsked(task, options, seen);
  return `${text.houses[decider]} · ${text.ask(prompt as Prompt, units).question}`;
}

export function moraleLine({ morale }: GameState, text: Text, words: Words): string {
  const side = SIDES.find((one) => moraleLoss(morale, one) > 0);
  if (side === undefined) return words.summary.moraleEven;
  return words.summary.morale(text.houses[side], moraleLoss(morale, side), zoneOf(morale, side));
}

function houseLine({ houses, plan }: GameState, side: (typeof SIDES)[number], text: Text, words: Words): string {
  const { pool, commandTokens, hand, points, passed } = houses[side];
  const tokens = FACES.flatMap((face) => (pool[face] > 0 ? [`${pool[face]} × ${text.faces[face]}`] : []));
  const parts = [
    ...(plan.scoring.length > 0 ? [`${text.terms.victoryPoints} ${points}`] : []),
    `${text.terms.orderPool} ${tokens.join(', ') || '0'}`,
    words.summary.commandTokens(commandTokens),
    words.cards(hand.length),
    ...(passed ? [words.summary.passed] : []),
  ];
  return parts.join(' · ');
}
