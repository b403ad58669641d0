import type { Language } from '../../content/text';
import type { Prompt } from '../../content/text/text';

/** Decisions that a newcomer meets in his first battle; `engaged` once there are swords between two units. */
export type Hint = Extract<
  Prompt,
  | 'turn.choose'
  | 'card.commands'
  | 'card.declare'
  | 'orders.move'
  | 'orders.attack'
  | 'attack.reroll'
  | 'attack.counterattack'
  | 'attack.follow'
  | 'disengage.partingBlow'
  | 'retreat.step'
  | 'regroup.keepCard'
  | 'regroup.keepToken'
  | 'regroup.recover'
> | 'engaged';

export interface HintWords {
  readonly title: string;
  readonly gotIt: string;
  readonly about: Readonly<Record<Hint, string>>;
}

export const hints: Readonly<Record<Language, HintWords>> = {
  fr: {
    title: 'Premiers pas',
    gotIt: 'Compris',
    about: {
      'turn.choose': 'Les unités cernées de violet peuvent recevoir un ordre : cliquez sur l’une d’elles ; elle coûte un pion de sa couleur. Une carte en active plusieurs d’un coup, près d’un commandant.',
      'card.commands': 'Chaque ligne de la carte se paie en pions Commandement, posés sur le commandant jusqu’au prochain round. Sa limite dit combien il en porte.',
      'card.declare': 'La carte active plusieurs unités près du commandant. Désignez-les toutes ; elles bougeront ensuite.',
      'orders.move': 'Les cases cernées sont à portée. Une unité qui va loin ne peut parfois plus attaquer. Rester sur place est permis.',
      'orders.attack': 'Pointez une cible pour voir ses chances avant de lancer. Seuls touchent les boucliers à la couleur de la cible et la bravoure.',
      'attack.reroll': 'Votre cible est déjà aux prises avec une autre : vous la débordez et relancez un symbole. Relancez d’ordinaire celui qui ne touche pas.',
      'attack.counterattack': 'Une unité hardie qui tient bon rend le coup aussitôt, sans dépenser d’ordre.',
      'attack.follow': 'La case de l’ennemi est vide. La suivre gagne du terrain, mais peut exposer votre unité.',
      'disengage.partingBlow': 'L’ennemi tourne le dos pour partir. Votre unité peut le frapper, sans dépenser d’ordre.',
      'retreat.step': 'Un drapeau fait reculer vers son bord. Là où il n’y a pas de place, chaque pas manqué est une touche.',
      'regroup.keepCard': 'Le round finit : une seule carte reste en main. Gardez celle qui servira au suivant.',
      'regroup.keepToken': 'Un seul pion Ordre passe au round suivant. La bravoure active n’importe qui.',
      'regroup.recover': 'Le moral remonte jusqu’au bord de sa zone. C’est presque toujours bon à prendre.',
      engaged: 'Les épées croisées marquent un engagement : ces deux unités ne s’attaquent qu’entre elles, et partir expose à un coup. Une troisième peut les déborder.',
    },
  },
  en: {
    title: 'First steps',
    gotIt: 'Got it',
    about: {
      'turn.choose': 'The units ringed in purple can be ordered: click one; it costs a token of its colour. A card orders several at once, near a commander.',
      'card.commands': 'Each line of the card is paid for in command tokens, which stay on the commander until the next round. The limit on the card says how many it holds.',
      'card.declare': 'The card orders several units near the commander. Name them all; they move afterwards.',
      'orders.move': 'The ringed hexes are within reach. A unit that goes far may no longer be able to attack. It may also stay where it is.',
      'orders.attack': 'Point at a target to see its chances before you roll. Only shields in the target’s colour and valor hit.',
      'attack.reroll': 'Your target is already fighting another: you take it in the flank and reroll one symbol. As a rule the one that does not hit.',
      'attack.counterattack': 'A stalwart unit that holds its ground strikes back at once, at no cost.',
      'attack.follow': 'The enemy’s hex is empty. Following gains ground, but may leave your unit exposed.',
      'disengage.partingBlow': 'The enemy turns its back to leave. Your unit may strike it, at no cost.',
      'retreat.step': 'A flag drives a unit back towards its own edge. Where there is no room, each step missed is a hit.',
      'regroup.keepCard': 'The round ends: one card stays in hand. Keep the one that will serve in the next.',
      'regroup.keepToken': 'One order token goes on to the next round. Valor orders any unit.',
      'regroup.recover': 'Morale rises to the edge of its zone. That is nearly always worth taking.',
      engaged: 'Crossed swords mark an engagement: these two units attack only each other, and leaving risks a blow. A third may take them in the flank.',
    },
  },
};
