import type { Text } from '../text';

export const prompts: Text['prompts'] = {
  'skirmish.chooseCommanders': {
    question: 'Quel commandant entre en campagne ?',
    reason: 'Les deux Maisons choisissent en secret, dans la limite de valeur de l’escarmouche.',
    answers: { done: 'Ces commandants' },
  },
  'skirmish.momentum': { question: 'Quelle Maison obtient le pion Ardeur ?', reason: 'Cette escarmouche s’en remet au hasard.' },
  'skirmish.drawUnits': {
    question: 'Quelles cartes pour l’armée ?',
    reason: 'Leurs unités suivent les commandants.',
  },
  'skirmish.drawTerrain': {
    question: 'Quelles cartes pour le terrain ?',
    reason: 'Leur terrain est placé sur le plateau.',
  },
  'skirmish.placeTerrain': { question: 'Où placez-vous ce terrain ?', reason: 'Il se pose en plaine, pas trop loin de votre bord.' },
  'skirmish.placeCommanders': { question: 'Où placez-vous l’unité de ce commandant ?', reason: 'Les zones de contrôle ne doivent pas se chevaucher.' },
  'skirmish.placeUnits': {
    question: 'Où placez-vous cette unité ?',
    reason: 'Les unités commencent près de leur bord.',
  },
  'setup.shuffleStark': { question: 'Dans quel ordre est le paquet Stark ?', reason: 'Les paquets sont mélangés avant la bataille.' },
  'setup.shuffleLannister': { question: 'Dans quel ordre est le paquet Lannister ?', reason: 'Les paquets sont mélangés avant la bataille.' },
  'round.roll': { question: 'Que donnent les dés d’ordre ?', reason: 'Chaque Maison prend les pions Ordre qu’elle obtient.' },
  'draw.shuffle': { question: 'Dans quel ordre est le nouveau paquet ?', reason: 'Le paquet est épuisé, et la défausse est mélangée.' },
  'turn.choose': {
    question: 'Que faites-vous à ce tour ?',
    reason: 'Utilisez un pion Ordre, jouez une carte Commandement ou passez.',
  },
  'turn.close': {
    question: 'Une capacité d’engagement pour finir ?',
    reason: 'Elle peut encore servir après la dernière activation.',
    answers: { done: 'Finir le tour' },
  },
  'card.commands': {
    question: 'Quels commandements payez-vous ?',
    reason: 'Chacun coûte des pions Commandement, dans la limite de commandement.',
  },
  'card.tactic': {
    question: 'Utilisez-vous la tactique ?',
    reason: 'Sa condition était remplie quand la carte a été jouée.',
    answers: { decline: 'Sans la tactique' },
  },
  'card.declare': {
    question: 'Quelle unité activez-vous ?',
    reason: 'Toutes les unités sont déclarées avant le premier déplacement.',
    answers: { done: 'Ces unités suffisent' },
  },
  'orders.move': {
    question: 'Quelle unité se déplace, et vers où ?',
    reason: 'Tous les déplacements d’un tour se font ensemble.',
    answers: { done: 'Fin des mouvements' },
  },
  'orders.attack': {
    question: 'Quelle unité attaque, et quelle cible ?',
    reason: 'Chaque unité activée peut attaquer une fois.',
    answers: { done: 'Fin des combats' },
  },
  'disengage.partingBlow': {
    question: 'Portez-vous une attaque de décrochage ?',
    reason: 'L’ennemi rompt l’engagement.',
    answers: { accept: 'Frapper', decline: 'Laisser partir' },
  },
  'disengage.forbid': {
    question: 'Empêcher l’attaque de décrochage ?',
    reason: 'Elle vise une unité que le commandant contrôle.',
    answers: { decline: 'Laisser faire' },
  },
  'attack.prepare': {
    question: 'Une capacité d’engagement avant l’attaque ?',
    reason: 'Elle ne vaut qu’avant le jet de dés.',
    answers: { decline: 'Attaquer sans' },
  },
  'attack.join': {
    question: 'Quelle unité se joint à l’attaque ?',
    reason: 'Dans une attaque coordonnée, les soutiens renoncent à la leur.',
    answers: { done: 'Attaquer ainsi' },
  },
  'attack.roll': { question: 'Que donnent les dés d’attaque ?', reason: 'L’attaque est déclarée.' },
  'attack.reroll': {
    question: 'Relancer un symbole, ou garder ?',
    reason: 'Qui attaque par débordement peut relancer tous les dés d’un même symbole.',
    answers: { decline: 'Garder ce jet' },
  },
  'attack.rollAgain': { question: 'Que donnent les dés relancés ?', reason: 'L’attaque par débordement permet de relancer un symbole.' },
  'attack.takePlace': {
    question: 'Avec qui le commandant échange-t-il sa place ?',
    reason: 'L’unité du commandant va perdre des figurines.',
    answers: { decline: 'Rester' },
  },
  'attack.stand': {
    question: 'Ignorer le premier résultat moral ?',
    reason: 'L’unité est Hardie.',
    answers: { accept: 'Tenir bon', decline: 'Reculer' },
  },
  'attack.counterattack': {
    question: 'Contre-attaquer ?',
    reason: 'L’unité est Hardie et a tenu sa position.',
    answers: { accept: 'Contre-attaquer', decline: 'Renoncer' },
  },
  'attack.follow': {
    question: 'Occuper la case libérée ?',
    reason: 'Sa cible a quitté la case.',
    answers: { decline: 'Rester sur place' },
  },
  'attack.again': {
    question: 'Attaquer encore une fois ?',
    reason: 'Une capacité d’engagement permet une seconde attaque.',
    answers: { decline: 'En rester là' },
  },
  'attack.unleash': { question: 'Que donne le dé des chiens ?', reason: 'Un dé décide de ce que font les chiens.' },
  'attack.forbid': {
    question: 'Empêcher la contre-attaque ?',
    reason: 'Elle vise une unité que le commandant contrôle.',
    answers: { decline: 'Laisser faire' },
  },
  'attack.pursuit': {
    question: 'Quelle cible après la poursuite ?',
    reason: 'Une unité qui a poursuivi peut attaquer à nouveau.',
    answers: { done: 'Ne pas attaquer' },
  },
  'retreat.step': { question: 'Où l’unité bat-elle en retraite ?', reason: 'Une unité recule vers son propre bord.' },
  'effects.choose': {
    question: 'Sur quoi porte l’effet ?',
    reason: 'Vous choisissez parmi ce qu’il peut atteindre.',
    answers: { done: 'C’est tout' },
  },
  'fire.roll': { question: 'Que donnent les dés pour le feu ?', reason: 'Un feu s’allume ou s’éteint sur un jet de dés.' },
  'deploy.lay': { question: 'Où placez-vous le prochain pion ?', reason: 'Le plan de bataille fait placer des pions face cachée avant le premier round.' },
  'deploy.man': { question: 'Quelle palissade le prochain garde tient-il ?', reason: 'Il faut au moins un garde par palissade.' },
  'deploy.roll': {
    question: 'Que donnent les dés contre les palissades ?',
    reason: 'Les assaillants tentent de dégager les palissades avant le premier round.',
  },
  'deploy.strip': {
    question: 'Quel garde retirez-vous ?',
    reason: 'Une palissade sans garde disparaît.',
    answers: { done: 'C’est tout' },
  },
  'catapult.roll': { question: 'Que donne le dé de la catapulte ?', reason: 'Une unité est entrée dans une case visée par une catapulte.' },
  'regroup.spread': { question: 'De quel côté le feu se propage-t-il ?', reason: 'Un feu de niveau 4 se propage à la fin du round.' },
  'regroup.keepCard': {
    question: 'Quelle carte Commandement conservez-vous ?',
    reason: 'Le reste de la main est défaussé.',
    answers: { done: 'Aucune de celles-ci' },
  },
  'regroup.keepToken': {
    question: 'Quel pion Ordre conservez-vous ?',
    reason: 'Le reste de la réserve est défaussé.',
    answers: { done: 'N’en garder aucun' },
  },
  'regroup.recover': {
    question: 'Récupérez-vous du moral ?',
    reason: 'Le marqueur peut revenir à la rupture de moral de sa zone.',
    answers: { accept: 'Récupérer', decline: 'Ne rien changer' },
  },
};
