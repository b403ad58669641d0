import type { Language } from '../../content/text';
import type { AttackForm } from '../../model/task';
import type { Rank } from '../../model/unit';
import type { DieResult, Obstacle } from '../../rules';

/** The words of the combat panel. */
export interface CombatWords {
  readonly forms: Readonly<Record<AttackForm | 'flanking', string>>;
  readonly fromHere: string;
  readonly dice: (count: number) => string;
  readonly houndsDie: string;
  readonly hit: string;
  readonly retreat: string;
  readonly eliminated: string;
  readonly captured: string;
  readonly counterattack: (percent: string) => string;
  readonly obstacles: Readonly<Record<Exclude<Obstacle['kind'], 'keyword'>, (detail: string) => string>>;
  readonly hits: (count: number) => string;
  readonly steps: (count: number) => string;
  readonly noEffect: string;
  readonly ignored: string;
  readonly why: Readonly<Record<DieResult['why'], (rank: Rank) => string>>;
  readonly rollOf: string;
  readonly rerollAll: string;
  readonly rerollChance: (percent: string) => string;
  readonly rerollLoses: (hits: number, steps: number) => string;
  readonly keepRoll: string;
  readonly advised: string;
}

const FEMININE: Readonly<Record<Rank, string>> = { green: 'verte', blue: 'bleue', red: 'rouge' };

const french: CombatWords = {
  forms: {
    melee: 'Attaque',
    flanking: 'Attaque par débordement',
    ranged: 'Tir',
    hounds: 'Chiens de guerre',
    parting: 'Attaque de décrochage',
    counter: 'Contre-attaque',
  },
  fromHere: 'Si vous attaquez d’ici',
  dice: (count) => `${count} ${count < 2 ? 'dé' : 'dés'}`,
  houndsDie: 'Un premier dé dit ce que font les chiens.',
  hit: 'Au moins une touche',
  retreat: 'Retraite',
  eliminated: 'Unité détruite',
  captured: 'Commandant capturé',
  counterattack: (percent) => `Peut contre-attaquer : ${percent}.`,
  obstacles: {
    partingBlow: (foe) => `Attaque de décrochage d’abord : ${foe}.`,
    cover: (level) => `Couvert ${level} : autant de touches ignorées.`,
    unshaken: () => 'Les résultats moraux restent sans effet.',
    cornered: () => 'La cible ne peut pas reculer : chaque pas est une touche.',
  },
  hits: (count) => (count < 2 ? 'touche' : `${count} touches`),
  steps: (count) => `retraite ${count}`,
  noEffect: 'sans effet',
  ignored: 'ignorée',
  why: {
    rank: () => 'rang de la cible',
    otherRank: (rank) => `la cible est ${FEMININE[rank]}`,
    armorRank: () => 'armure : un rang de plus',
    armor: () => 'Armure lourde',
    valor: () => 'bravoure',
    noValor: () => 'pas pour des archers',
    cavalry: () => 'pas contre la cavalerie',
    modifier: () => 'carte ou capacité',
    morale: () => 'vers son bord',
    unshaken: () => 'le moral tient',
    sheltered: () => 'couvert ou Endurance',
    stalwart: () => 'Hardi peut l’ignorer',
    hounds: () => 'ce que font les chiens',
  },
  rollOf: 'Jet de dés',
  rerollAll: 'Relancez tous les dés d’un seul symbole :',
  rerollChance: (percent) => `${percent} de toucher`,
  rerollLoses: (hits, steps) =>
    [hits > 0 ? `${hits} ${hits < 2 ? 'touche perdue' : 'touches perdues'}` : '', steps > 0 ? 'plus de retraite' : ''].filter(Boolean).join(', '),
  keepRoll: 'Garder ce jet',
  advised: 'conseillé',
};

const english: CombatWords = {
  forms: {
    melee: 'Attack',
    flanking: 'Flanking attack',
    ranged: 'Shot',
    hounds: 'War hounds',
    parting: 'Parting blow',
    counter: 'Counterattack',
  },
  fromHere: 'If you attack from here',
  dice: (count) => `${count} ${count === 1 ? 'die' : 'dice'}`,
  houndsDie: 'A first die says what the hounds do.',
  hit: 'At least one hit',
  retreat: 'Retreat',
  eliminated: 'Unit destroyed',
  captured: 'Commander captured',
  counterattack: (percent) => `May counterattack: ${percent}.`,
  obstacles: {
    partingBlow: (foe) => `A parting blow comes first: ${foe}.`,
    cover: (level) => `Cover ${level}: as many hits ignored.`,
    unshaken: () => 'Morale results have no effect.',
    cornered: () => 'The target cannot fall back: each step is a hit.',
  },
  hits: (count) => (count === 1 ? 'hit' : `${count} hits`),
  steps: (count) => `retreat ${count}`,
  noEffect: 'no effect',
  ignored: 'ignored',
  why: {
    rank: () => 'the target’s rank',
    otherRank: (rank) => `the target is ${rank}`,
    armorRank: () => 'armor: one rank higher',
    armor: () => 'Heavy Armor',
    valor: () => 'valor',
    noValor: () => 'not for archers',
    cavalry: () => 'not against cavalry',
    modifier: () => 'card or ability',
    morale: () => 'towards its edge',
    unshaken: () => 'its morale holds',
    sheltered: () => 'cover or Toughness',
    stalwart: () => 'Stalwart may ignore it',
    hounds: () => 'what the hounds do',
  },
  rollOf: 'Roll',
  rerollAll: 'Reroll all dice of one symbol:',
  rerollChance: (percent) => `${percent} to hit`,
  rerollLoses: (hits, steps) =>
    [hits > 0 ? `${hits} ${hits === 1 ? 'hit' : 'hits'} lost` : '', steps > 0 ? 'no more retreat' : ''].filter(Boolean).join(', '),
  keepRoll: 'Keep this roll',
  advised: 'advised',
};

export const combat: Readonly<Record<Language, CombatWords>> = { fr: french, en: english };
