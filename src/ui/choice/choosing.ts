import type { Action } from '../../model/action';
import type { Hex } from '../../model/hex';
import type { GameState } from '../../model/state';
import type { Spot, Step } from './steps';
import { stepsOf } from './steps';

/** The options of a decision with the clicks that lead to them, and what has been clicked so far. */
export interface Choosing {
  readonly state: GameState;
  readonly ways: readonly Way[];
  readonly picked: readonly Spot[];
  /** What counts as picked: where only one unit can act, it need not be clicked. */
  readonly prefix: readonly Spot[];
}

interface Way {
  readonly option: Action;
  readonly steps: readonly Step[];
}

export function choosingOf(state: GameState, options: readonly Action[], picked: readonly Spot[]): Choosing {
  const ways = options.map((option) => ({ option, steps: stepsOf(option, state) }));
  // A commander who could use his ability beside it is no unit that acts.
  const firsts = new Set(ways.flatMap(({ steps: [first, second] }) => (second === undefined || first?.field === 'commander' ? [] : first?.spot)));
  const [only] = firsts;
  const isObvious = picked.length === 0 && firsts.size === 1 && only?.startsWith('hex:') === true;
  return { state, ways, picked, prefix: isObvious ? [only] : picked };
}

const leads = ({ steps }: Way, prefix: readonly Spot[]): boolean =>
  prefix.every((spot, place) => steps[place]?.spot === spot);

/** The options that agree with what was clicked. */
export const optionsLeft = ({ ways, picked }: Choosing): readonly Action[] =>
  ways.filter((way) => leads(way, picked)).map(({ option }) => option);

/** What can be clicked next. */
export function litSpots({ ways, picked, prefix }: Choosing): ReadonlySet<Spot> {
  const after = (before: readonly Spot[]) =>
    ways.filter((way) => leads(way, before)).flatMap(({ steps }) => steps[before.length]?.spot ?? []);
  return new Set([...after(picked), ...after(prefix)].filter((spot) => !prefix.includes(spot)));
}

/** What a click comes to: an option played, something picked, or an attempt to be refused. */
export type Click =
  | { readonly kind: 'play'; readonly option: Action }
  | { readonly kind: 'pick'; readonly picked: readonly Spot[] }
  | { readonly kind: 'refuse'; readonly attempt: Action };

export function clickOn(choosing: Choosing, spot: Spot): Click {
  const { ways, picked, prefix } = choosing;
  if (picked.includes(spot)) return { kind: 'pick', picked: [] };
  for (const before of [prefix, []]) {
    const way = [...before, spot];
    const found = ways.filter((one) => leads(one, way));
    const [first] = found;
    if (first === undefined) continue;
    if (found.length === 1 && first.steps.length === way.length) return { kind: 'play', option: first.option };
    return { kind: 'pick', picked: way };
  }
  // A place where somebody could go picks who can go there.
  const first = ways.find(({ steps }) => steps.at(-1)?.spot === spot)?.steps[0];
  if (first !== undefined) return { kind: 'pick', picked: [first.spot] };
  return { kind: 'refuse', attempt: attemptAt(choosing, spot) };
}

/** The nearest thing to an option that this click could have meant; the rules say why it is none. */
function attemptAt({ state, ways, prefix }: Choosing, spot: Spot): Action {
  const [kind, id = ''] = spot.split(':');
  if (kind === 'card') {
    const commander = state.commanders.find(({ side }) => state.houses[side].hand.includes(id))?.id ?? 'robbKing';
    return { type: 'playCard', card: id, commander };
  }
  if (kind !== 'hex') return { type: 'done' };
  const hex: Hex = Number(id);
  const unit = state.units.find((one) => one.hex === hex)?.id;
  const meant = ways
    .filter((way) => leads(way, prefix))
    .flatMap(({ option, steps }) => (steps[prefix.length] === undefined ? [] : [{ option, step: steps[prefix.length] }]))
    .filter(({ step }) => step?.spot.startsWith('hex:'));
  const ofUnit = meant.find(({ step }) => step?.field === 'unit' || step?.field === 'target');
  if (ofUnit?.step !== undefined && unit !== undefined) return { ...ofUnit.option, [ofUnit.step.field]: unit };
  const ofHex = meant.find(({ step }) => step?.field === 'to' || step?.field === 'hex');
  if (ofHex?.step !== undefined) return { ...ofHex.option, [ofHex.step.field]: hex };
  return unit === undefined ? { type: 'chooseHex', hex } : { type: 'choose', unit };
}
