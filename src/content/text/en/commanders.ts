import type { Text } from '../text';

export const commanders: Text['commanders'] = {
  robbKing: {
    name: 'Robb Stark',
    title: 'King in the North',
    ability: 'Before or after being ordered, his unit may remove its engagement token without a parting blow.',
    commitment:
      'When an attack or counterattack would cost his unit a figure, and he is not alone in it, he changes places with the banner bearer of an adjacent friendly cavalry unit; the rank of the new bearer decides which dice hit.',
  },
  robbYoungWolf: {
    name: 'Robb Stark',
    title: 'The Young Wolf',
    ability: 'His unit does not have to stop for terrain during its pursuit.',
    commitment:
      'Instead of his unit’s attack, Grey Wind makes a War Hounds attack at distance 1 to 3. If it eliminates its target, this card is not turned over.',
  },
  eddard: {
    name: 'Eddard Stark',
    title: 'Lord of Winterfell',
    ability: 'Friendly units adjacent to his unit are Stalwart.',
    commitment: 'Until the end of the round, the units he controls ignore all morale results.',
  },
  greatjon: {
    name: 'Greatjon Umber',
    title: 'The Greatjon',
    ability: 'His unit has Toughness 1.',
    commitment: 'Before his unit attacks: each morale result of that attack is also a hit.',
  },
  greatjonLord: {
    name: 'Greatjon Umber',
    title: 'Lord of Last Hearth',
    ability: 'His unit rolls 1 more die in a flanking attack.',
    commitment: 'Rally every engaged friendly unit he controls.',
  },
  rickard: {
    name: 'Rickard Karstark',
    title: 'Sun of Winter',
    ability: 'His unit rolls 1 more die when attacking a unit led by a commander.',
    commitment: 'Rally all friendly cavalry he controls.',
  },
  maege: {
    name: 'Maege Mormont',
    title: 'Lady of Bear Island',
    ability: 'Her unit has Heavy Armor and is Stalwart.',
    commitment:
      'Before an attack by a unit she controls: that unit attacks twice this turn, the second time any target, and the morale results of the first attack are ignored.',
  },
  jaimeKingslayer: {
    name: 'Jaime Lannister',
    title: 'The Kingslayer',
    ability: 'The capture value of a commander his unit attacks is 1 lower.',
    commitment:
      'Rally his unit and all adjacent friendly units. If his unit captured a commander this turn, rally all friendly units on the board instead.',
  },
  jaimeYoungLion: {
    name: 'Jaime Lannister',
    title: 'The Young Lion',
    ability: 'His unit rolls 1 more die when attacking after a move of 2 hexes or more.',
    commitment: 'After his unit’s attack: it may attack once more.',
  },
  tywin: {
    name: 'Tywin Lannister',
    title: 'Warden of the West',
    ability: 'While he is on the board, House Lannister keeps 1 more command card when a round ends.',
    commitment: 'Return up to 2 command tokens from Lannister commanders to the command board.',
  },
  gregorMountain: {
    name: 'Gregor Clegane',
    title: 'The Mountain',
    ability: 'His unit has Toughness 1.',
    commitment: 'Before his unit attacks: each valor that hits in that attack counts two hits.',
  },
  gregorReaver: {
    name: 'Gregor Clegane',
    title: 'The Reaver',
    ability: 'His unit has Scorched Earth, and counts valor as a green shield when setting fires.',
    commitment: 'Every fire on the board rises by 1 level, within its limit; then choose a direction, and up to 3 fires spread 2 hexes that way.',
  },
  addam: {
    name: 'Addam Marbrand',
    title: 'Warrior of Ashemark',
    ability: 'His unit may move 1 hex further.',
    commitment: 'Every unengaged friendly cavalry unit he controls may move up to 2 hexes without being ordered.',
  },
  kevan: {
    name: 'Kevan Lannister',
    title: 'Trusted Captain',
    ability: 'If his unit is ordered and does not attack, one adjacent friendly unit ordered in the same turn rolls 2 more dice in its attack.',
    commitment: 'When a parting blow or counterattack is declared against a unit he controls: it does not happen.',
  },
};
