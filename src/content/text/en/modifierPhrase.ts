import type { DiceCondition, Modifier } from '../../../model/modifier';
import { keywordWithLevel } from '../keywordWithLevel';
import { keywords } from './names';

type ModifierOf<K extends Modifier['kind']> = Extract<Modifier, { readonly kind: K }>;
type Phrases = { readonly [K in Modifier['kind']]: (modifier: ModifierOf<K>, isMany: boolean) => string };

/** The verb after one unit or many: "gain", "gains". */
const verb = (isMany: boolean, stem: string): string => (isMany ? stem : `${stem}s`);
const their = (isMany: boolean): string => (isMany ? 'their' : 'its');
const diceOf = (amount: number): string => (amount === 1 ? '1 die' : `${amount} dice`);

const WHEN: Readonly<Record<DiceCondition, string>> = {
  always: 'when attacking',
  flanking: 'in a flanking attack',
  againstCommander: 'when attacking a unit led by a commander',
  movedTwo: 'when attacking after a move of 2 hexes or more',
  againstCavalry: 'when attacking cavalry',
  unmoved: 'when attacking without having moved',
};

const STOPPED: Readonly<Record<ModifierOf<'ignoresStops'>['during'], string>> = { move: 'move', pursuit: 'pursuit' };

const PHRASES: Phrases = {
  keyword: ({ keyword, level }, isMany) => `${verb(isMany, 'gain')} ${keywordWithLevel(keywords, keyword, level)}`,
  withoutKeyword: ({ keyword }, isMany) => `${verb(isMany, 'lose')} ${keywordWithLevel(keywords, keyword, null)}`,
  dice: ({ amount, when }, isMany) =>
    `${verb(isMany, 'roll')} ${amount > 0 ? `${amount} more ${amount === 1 ? 'die' : 'dice'}` : `${diceOf(-amount)} less`} ${WHEN[when]}`,
  moves: ({ amount }) => `may move ${amount} ${amount === 1 ? 'hex' : 'hexes'} further`,
  ignoresStops: ({ during }, isMany) => `${isMany ? 'do' : 'does'} not have to stop for terrain during ${their(isMany)} ${STOPPED[during]}`,
  flanks: (_, isMany) => `${verb(isMany, 'count')} as flanking when attacking`,
  valorHits: ({ amount }, isMany) =>
    `${verb(isMany, 'score')} ${amount} extra ${amount === 1 ? 'hit' : 'hits'} for each valor rolled when attacking`,
  valorDoubles: (_, isMany) => `${verb(isMany, 'score')} 2 hits for each valor that hits`,
  valorPierces: (_, isMany) => `also ${verb(isMany, 'hit')} enemy cavalry with valor when attacking`,
  moraleHits: (_, isMany) => `also ${verb(isMany, 'score')} 1 hit for each morale result when attacking`,
  noCounterattack: () => 'cannot counterattack',
  dreaded: (_, isMany) => `${verb(isMany, 'raise')} your morale by 1 for each enemy unit forced to retreat 2 hexes or more`,
  unshaken: (_, isMany) => `${verb(isMany, 'ignore')} all morale results`,
  captureValue: ({ amount }, isMany) =>
    `${verb(isMany, amount < 0 ? 'lower' : 'raise')} the capture value of a commander ${isMany ? 'they attack' : 'it attacks'} by ${Math.abs(amount)}`,
  keepsCards: ({ amount }, isMany) => `${verb(isMany, 'let')} you keep ${amount} more command ${amount === 1 ? 'card' : 'cards'} when the round ends`,
  slipsAway: (_, isMany) => `may remove ${their(isMany)} engagement ${isMany ? 'tokens' : 'token'} without a parting blow`,
  valorKindles: (_, isMany) => `${verb(isMany, 'count')} valor as a green shield when setting fires`,
  support: ({ dice }, isMany) => `may forgo ${their(isMany)} attack to give ${diceOf(dice)} to an adjacent unit ordered this turn`,
};

/** What is said of units that have this modifier: the words after "the ordered units". */
export function modifierPhrase(modifier: Modifier, isMany: boolean): string {
  // The table pairs each kind with its modifier; the look-up loses that pairing.
  const phrase = PHRASES[modifier.kind] as (modifier: Modifier, isMany: boolean) => string;
  return phrase(modifier, isMany);
}
