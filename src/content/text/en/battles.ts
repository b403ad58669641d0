import type { Text } from '../text';

export const battles: Text['battles'] = {
  kingsroad: {
    title: 'Clash on the Kingsroad',
    story:
      'Two hosts stumble upon each other where the Kingsroad leaves the river. Rickard Karstark watches the southern fords with his archers, Maege Mormont bars the road with her spears; Kevan Lannister’s foot and Addam Marbrand’s horse mean to cross before nightfall.',
    goal: {
      stark: 'Keep the Lannisters from controlling both objectives at the end of round 5, or rout them.',
      lannister: 'Control both objectives at the end of round 5.',
    },
  },
  piper: {
    title: 'Paying the Piper',
    story:
      'A band of riders, a stolen herd, a trail too easy to follow: Gregor Clegane’s column has taken the bait and left its camp. Now the Greatjon and Rickard Karstark close the road behind it, with a village between them and the river at the Lannisters’ backs.',
    goal: {
      stark: 'Score most: 1 point a round for each building you control, and 2 at the end for each crossing.',
      lannister: 'Score most: 1 point a round for each building you control, and 2 at the end for each crossing.',
    },
  },
  greenFork: {
    title: 'Green Fork',
    story:
      'The armies stand in long lines along the Green Fork, foot against foot, red veterans in both centres. The North did not come to win ground everywhere: only its captains know which places in front of the lion banners are worth dying for.',
    goal: {
      stark: 'After round 5, control four of the true places, with your morale green or better.',
      lannister: 'Until the end of round 5, deny the enemy its fourth true place or push its morale below green.',
    },
    special: [
      'Before the battle Stark lays seven true places and six decoys face down before the Lannister lines.',
      'A unit that stops on a token turns it up: a decoy is gone, a true place becomes an objective.',
    ],
  },
  goldenTooth: {
    title: 'The Golden Tooth Road',
    story:
      'Bread, arrows and silver for the war in the Riverlands roll down one road from the Golden Tooth. Eddard Stark comes down upon it from the hills, and young Jaime Lannister, who has never yet waited for the baggage, rides to open it again.',
    goal: {
      stark: 'Score most: 1 point a round for each place on the road you control, and 1 for each unit eliminated.',
      lannister: 'Score most: 4 points at the end for each place on the road you control, and 1 for each unit eliminated.',
    },
  },
  whisperingWood: {
    title: 'Whispering Wood',
    story:
      'Jaime Lannister has ridden after the raiders into a valley where every tree holds its breath. Then a horn sounds, another answers, and the Young Wolf comes down both slopes at once. Behind the river his mother listens to the dark.',
    goal: {
      stark:
        'Score most: 1 point for each unit eliminated, up to 3 at the end for broken enemy morale. With 5 points and Jaime captured you win at once.',
      lannister:
        'Score most: 1 point for each unit eliminated, 5 for taking Catelyn, up to 3 at the end for broken enemy morale. With 5 points and Robb captured you win at once.',
    },
    special: [
      'Before the battle Stark lays three archers’ tokens face down in the woods.',
      'At the start of its turn it may turn some up: a unit of archers appears there, ready.',
      'Catelyn is taken by the first Lannister unit that stops on her hex.',
    ],
  },
  wolfRaiders: {
    title: 'Wolf Raiders',
    story:
      'Before dawn the Greatjon’s men have swum the moat of the Lannister camp with torches wrapped in oilskin. The palisade is thinly manned, the tents are dry, and across the water friendly catapults are laid on every crossing.',
    goal: {
      stark: 'Score most: 1 point for each tent burnt and each unit eliminated.',
      lannister: 'Score most: at the end, 1 point for each tent left and for every three of your units in the camp.',
    },
    special: [
      'The Greatjon and the riders have Scorched Earth, against tents only.',
      'Before the battle Lannister mans its palisades with fifteen guards, at least one each; then Stark rolls five dice and removes some. A palisade without guards falls.',
      'A Lannister unit that enters a hex at which a catapult of its rank aims is destroyed if one die shows its colour.',
    ],
  },
  remnant: {
    title: 'Rallying the Remnant',
    story:
      'After the rout, scattered companies of both hosts wade the same shallow river and find each other in the reeds. There is no plan left but one: gather those who can still walk, and break through to where the banners are.',
    goal: {
      stark: 'Score most: each round for the furthest marked row that three of your units have reached, and 1 point for each unit eliminated.',
      lannister: 'Score most: each round for the furthest marked row that three of your units have reached, and 1 point for each unit eliminated.',
    },
  },
  breakingSiege: {
    title: 'Breaking the Siege',
    story:
      'Riverrun’s walls are ringed with towers, and somewhere behind them Edmure Tully lies in chains. Robb Stark will not wait for them to be rolled to the gate: with wolf, hound and torch he falls upon the besiegers’ lines.',
    goal: {
      stark: 'Score most: for each siege tower burnt, for the true Edmure brought to safety, and for each unit eliminated.',
      lannister: 'Score most: for each siege tower left at the gate, and for each unit eliminated; keep hold of Edmure.',
    },
    special: [
      'The Greatjon and the Stark riders have Scorched Earth, against siege towers only.',
      'Before the battle Lannister hides Edmure and a false Edmure in two of its tents.',
      'A Stark unit that ends its turn on one of the tokens reveals them; the true Edmure then goes where it goes.',
    ],
  },
  redFork: {
    title: 'Razing the Red Fork',
    story:
      'Gregor Clegane has been told to leave nothing standing along the Red Fork, and no order was ever more to his taste. The Greatjon has two bridges to watch, six farmsteads to save, and not men enough for half of them.',
    goal: {
      stark:
        'Score most: each round 1 point for each building you control and 1 for the wooden bridge; at the end 2 for the stone bridge. A bridge counts only while a unit stands on it.',
      lannister:
        'Score most at the end: 5 points for each razed building, 4 for the wooden bridge destroyed, 1 for each fire level on buildings and wooden bridge, and 2 for a unit on the stone bridge.',
    },
    special: [
      'Three units of Guards carry torches: they have Scorched Earth.',
    ],
  },
  harrenhal: {
    title: 'Harassment to Harrenhal',
    story:
      'The road to the burnt towers of Harrenhal runs through forest and between two hills, and all of the Lannister rearguard stands across it. Rickard Karstark has the best horse of the North and a grudge; Gregor Clegane has red steel, and all day.',
    goal: {
      stark: 'Score most: each round for the hills and the road between them that you control, and for each unit eliminated.',
      lannister: 'Score most: each round for the hills and the road between them that you control, and for each unit eliminated.',
    },
  },
  raidRiverlands: {
    title: 'Raid in the Riverlands',
    story:
      'No heralds, no lines of battle: two captains with whoever was awake, a ford, a mill, and a night’s ride from anybody’s orders. Whoever has men left in the morning will tell how it was.',
    goal: {
      stark: 'Score most: 1 point for each unit eliminated.',
      lannister: 'Score most: 1 point for each unit eliminated.',
    },
  },
  bountyWesterlands: {
    title: 'Bounty of the Westerlands',
    story:
      'West of the Tooth the barns are full and the garrisons are not. The North has come to collect what the Riverlands lost, and the lords of the Rock have put a price on every wolf’s head.',
    goal: {
      stark: 'Score most: 1 point for each unit eliminated and, at the end, the value of each commander captured.',
      lannister: 'Score most: 1 point for each unit eliminated and, at the end, the value of each commander captured.',
    },
  },
};
