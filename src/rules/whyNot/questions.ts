import type { ActionType } from '../../model/action';

interface Question {
  /** The clause by which it is asked. */
  readonly rule: string;
  /** The kinds of action that can answer it. */
  readonly takes: readonly ActionType[];
}

const question = (rule: string, ...takes: readonly ActionType[]): Question => ({ rule, takes });

/** Every question of every procedure, by prompt. */
export const QUESTIONS: Readonly<Record<string, Question>> = {
  'skirmish.chooseCommanders': question('R19.2', 'chooseCommander', 'done'),
  'skirmish.momentum': question('R19.1', 'side'),
  'skirmish.drawUnits': question('R19.3', 'shuffle'),
  'skirmish.drawTerrain': question('R19.3', 'shuffle'),
  'skirmish.placeTerrain': question('R19.4', 'chooseHex'),
  'skirmish.placeCommanders': question('R19.4', 'chooseHex'),
  'skirmish.placeUnits': question('R19.4', 'chooseHex'),
  'setup.shuffleStark': question('R3.2', 'shuffle'),
  'setup.shuffleLannister': question('R3.2', 'shuffle'),
  'round.roll': question('R4.2', 'roll'),
  'draw.shuffle': question('R4.2', 'shuffle'),
  'turn.choose': question('R4.3', 'order', 'raiseMorale', 'rally', 'playCard', 'discard', 'commit', 'chooseHex', 'pass'),
  'turn.close': question('R6.4', 'commit', 'done'),
  'card.commands': question('R9.2', 'commands'),
  'card.tactic': question('R9.5', 'tactic', 'decline'),
  'card.declare': question('R9.7', 'choose', 'done'),
  'orders.move': question('R7.3', 'move', 'disengage', 'slipAway', 'commit', 'done'),
  'orders.attack': question('R11.1', 'attack', 'hounds', 'scorch', 'douse', 'support', 'slipAway', 'commit', 'done'),
  'disengage.partingBlow': question('R12.6', 'accept', 'decline'),
  'disengage.forbid': question('R6.4', 'commit', 'decline'),
  'attack.prepare': question('R6.4', 'commit', 'decline'),
  'attack.join': question('R11.1', 'choose', 'done'),
  'attack.roll': question('R11.6', 'roll'),
  'attack.reroll': question('R11.6', 'reroll', 'decline'),
  'attack.rollAgain': question('R11.6', 'roll'),
  'attack.takePlace': question('R6.4', 'choose', 'decline'),
  'attack.stand': question('R15.7', 'accept', 'decline'),
  'attack.counterattack': question('R11.9', 'accept', 'decline'),
  'attack.follow': question('R11.8', 'advance', 'pursue', 'decline'),
  'attack.again': question('R6.4', 'commit', 'decline'),
  'attack.unleash': question('R15.8', 'roll'),
  'attack.forbid': question('R6.4', 'commit', 'decline'),
  'attack.pursuit': question('R15.2', 'attack', 'done'),
  'retreat.step': question('R13.1', 'retreat'),
  'effects.choose': question('R9.3', 'choose', 'chooseDirection', 'chooseHex', 'move', 'done'),
  'fire.roll': question('R17.4', 'roll'),
  'deploy.lay': question('R3.1', 'chooseHex'),
  'deploy.man': question('R3.1', 'chooseHex'),
  'deploy.roll': question('R3.1', 'roll'),
  'deploy.strip': question('R3.1', 'strip', 'done'),
  'catapult.roll': question('R3.1', 'roll'),
  'regroup.spread': question('R17.5', 'direction'),
  'regroup.keepCard': question('R4.4', 'keepCard', 'done'),
  'regroup.keepToken': question('R4.4', 'keepToken', 'done'),
  'regroup.recover': question('R14.5', 'accept', 'decline'),
};
