import type { Muster } from '../../model/battle';
import { OFF_BOARD } from '../../model/hex';
import type { Side } from '../../model/side';
import type { Piece, SetupCard } from '../../model/skirmish';
import type { SkirmishTask } from '../../model/task';
import { UNIT_LETTERS } from '../../model/unit';
import { COMMANDERS } from '../../content/commanders';
import { cardsOf } from './commanders';

/** The terrain pieces of a house (R19.3). */
export const terrainPieces = (task: SkirmishTask, side: Side): Piece[] =>
  cardsOf(task.terrainCards, side).flatMap(({ terrain }) =>
    terrain.flatMap(({ ground, count }) => Array.from({ length: count }, (): Piece => ({ kind: 'terrain', ground }))),
  );

/** The units of a house that have a commander, or all others. */
export const unitPieces = (task: SkirmishTask, side: Side, areLed: boolean): Piece[] =>
  armyOf(task, side)
    .filter(({ commander }) => (commander !== null) === areLed)
    .map((muster) => ({ kind: 'unit', muster }));

/** The whole army of a house, commanders' units first; where it stands is not known yet. */
function armyOf({ chosen, unitCards }: SkirmishTask, side: Side): Muster[] {
  const army: Muster[] = [];
  const enlist = (unit: Pick<Muster, 'type' | 'rank' | 'commander'>): void => {
    const letter = UNIT_LETTERS[unit.type];
    const digit = 1 + army.filter(({ type }) => type === unit.type).length;
    army.push({ label: `${letter}${digit}`, side, ...unit, hex: OFF_BOARD });
  };
  for (const card of cardsOf(chosen, side)) enlist(ledBy(card));
  for (const { type, rank, count } of cardsOf(unitCards, side).flatMap(({ units }) => units)) {
    for (let left = count; left > 0; left -= 1) enlist({ type, rank, commander: null });
  }
  return army;
}

/** A commander's card names the figures of his unit (R3.4). */
function ledBy({ commander }: SetupCard): Pick<Muster, 'type' | 'rank' | 'commander'> {
  const { id, rank } = commander!;
  return { type: COMMANDERS[id].figures, rank, commander: id };
}
