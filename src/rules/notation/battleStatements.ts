import type { BattlePlan, HexMarker } from '../../model/battle';
import { MARKER_KINDS } from '../../model/battle';
import type { Drawing } from '../../model/drawing';
import { OFF_BOARD } from '../../model/hex';
import { SIDES } from '../../model/side';
import { RANKS } from '../../model/unit';
import { COMMANDERS } from '../../content/commanders';
import type { Draft } from '../draft';
import { claimWords } from './claimWords';
import { Fault } from './fault';
import { after, fieldsOf, oneOf, readAll } from './phrase';
import { muster, PLAN_READERS } from './positionPlan';
import type { Statement } from './positionText';
import { scoringWords } from './scoringWords';
import { specialWords } from './specialWords';
import { expectEnd, readCommander, readHex, readOneOf } from './words';

type Plan = Draft<BattlePlan>;

export interface BattleReader {
  /** Said once, once for each first word, or as often as needed. */
  readonly once: 'battle' | 'each' | 'never';
  /** What it needs to know: nothing, the board, the units on it, or the markers too. */
  readonly needs: 'nothing' | 'board' | 'units' | 'markers';
  readonly read: (plan: Plan, statement: Statement, drawing: Drawing) => void;
}

const asInPositions = (keyword: string, once: BattleReader['once'], needs: BattleReader['needs']): BattleReader => ({
  once,
  needs,
  read: (plan, { words }, drawing) => expectEnd(words, PLAN_READERS[keyword]!(plan, words, drawing)),
});

export const sideIf = fieldsOf({ side: oneOf('house', SIDES), claim: after('if', claimWords) });

/** All that may be said of a battle besides its drawing. */
export const BATTLE_READERS: Readonly<Record<string, BattleReader>> = {
  battle: {
    once: 'battle',
    needs: 'nothing',
    read: (plan, { rest }) => {
      if (!/^[A-Za-z][A-Za-z0-9]*$/.test(rest)) throw new Fault(`"${rest}" is no id: write one word of letters and digits`);
      plan.id = rest;
    },
  },
  title: {
    once: 'battle',
    needs: 'nothing',
    read: (plan, { rest }) => {
      if (rest === '') throw new Fault('The title is empty: write it, or leave out the line');
      plan.title = rest;
    },
  },
  provenance: {
    once: 'battle',
    needs: 'nothing',
    read: (plan, { words }) => {
      plan.provenance = readAll(oneOf('provenance', ['rulebook', 'known', 'ours']), words, plan);
    },
  },
  edges: asInPositions('edges', 'battle', 'nothing'),
  rounds: asInPositions('rounds', 'battle', 'nothing'),
  momentum: asInPositions('momentum', 'battle', 'nothing'),
  ratings: asInPositions('ratings', 'each', 'nothing'),
  segments: asInPositions('segments', 'battle', 'nothing'),
  otherwise: {
    once: 'battle',
    needs: 'nothing',
    read: (plan, { words }) => {
      plan.victory.otherwise = readAll(oneOf('winner', [...SIDES, 'mostPoints']), words, plan);
    },
  },
  ground: asInPositions('ground', 'each', 'board'),
  unit: { once: 'each', needs: 'board', read: readUnit },
  objective: asInPositions('objective', 'each', 'units'),
  marker: { once: 'never', needs: 'units', read: readMarker },
  special: {
    once: 'never',
    needs: 'markers',
    read: (plan, { words }) => void plan.special.push(readAll(specialWords, words, plan) as Plan['special'][number]),
  },
  score: {
    once: 'never',
    needs: 'markers',
    read: (plan, { words }) => void plan.scoring.push(readAll(scoringWords, words, plan) as Plan['scoring'][number]),
  },
  instant: {
    once: 'never',
    needs: 'markers',
    read: (plan, { words }) =>
      void plan.victory.instant.push(readAll(sideIf, words, plan) as Plan['victory']['instant'][number]),
  },
  win: {
    once: 'never',
    needs: 'markers',
    read: (plan, { words }) =>
      void plan.victory.atEnd.push(readAll(sideIf, words, plan) as Plan['victory']['atEnd'][number]),
  },
};

/** `unit LABEL RANK`, then a commander, then `offBoard` for a unit that comes later. */
function readUnit({ army }: Plan, { words }: Statement, { units }: Drawing): void {
  const [label, rank, ...more] = words;
  const isOff = more.at(-1) === 'offBoard';
  const hex = units.find((unit) => unit.label === label)?.hex ?? OFF_BOARD;
  const unit = muster(label ?? '', hex);
  if (isOff && hex !== OFF_BOARD) throw new Fault(`"${unit.label}" is drawn and cannot be offBoard`);
  if (!isOff && hex === OFF_BOARD) throw new Fault(`"${unit.label}" is not drawn: draw it, or write offBoard at the end`);
  const [id, ...rest] = isOff ? more.slice(0, -1) : more;
  const commander = id === undefined ? null : readCommander(id);
  expectEnd(rest, 0);
  army.push({ ...unit, rank: readOneOf('rank', RANKS, rank), commander });
  if (commander === null) return;
  const { figures, name } = COMMANDERS[commander];
  if (figures !== unit.type) throw new Fault(`${commander} leads ${figures}, and "${unit.label}" is ${unit.type} (R3.4)`);
  const twin = army.slice(0, -1).find((other) => other.commander !== null && COMMANDERS[other.commander].name === name);
  if (twin === undefined) return;
  throw new Fault(`${commander} is here twice: "${twin.label}" has ${twin.commander ?? ''} already`);
}

/** `marker HEX KIND`, then its owner, its rank and `faceDown`, each if there is need of it. */
function readMarker(plan: Plan, { words }: Statement): void {
  const [name, kind, ...more] = words;
  const owner = SIDES.find((side) => side === more[0]) ?? null;
  if (owner !== null) more.shift();
  const rank = RANKS.find((one) => one === more[0]);
  if (rank !== undefined) more.shift();
  const faceUp = more[0] !== 'faceDown';
  expectEnd(more, faceUp ? 0 : 1);
  const known = MARKER_KINDS.filter((one) => one !== 'hidden');
  const marker: HexMarker = { hex: readHex({ plan }, name), kind: readOneOf('kind of marker', known, kind), owner, faceUp };
  plan.markers.push(rank === undefined ? marker : { ...marker, rank });
}
