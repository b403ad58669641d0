import type { Action } from '../../model/action';
import type { SpecialRule } from '../../model/battle';
import type { Face } from '../../model/dice';
import { FACES } from '../../model/dice';
import type { Hex } from '../../model/hex';
import type { DeployTask } from '../../model/task';
import type { Rank } from '../../model/unit';
import { RANKS } from '../../model/unit';
import { setToken } from '../board/standing';
import type { Draft } from '../draft';
import type { Game } from '../game';
import { markersAt, removeMarker } from './markers';

type Palisades = Extract<SpecialRule, { readonly kind: 'palisades' }>;

/** The dearest first, so that no palisade is left without any. */
const guardsOf = ({ tokens }: Palisades): Rank[] =>
  [...RANKS].reverse().flatMap((rank) => Array<Rank>(tokens[rank]).fill(rank));

export const nextGuard = (rule: Palisades, laid: number): Rank | null => guardsOf(rule)[laid] ?? null;

const palisadeHexes = (game: Game): Hex[] => game.terrain.flatMap((name, hex) => (name === 'palisade' ? [hex] : []));

/** Anywhere, as long as enough tokens are left for the palisades that have none. */
export function manOptions(game: Game, rule: Palisades, laid: number): Action[] {
  const hexes = palisadeHexes(game);
  const bare = hexes.filter((hex) => markersAt(game, hex).length === 0);
  const left = guardsOf(rule).length - laid;
  return (left <= bare.length ? bare : hexes).map((hex) => ({ type: 'chooseHex', hex }));
}

/** A die of its colour or a valor removes a token, and so do any two dice. */
export function stripOptions(game: Game, faces: readonly Face[]): Action[] {
  const options: Action[] = [];
  for (const hex of palisadeHexes(game)) {
    for (const rank of RANKS) {
      if (!markersAt(game, hex).some((marker) => marker.rank === rank)) continue;
      for (const paid of payments(rank, faces)) options.push({ type: 'strip', hex, rank, faces: paid });
    }
  }
  return options;
}

/** Two dice are given only where one would not do. */
function payments(rank: Rank, faces: readonly Face[]): (readonly Face[])[] {
  const singles = FACES.filter((face) => faces.includes(face) && (face === rank || face === 'valor'));
  const others = FACES.filter((face) => faces.includes(face) && face !== rank && face !== 'valor');
  const pairs = others.flatMap((face, i) => [
    ...(faces.filter((one) => one === face).length >= 2 ? [[face, face]] : []),
    ...others.slice(i + 1).map((other) => [face, other]),
  ]);
  return [...singles.map((face) => [face]), ...pairs];
}

export function strip(game: Game, task: Draft<DeployTask>, { hex, rank, faces }: Extract<Action, { type: 'strip' }>): void {
  for (const face of faces) task.faces.splice(task.faces.indexOf(face), 1);
  removeMarker(game, markersAt(game, hex).find((marker) => marker.rank === rank)!);
  game.events?.push({ type: 'palisadeStripped', hex, rank, faces });
}

/** A palisade without tokens is gone; those of the others have done their duty. */
export function tearDown(game: Game): void {
  for (const hex of palisadeHexes(game)) {
    const guards = markersAt(game, hex);
    for (const guard of guards) removeMarker(game, guard);
    if (guards.length > 0) continue;
    setToken(game, hex, null);
    game.events?.push({ type: 'terrainRemoved', hex, token: 'palisade' });
  }
}
