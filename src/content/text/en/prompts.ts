import type { Text } from '../text';

export const prompts: Text['prompts'] = {
  'skirmish.chooseCommanders': {
    question: 'Which commander takes the field?',
    reason: 'Both houses choose in secret, up to the value of the skirmish.',
    answers: { done: 'These commanders' },
  },
  'skirmish.momentum': { question: 'Which house draws momentum?', reason: 'This skirmish leaves it to chance.' },
  'skirmish.drawUnits': {
    question: 'Which set-up cards for the army?',
    reason: 'Their units follow the commanders.',
  },
  'skirmish.drawTerrain': {
    question: 'Which set-up cards for the terrain?',
    reason: 'Their terrain is placed on the board.',
  },
  'skirmish.placeTerrain': { question: 'Where do you place this terrain?', reason: 'Terrain goes onto open ground, not too far from your edge.' },
  'skirmish.placeCommanders': { question: 'Where do you place this commander’s unit?', reason: 'Zones of control must not overlap.' },
  'skirmish.placeUnits': { question: 'Where do you place this unit?', reason: 'Units start near their own edge.' },
  'setup.shuffleStark': { question: 'How does the Stark deck lie?', reason: 'The decks are shuffled before the battle.' },
  'setup.shuffleLannister': { question: 'How does the Lannister deck lie?', reason: 'The decks are shuffled before the battle.' },
  'round.roll': { question: 'What do the order dice show?', reason: 'Each house takes the order tokens it rolls.' },
  'draw.shuffle': { question: 'How does the new deck lie?', reason: 'The deck has run out, and the discard pile is shuffled.' },
  'turn.choose': {
    question: 'What will you do this turn?',
    reason: 'Use an order token, play a command card, or pass.',
  },
  'turn.close': {
    question: 'A commitment ability to finish with?',
    reason: 'It may still be used after the last order.',
    answers: { done: 'End the turn' },
  },
  'card.commands': { question: 'Which commands do you pay for?', reason: 'Each command costs command tokens, up to the command limit.' },
  'card.tactic': {
    question: 'Do you use the tactic?',
    reason: 'Its condition was met when the card was played.',
    answers: { decline: 'Without the tactic' },
  },
  'card.declare': {
    question: 'Which unit do you order?',
    reason: 'All units of a card are declared before any of them moves.',
    answers: { done: 'No more units' },
  },
  'orders.move': {
    question: 'Which unit moves, and where to?',
    reason: 'All moves of a turn come together.',
    answers: { done: 'No more moves' },
  },
  'orders.attack': {
    question: 'Which unit attacks, and whom?',
    reason: 'Every ordered unit may attack once.',
    answers: { done: 'No more attacks' },
  },
  'disengage.partingBlow': {
    question: 'Do you strike a parting blow?',
    reason: 'The enemy leaves a unit engaged with it.',
    answers: { accept: 'Strike', decline: 'Let them go' },
  },
  'disengage.forbid': {
    question: 'Prevent the parting blow?',
    reason: 'It strikes a unit the commander controls.',
    answers: { decline: 'Let it happen' },
  },
  'attack.prepare': {
    question: 'A commitment ability before the attack?',
    reason: 'It works only before the dice are rolled.',
    answers: { decline: 'Attack without' },
  },
  'attack.join': {
    question: 'Which unit joins the attack?',
    reason: 'In a coordinated attack supporters give up their own.',
    answers: { done: 'Attack like this' },
  },
  'attack.roll': { question: 'What do the attack dice show?', reason: 'The attack is declared.' },
  'attack.reroll': {
    question: 'Reroll one symbol, or keep the roll?',
    reason: 'A flanking attacker may reroll all dice of one symbol.',
    answers: { decline: 'Keep this roll' },
  },
  'attack.rollAgain': { question: 'What do the rerolled dice show?', reason: 'The flanking attacker rerolls one symbol.' },
  'attack.takePlace': {
    question: 'With whom does the commander change places?',
    reason: 'The commander’s unit is about to lose figures.',
    answers: { decline: 'Stay' },
  },
  'attack.stand': {
    question: 'Ignore the first morale result?',
    reason: 'The unit is Stalwart.',
    answers: { accept: 'Hold firm', decline: 'Fall back' },
  },
  'attack.counterattack': {
    question: 'Counterattack?',
    reason: 'The unit is Stalwart and has held its ground.',
    answers: { accept: 'Counterattack', decline: 'Forgo it' },
  },
  'attack.follow': {
    question: 'Follow into the empty hex?',
    reason: 'Its target has left the hex.',
    answers: { decline: 'Stay put' },
  },
  'attack.again': {
    question: 'Attack once more?',
    reason: 'A commitment ability allows a second attack.',
    answers: { decline: 'Leave it there' },
  },
  'attack.unleash': { question: 'What does the hounds’ die show?', reason: 'One die decides what the hounds do.' },
  'attack.forbid': {
    question: 'Prevent the counterattack?',
    reason: 'It strikes a unit the commander controls.',
    answers: { decline: 'Let it happen' },
  },
  'attack.pursuit': {
    question: 'Whom to attack after the pursuit?',
    reason: 'A unit that has pursued may attack again.',
    answers: { done: 'Do not attack' },
  },
  'retreat.step': { question: 'Where does the unit retreat to?', reason: 'A unit retreats towards its own edge.' },
  'effects.choose': {
    question: 'What does the effect fall on?',
    reason: 'You choose among what it can reach.',
    answers: { done: 'That is all' },
  },
  'fire.roll': { question: 'What do the dice show for the fire?', reason: 'A fire is set or put out by a roll.' },
  'deploy.lay': { question: 'Where do you lay the next token?', reason: 'The battle plan has tokens laid face down before play.' },
  'deploy.man': { question: 'Which palisade does the next guard man?', reason: 'Every palisade needs at least one guard.' },
  'deploy.roll': { question: 'What do the dice against the palisades show?', reason: 'The attackers try to clear the palisades before play.' },
  'deploy.strip': {
    question: 'Which guard do you remove?',
    reason: 'A palisade without guards is gone.',
    answers: { done: 'That is all' },
  },
  'catapult.roll': { question: 'What does the catapult’s die show?', reason: 'A unit has entered a hex a catapult aims at.' },
  'regroup.spread': { question: 'Which way does the fire spread?', reason: 'A fire of level 4 spreads when the round ends.' },
  'regroup.keepCard': {
    question: 'Which command card do you keep?',
    reason: 'The rest of the hand is discarded.',
    answers: { done: 'None of these' },
  },
  'regroup.keepToken': {
    question: 'Which order token do you keep?',
    reason: 'The rest of the pool is discarded.',
    answers: { done: 'Keep none' },
  },
  'regroup.recover': {
    question: 'Do you recover your morale?',
    reason: 'The marker may go back to the break of its zone.',
    answers: { accept: 'Recover', decline: 'Leave it' },
  },
};
