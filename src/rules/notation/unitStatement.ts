import type { CommanderId } from '../../model/commander';
import { COMMANDER_IDS } from '../../model/commander';
import type { Rank } from '../../model/unit';
import { RANKS } from '../../model/unit';
import { Fault } from './fault';
import { isOneOf } from './isOneOf';

/** `unit LABEL` and what is said about it, in any order; `undefined` where nothing is said. */
export interface UnitStatement {
  readonly label: string;
  readonly rank: Rank | undefined;
  readonly figures: number | undefined;
  readonly ready: boolean;
  readonly isDead: boolean;
  readonly commander: CommanderId | null | undefined;
}

export function readUnitStatement([label, ...words]: readonly string[]): UnitStatement {
  if (label === undefined) throw new Fault('Which unit? Write its label, for example "unit I1 blue"');
  const kinds = words.map(kindOf);
  for (const [index, word] of words.entries()) {
    const kind = kinds[index]!;
    if (kinds.indexOf(kind) < index) throw new Fault(`"${word}" is too much: its ${kind} is already told`);
  }
  const told = (kind: string) => words.find((word) => kindOf(word) === kind);
  const commander = told('commander');
  const figures = told('number of figures');
  return {
    label,
    rank: RANKS.find((rank) => rank === told('rank')),
    figures: figures === undefined ? undefined : Number(figures),
    ready: told('readiness') !== 'spent',
    isDead: told('death') !== undefined,
    commander: commander === 'nobody' ? null : COMMANDER_IDS.find((id) => id === commander),
  };
}

function kindOf(word: string): string {
  if (isOneOf(RANKS, word)) return 'rank';
  if (word === 'ready' || word === 'spent') return 'readiness';
  if (word === 'dead') return 'death';
  if (word === 'nobody' || isOneOf(COMMANDER_IDS, word)) return 'commander';
  if (/^\d$/.test(word)) return 'number of figures';
  throw new Fault(`"${word}" says nothing of a unit: write rank, figures, ready or spent, dead, a commander or nobody`);
}
