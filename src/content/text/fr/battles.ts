import type { Text } from '../text';

export const battles: Text['battles'] = {
  kingsroad: {
    title: 'Affrontement sur la Route Royale',
    story:
      'Deux armées se heurtent là où la Route Royale s’écarte de la rivière. Rickard Karstark et ses archers surveillent les gués du sud, Maege Mormont barre la route avec ses piques ; les fantassins de Kevan Lannister et les cavaliers d’Addam Marbrand entendent passer avant la nuit.',
    goal: {
      stark: 'Empêchez les Lannister de contrôler les deux objectifs à la fin du round 5, ou mettez-les en déroute.',
      lannister: 'Contrôlez les deux objectifs à la fin du round 5.',
    },
  },
  piper: {
    title: 'L’Écot des Piper',
    story:
      'Quelques cavaliers, un troupeau volé, une piste trop facile à suivre : la colonne de Gregor Clegane a mordu à l’appât et quitté son camp. Le Lard-Jon et Rickard Karstark referment la route derrière elle, un village entre eux deux, la rivière dans le dos des Lannister.',
    goal: {
      stark: 'Marquez le plus de points : 1 par round pour chaque bâtiment contrôlé, et 2 à la fin pour chaque passage de la rivière.',
      lannister: 'Marquez le plus de points : 1 par round pour chaque bâtiment contrôlé, et 2 à la fin pour chaque passage de la rivière.',
    },
  },
  greenFork: {
    title: 'La Verfurque',
    story:
      'Les armées s’étirent en longues lignes le long de la Verfurque, fantassins contre fantassins, des vétérans rouges dans les deux centres. Le Nord n’est pas venu tout conquérir : ses capitaines seuls savent quelles places, devant les bannières au lion, valent qu’on y meure.',
    goal: {
      stark: 'Après le round 5, contrôlez quatre des vraies places, avec un moral vert ou meilleur.',
      lannister: 'Jusqu’à la fin du round 5, refusez à l’ennemi sa quatrième vraie place, ou faites tomber son moral sous le vert.',
    },
    special: [
      'Avant la bataille, les Stark posent face cachée, devant les lignes Lannister, sept vraies places et six leurres.',
      'Une unité qui s’arrête sur un pion le retourne : un leurre disparaît, une vraie place devient un objectif.',
    ],
  },
  goldenTooth: {
    title: 'La Route de la Dent d’Or',
    story:
      'Le pain, les flèches et l’argent de la guerre du Conflans descendent de la Dent d’Or par une seule route. Eddard Stark fond sur elle depuis les collines, et le jeune Jaime Lannister, qui n’a encore jamais attendu les bagages, accourt pour la rouvrir.',
    goal: {
      stark: 'Marquez le plus de points : 1 par round pour chaque place contrôlée sur la route, et 1 par unité éliminée.',
      lannister: 'Marquez le plus de points : 4 à la fin pour chaque place contrôlée sur la route, et 1 par unité éliminée.',
    },
  },
  whisperingWood: {
    title: 'Le Bois-aux-Murmures',
    story:
      'Jaime Lannister a poursuivi les pillards jusque dans une vallée où chaque arbre retient son souffle. Un cor sonne, un autre lui répond, et le Jeune Loup dévale les deux versants à la fois. Derrière la rivière, sa mère écoute la nuit.',
    goal: {
      stark:
        'Marquez le plus de points : 1 par unité éliminée, et jusqu’à 3 à la fin pour un moral ennemi brisé. Avec 5 points et Jaime capturé, vous gagnez aussitôt.',
      lannister:
        'Marquez le plus de points : 1 par unité éliminée, 5 pour la prise de Catelyn, et jusqu’à 3 à la fin pour un moral ennemi brisé. Avec 5 points et Robb capturé, vous gagnez aussitôt.',
    },
    special: [
      'Avant la bataille, les Stark posent face cachée trois pions d’archers dans les bois.',
      'Au début de leur tour, ils peuvent en retourner : une unité d’archers sort là, activable.',
      'Catelyn est prise par la première unité Lannister qui s’arrête sur sa case.',
    ],
  },
  wolfRaiders: {
    title: 'Les Loups en maraude',
    story:
      'Avant l’aube, les hommes du Lard-Jon ont passé à la nage le fossé du camp Lannister, leurs torches roulées dans de la toile huilée. La palissade est mal gardée, les tentes sont sèches, et, de l’autre côté de l’eau, des catapultes amies sont pointées sur chaque passage.',
    goal: {
      stark: 'Marquez le plus de points : 1 par tente brûlée et par unité éliminée.',
      lannister: 'Marquez le plus de points : à la fin, 1 par tente restante et 1 pour chaque groupe de trois de vos unités dans le camp.',
    },
    special: [
      'Le Lard-Jon et ses cavaliers ont Terre brûlée, contre les tentes seulement.',
      'Avant la bataille, les Lannister garnissent leurs palissades de quinze gardes, un au moins sur chacune ; les Stark lancent alors cinq dés et en retirent. Une palissade sans garde tombe.',
      'Une unité Lannister qui entre dans une case visée par une catapulte de son rang est détruite si un dé montre sa couleur.',
    ],
  },
  remnant: {
    title: 'Le Ralliement des rescapés',
    story:
      'Après la déroute, les compagnies éparses des deux armées passent à gué la même rivière et se retrouvent face à face dans les roseaux. Un seul plan demeure : rassembler ceux qui marchent encore, et percer jusqu’aux bannières.',
    goal: {
      stark: 'Marquez le plus de points : à chaque round selon la rangée la plus lointaine atteinte par trois de vos unités, et 1 par unité éliminée.',
      lannister: 'Marquez le plus de points : à chaque round selon la rangée la plus lointaine atteinte par trois de vos unités, et 1 par unité éliminée.',
    },
  },
  breakingSiege: {
    title: 'Le Siège brisé',
    story:
      'Des tours cernent les murs de Vivesaigues, et quelque part derrière elles Edmure Tully est aux fers. Robb Stark n’attendra pas qu’on les roule jusqu’à la porte : avec les loups, les chiens et les torches, il se jette sur les lignes des assiégeants.',
    goal: {
      stark: 'Marquez le plus de points : pour chaque tour de siège brûlée, pour le vrai Edmure mis en sûreté et pour chaque unité éliminée.',
      lannister: 'Marquez le plus de points : pour chaque tour de siège encore debout devant la porte et pour chaque unité éliminée ; gardez Edmure.',
    },
    special: [
      'Le Lard-Jon et les cavaliers Stark ont Terre brûlée, contre les tours de siège seulement.',
      'Avant la bataille, les Lannister cachent Edmure et un faux Edmure dans deux de leurs tentes.',
      'Une unité Stark qui finit son tour sur l’un des pions les révèle ; le vrai Edmure la suit alors où elle va.',
    ],
  },
  redFork: {
    title: 'La Ruffurque en flammes',
    story:
      'Gregor Clegane a reçu l’ordre de ne rien laisser debout le long de la Ruffurque, et jamais ordre ne fut plus à son goût. Le Lard-Jon a deux ponts à garder, six fermes à sauver, et pas assez d’hommes pour la moitié.',
    goal: {
      stark:
        'Marquez le plus de points : à chaque round 1 par bâtiment contrôlé et 1 pour le pont de bois ; à la fin 2 pour le pont de pierre. Un pont ne compte que si une unité s’y trouve.',
      lannister:
        'Marquez le plus de points à la fin : 5 par bâtiment dévasté, 4 si le pont de bois est détruit, 1 par niveau de feu sur les bâtiments et sur le pont de bois, et 2 pour une unité sur le pont de pierre.',
    },
    special: [
      'Trois unités de Gardes portent des torches : elles ont Terre brûlée.',
    ],
  },
  harrenhal: {
    title: 'Harcèlement vers Harrenhal',
    story:
      'La route des tours calcinées d’Harrenhal traverse la forêt et passe entre deux collines, et toute l’arrière-garde Lannister s’y est mise en travers. Rickard Karstark a les meilleurs chevaux du Nord et une rancune ; Gregor Clegane a l’acier rouge, et toute la journée.',
    goal: {
      stark: 'Marquez le plus de points : à chaque round pour les collines et le passage de la route que vous contrôlez, et pour chaque unité éliminée.',
      lannister: 'Marquez le plus de points : à chaque round pour les collines et le passage de la route que vous contrôlez, et pour chaque unité éliminée.',
    },
  },
  raidRiverlands: {
    title: 'Raid dans le Conflans',
    story:
      'Ni hérauts ni lignes de bataille : deux capitaines avec ceux qui ne dormaient pas, un gué, un moulin, à une nuit de cheval de tout ordre. Qui aura encore des hommes au matin racontera comment c’était.',
    goal: {
      stark: 'Marquez le plus de points : 1 par unité éliminée.',
      lannister: 'Marquez le plus de points : 1 par unité éliminée.',
    },
  },
  bountyWesterlands: {
    title: 'Récompense des Terres de l’Ouest',
    story:
      'À l’ouest de la Dent d’Or, les granges sont pleines et les garnisons ne le sont pas. Le Nord vient réclamer ce que le Conflans a perdu, et les seigneurs du Roc ont mis à prix chaque tête de loup.',
    goal: {
      stark: 'Marquez le plus de points : 1 par unité éliminée et, à la fin, la valeur de chaque commandant capturé.',
      lannister: 'Marquez le plus de points : 1 par unité éliminée et, à la fin, la valeur de chaque commandant capturé.',
    },
  },
};
