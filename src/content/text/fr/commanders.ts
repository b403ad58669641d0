import type { Text } from '../text';

export const commanders: Text['commanders'] = {
  robbKing: {
    name: 'Robb Stark',
    title: 'Roi du Nord',
    ability: 'Avant ou après son activation, son unité peut retirer son pion Engagement sans subir d’attaque de décrochage.',
    commitment:
      'Quand une attaque ou une contre-attaque ferait perdre une figurine à son unité et qu’il n’y est pas seul, il échange sa place avec le porteur de bannière d’une unité de cavalerie amie adjacente ; le rang du nouveau porteur détermine les dés qui touchent.',
  },
  robbYoungWolf: {
    name: 'Robb Stark',
    title: 'Le Jeune Loup',
    ability: 'Son unité n’est pas arrêtée par le terrain pendant sa poursuite.',
    commitment:
      'Au lieu de l’attaque de son unité, Vent Gris mène une attaque de Chiens de guerre à une distance de 1 à 3 cases. S’il élimine sa cible, cette carte n’est pas retournée.',
  },
  eddard: {
    name: 'Eddard Stark',
    title: 'Sire de Winterfell',
    ability: 'Les unités amies adjacentes à la sienne sont Hardies.',
    commitment: 'Jusqu’à la fin du round, les unités qu’il contrôle ignorent tous les résultats moral.',
  },
  greatjon: {
    name: 'Lard-Jon Omble',
    title: 'Le Lard-Jon',
    ability: 'Son unité a Endurance 1.',
    commitment: 'Avant une attaque de son unité : chaque résultat moral de cette attaque est aussi une touche.',
  },
  greatjonLord: {
    name: 'Lard-Jon Omble',
    title: 'Sire d’Âtre-lès-Confins',
    ability: 'Son unité lance 1 dé de plus lors d’une attaque par débordement.',
    commitment: 'Mobilisez toutes les unités amies engagées qu’il contrôle.',
  },
  rickard: {
    name: 'Rickard Karstark',
    title: 'Soleil de l’Hiver',
    ability: 'Son unité lance 1 dé de plus en attaquant une unité menée par un commandant.',
    commitment: 'Mobilisez toute la cavalerie amie qu’il contrôle.',
  },
  maege: {
    name: 'Maege Mormont',
    title: 'Dame de l’Île-aux-Ours',
    ability: 'Son unité a Armure lourde et Hardi.',
    commitment:
      'Avant l’attaque d’une unité qu’elle contrôle : cette unité attaque deux fois à ce tour, la seconde fois la cible de votre choix, et les résultats moral de la première attaque sont ignorés.',
  },
  jaimeKingslayer: {
    name: 'Jaime Lannister',
    title: 'Le Régicide',
    ability: 'La valeur de capture d’un commandant attaqué par son unité est diminuée de 1.',
    commitment:
      'Mobilisez son unité et toutes les unités amies adjacentes. Si son unité a capturé un commandant à ce tour, mobilisez plutôt toutes les unités amies du plateau.',
  },
  jaimeYoungLion: {
    name: 'Jaime Lannister',
    title: 'Le Jeune Lion',
    ability: 'Son unité lance 1 dé de plus en attaquant après un déplacement d’au moins 2 cases.',
    commitment: 'Après l’attaque de son unité : elle peut attaquer une fois de plus.',
  },
  tywin: {
    name: 'Tywin Lannister',
    title: 'Gouverneur de l’Ouest',
    ability: 'Tant qu’il est sur le plateau, la Maison Lannister conserve 1 carte Commandement de plus à la fin d’un round.',
    commitment: 'Ramenez jusqu’à 2 pions Commandement des commandants Lannister sur le plateau de commandement.',
  },
  gregorMountain: {
    name: 'Gregor Clegane',
    title: 'La Montagne',
    ability: 'Son unité a Endurance 1.',
    commitment: 'Avant une attaque de son unité : chaque bravoure qui touche dans cette attaque compte pour deux touches.',
  },
  gregorReaver: {
    name: 'Gregor Clegane',
    title: 'Le Razzieur',
    ability: 'Son unité a Terre brûlée et compte les bravoures comme des boucliers verts pour allumer des feux.',
    commitment:
      'Chaque feu du plateau monte d’un niveau, dans sa limite ; choisissez ensuite une direction : jusqu’à 3 feux se propagent de 2 cases de ce côté.',
  },
  addam: {
    name: 'Addam Marbrand',
    title: 'Guerrier de Cendremarc',
    ability: 'Son unité peut se déplacer d’une case de plus.',
    commitment: 'Chaque unité de cavalerie amie non engagée qu’il contrôle peut se déplacer de 1 ou 2 cases sans être activée.',
  },
  kevan: {
    name: 'Kevan Lannister',
    title: 'Le Fidèle Capitaine',
    ability: 'Si son unité est activée et n’attaque pas, une unité amie adjacente activée au même tour lance 2 dés de plus pour son attaque.',
    commitment: 'Quand une attaque de décrochage ou une contre-attaque est déclarée contre une unité qu’il contrôle : elle n’a pas lieu.',
  },
};
