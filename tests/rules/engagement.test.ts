import { expect, test } from 'vitest';
import type { GameState } from '../../src/model/state';
import { decisionOf } from '../../src/rules';
import { after, before, draw, offers, unit } from '../position';

/** `I1-i1 stark`: who is engaged with whom, and whose token lies between. */
const engagements = (state: GameState) =>
  state.engagements.map(
    ({ stark, lannister, token }) => `${state.units[stark]!.label}-${state.units[lannister]!.label} ${token}`,
  );

const prompt = (state: GameState) => decisionOf(state)?.prompt;

const dice = (state: GameState) => {
  const chance = decisionOf(state)?.chance;
  return chance?.kind === 'dice' ? chance.count : null;
};

/** Two neighbours of I1, and a friend beside them. */
const field = (says = '') =>
  before(
    `
    .   .   .   .   .
      .   .I1 .   .
    .   .i1 .i2 .   .
      .   .I2 .   .
    .   .   .   .   .
  `,
    says,
  );

const ENGAGED = 'engaged I1 i1 lannister';

test('R12.1 two units are engaged by an attack across their hexes, under the attacker’s token', () => {
  const state = after(field(), 'order I1 valor\ndone\nattack I1 i1\nroll red red');
  expect(engagements(state)).toEqual(['I1-i1 stark']);
});

test('R12.1 a unit has at most one engagement', () => {
  const state = after(field(ENGAGED), 'order I1 valor\ndone\nattack I1 i2\ndecline\nroll red red');
  expect(engagements(state)).toEqual(['I1-i2 stark']);
});

test('R12.1 R12.6 a parting blow places no token', () => {
  const state = after(field(ENGAGED), 'order I1 valor\ndisengage I1\naccept\nroll red red');
  expect(engagements(state)).toEqual([]);
});

test('R12.1 a counterattack does not turn the token', () => {
  const start = before('.I1 .i1 .', 'unit i1 kevan\nunit I1 maege\ncommander maege committed\ncommander kevan committed\nfirst lannister');
  const state = after(start, 'order i1 valor\ndone\nattack i1 I1\nroll red red\naccept\nroll red red');
  expect(engagements(state)).toEqual(['I1-i1 lannister']);
});

test('R12.2 R11.4 the token is placed before the roll', () => {
  const state = after(field(), 'order I1 valor\ndone\nattack I1 i1');
  expect(prompt(state)).toBe('attack.roll');
  expect(engagements(state)).toEqual(['I1-i1 stark']);
});

test('R12.2 between two units engaged with each other the attacker’s token replaces the other', () => {
  const state = after(field(ENGAGED), 'order I1 valor\ndone\nattack I1 i1');
  expect(engagements(state)).toEqual(['I1-i1 stark']);
});

test('R12.2 archers who shoot at the unit they are engaged with turn the token', () => {
  const start = before('.A1 .i1 .', 'engaged A1 i1 lannister');
  expect(engagements(after(start, 'order A1 valor\nattack A1 i1\nroll red red'))).toEqual(['A1-i1 stark']);
});

test('R12.3 a ranged attack engages nobody, not even a neighbour', () => {
  const start = before('.A1 .i1 .');
  expect(engagements(after(start, 'order A1 valor\nattack A1 i1\nroll red red'))).toEqual([]);
});

test('R12.3 a ranged attack on an engaged enemy does not flank', () => {
  const start = before('.A1 .   .i1 .I1 .', 'engaged I1 i1 stark');
  const state = after(start, 'order A1 valor\ndone\nattack A1 i1\nroll green red');
  expect(unit(state, 'i1').figures).toBe(3);
  expect(engagements(state)).toEqual(['I1-i1 stark']);
});

test('R12.4 R11.6 a unit that attacks one engaged with another flanks: it may reroll one symbol, and no token is placed', () => {
  const start = field(ENGAGED);
  const state = after(start, 'order I2 valor\ndone\nattack I2 i1\nroll red blue');
  expect(offers(state)).toEqual(['reroll blue', 'reroll red', 'decline']);
  const later = after(state, 'reroll red\nroll green');
  expect(unit(later, 'i1').figures).toBe(3);
  expect(engagements(later)).toEqual(['I1-i1 lannister']);
});

test('R12.4 a unit that attacks the one it is engaged with does not flank', () => {
  const state = after(field(ENGAGED), 'order I1 valor\ndone\nattack I1 i1\nroll red blue');
  expect(unit(state, 'I1').ready).toBe(false);
  expect(prompt(state)).not.toBe('attack.reroll');
});

test('L2195-2214 an attack on an unengaged unit engages it, one on an engaged unit flanks it', () => {
  const start = before(`
    .   .I1 .   .I2
      .   .i1 .i2 .
    .   .I3 .   .
  `, 'engaged I3 i1 lannister');
  const first = after(start, 'order I2 valor\ndone\nattack I2 i2');
  expect(engagements(first)).toEqual(['I3-i1 lannister', 'I2-i2 stark']);
  const flank = after(start, 'order I1 valor\ndone\nattack I1 i1');
  expect(engagements(flank)).toEqual(['I3-i1 lannister']);
  expect(prompt(after(flank, 'roll red red'))).toBe('attack.reroll');
});

test('R12.5 to move an engaged unit the token goes first, then the parting blow falls, then it moves', () => {
  const start = field(ENGAGED);
  const left = after(start, 'order I1 valor\ndisengage I1');
  expect(engagements(left)).toEqual([]);
  expect(decisionOf(left)?.decider).toBe('lannister');
  expect(offers(left)).toEqual(['accept', 'decline']);
  const struck = after(left, 'accept\nroll green red');
  expect(unit(struck, 'I1').figures).toBe(3);
  expect(decisionOf(struck)?.decider).toBe('stark');
  expect(offers(after(struck, 'move I1 c1'))).not.toContain('attack I1 i1');
});

test('R12.5 having disengaged to move, it must move at least one hex', () => {
  const state = after(field(ENGAGED), 'order I1 valor\ndisengage I1\ndecline');
  expect(offers(state)).toContain('move I1 c1');
  expect(offers(state).every((option) => option.startsWith('move I1 '))).toBe(true);
  expect(offers(after(state, 'move I1 c2'))).toEqual(['attack I1 i2', 'done']);
});

test('R12.5 once the unit that disengaged has moved, the others of its card may move', () => {
  const start = field(`${ENGAGED}\nunit I2 maege\nhand stark SB02`);
  const moved = after(start, 'play SB02 maege\nchoose I1\nchoose I2\ndisengage I1\ndecline\nmove I1 b1');
  expect(offers(moved)).toEqual(expect.arrayContaining(['move I2 b5', 'done']));
});

test('R12.5 to attack another unit the token goes first, then the parting blow falls, then the attack', () => {
  const left = after(field(ENGAGED), 'order I1 valor\ndone\nattack I1 i2');
  expect(engagements(left)).toEqual([]);
  expect([prompt(left), decisionOf(left)?.decider]).toEqual(['disengage.partingBlow', 'lannister']);
  const struck = after(left, 'accept\nroll green red');
  expect(unit(struck, 'I1').figures).toBe(3);
  expect(prompt(struck)).toBe('attack.roll');
  expect(unit(after(struck, 'roll green red'), 'i2').figures).toBe(3);
});

test('R12.5 ranged units disengage only by moving', () => {
  const start = before(`
    .   .A1 .
      .i1 .i2
  `, 'engaged A1 i1 lannister');
  const state = after(start, 'order A1 valor');
  expect(offers(state)).toEqual(['disengage A1', 'done']);
  expect(offers(after(state, 'done'))).toEqual(['attack A1 i1', 'done']);
  expect(offers(after(state, 'disengage A1\ndecline\nmove A1 c1'))).toEqual(['attack A1 i1', 'attack A1 i2', 'done']);
});

test('R12.6 a parting blow rolls the normal dice of its unit, and its morale results are ignored', () => {
  const state = after(field(`${ENGAGED}\nunit i1 red`), 'order I1 valor\ndisengage I1\naccept');
  expect(dice(state)).toBe(4);
  const later = after(state, 'roll morale morale green valor');
  expect(prompt(later)).toBe('orders.move');
  expect(draw(later)).toBe(draw(state));
  expect(unit(later, 'I1').figures).toBe(2);
});

test('R12.6 R16.6 the token is gone when the blow falls, so that a building shelters whoever leaves it', () => {
  const inside = before('#I1 .i1 .\n  .   .   .', 'engaged I1 i1 stark');
  const struck = after(inside, 'order I1 valor\ndisengage I1\naccept\nroll green green');
  expect(unit(struck, 'I1').figures).toBe(3);
});

test('R12.6 a parting blow may eliminate the unit that was about to move', () => {
  const start = field(`${ENGAGED}\nunit I1 1`);
  const state = after(start, 'order I1 valor\ndisengage I1\naccept\nroll green red');
  expect(draw(state)).toBe(draw(start).replace('I1', '  '));
  expect(state.morale).toBe(-1);
  expect(decisionOf(state)?.decider).toBe('lannister');
});

test('R12.6 a parting blow may eliminate the unit that was about to attack', () => {
  const start = field(`${ENGAGED}\nunit I1 1`);
  const state = after(start, 'order I1 valor\ndone\nattack I1 i2\naccept\nroll green red');
  expect(unit(state, 'i2').figures).toBe(4);
  expect([prompt(state), decisionOf(state)?.decider]).toEqual(['turn.choose', 'lannister']);
});

test('R12.6 a parting blow may capture a commander', () => {
  const start = field(`${ENGAGED}\nunit I1 maege 0\nunit i1 red\ncommander maege committed`);
  const state = after(start, 'order I1 valor\ndisengage I1\naccept\nroll blue blue red red');
  expect(state.commanders.map(({ captured }) => captured)).toEqual([true]);
});

test('R12.6 an engagement ended by other means than moving or attacking provokes no parting blow', () => {
  const start = before(`
    .   .C1 .
      .i1 .
  `, 'unit C1 robbKing\nengaged C1 i1 lannister');
  const state = after(start, 'order C1 valor\nslip C1');
  expect(engagements(state)).toEqual([]);
  expect(decisionOf(state)?.decider).toBe('stark');
  expect(offers(state)).toContain('move C1 a1');
});

test('R12.6 Robb may also slip away between two attacks', () => {
  const start = before('.   .C1 .i1 .', 'unit C1 robbKing\nengaged C1 i1 lannister');
  const state = after(start, 'order C1 valor\ndone\nslip C1');
  expect(engagements(state)).toEqual([]);
  expect(offers(state)).toEqual(['attack C1 i1', 'done']);
});

test('R12.7 a retreat of at least one hex removes the token', () => {
  const state = after(field(), 'order I1 valor\ndone\nattack I1 i1\nroll morale red');
  expect(engagements(state)).toEqual([]);
});

test('R12.7 the retreat of a flanked unit removes the token between it and its foe', () => {
  const start = field('engaged I2 i1 stark');
  const state = after(start, 'order I1 valor\ndone\nattack I1 i1\nroll morale red\ndecline');
  expect(engagements(state)).toEqual([]);
});

test('R12.7 an elimination removes the token', () => {
  const state = after(field(`${ENGAGED}\nunit i1 1`), 'order I1 valor\ndone\nattack I1 i1\nroll green red');
  expect(engagements(state)).toEqual([]);
});

test('R12.7 a wholly blocked retreat does not remove the token', () => {
  const start = before(`
    .   .I1 .
      ~   .i1
    .   ~   ~
  `);
  const state = after(start, 'order I1 valor\ndone\nattack I1 i1\nroll morale red');
  expect(unit(state, 'i1').figures).toBe(3);
  expect(engagements(state)).toEqual(['I1-i1 stark']);
});

test('R12.8 after disengaging by attacking another unit, that attack engages or flanks anew', () => {
  const engaging = after(field(ENGAGED), 'order I1 valor\ndone\nattack I1 i2\ndecline');
  expect(engagements(engaging)).toEqual(['I1-i2 stark']);
  const flanking = after(field(`${ENGAGED}\nengaged I2 i2 stark`), 'order I1 valor\ndone\nattack I1 i2\ndecline\nroll red red');
  expect(engagements(flanking)).toEqual(['I2-i2 stark']);
  expect(prompt(flanking)).toBe('attack.reroll');
});

test.each(['ready', 'spent'])('R12.9 a %s unit strikes a parting blow and stays so', (readiness) => {
  const start = field(`${ENGAGED}\nunit i1 ${readiness}`);
  const state = after(start, 'order I1 valor\ndisengage I1\naccept\nroll red red');
  expect(unit(state, 'i1').ready).toBe(readiness === 'ready');
});

test('R12.9 a ranged unit strikes a parting blow', () => {
  const start = before('.   .I1 .a1 .', 'engaged I1 a1 stark');
  const state = after(start, 'order I1 valor\ndisengage I1\naccept\nroll green red');
  expect(unit(state, 'I1').figures).toBe(3);
});

test('R12.9 a parting blow is not counterattacked by a Stalwart unit', () => {
  const start = field(`${ENGAGED}\nunit I1 maege\ncommander maege committed`);
  const state = after(start, 'order I1 valor\ndisengage I1\naccept\nroll red red');
  expect(prompt(state)).toBe('orders.move');
});

test('R12.9 a parting blow never flanks, not even by a unit that counts as flanking when it attacks', () => {
  const start = field(`${ENGAGED}\nmodifier {"modifier":{"kind":"flanks"},"units":[1],"until":"round"}`);
  expect(unit(start, 'i1').id).toBe(1);
  const state = after(start, 'order I1 valor\ndisengage I1\naccept\nroll red blue');
  expect(prompt(state)).toBe('orders.move');
});

test('R12.9 a spent unit counterattacks and stays spent', () => {
  const start = before('.I1 .i1 .', 'unit I1 maege spent\ncommander maege committed\nfirst lannister');
  const state = after(start, 'order i1 valor\ndone\nattack i1 I1\nroll red red\naccept\nroll green red');
  expect(unit(state, 'i1').figures).toBe(3);
  expect(unit(state, 'I1').ready).toBe(false);
});

test('R17.2 R12.6 a unit in a fire hex strikes no parting blow', () => {
  const state = after(field(`${ENGAGED}\nfire b3 1`), 'order I1 valor\ndisengage I1');
  expect(engagements(state)).toEqual([]);
  expect(prompt(state)).toBe('orders.move');
});

test('R12.6 Kevan forbids a parting blow against a unit he controls, once', () => {
  const start = before(`
    .I1 .   .
      .i1 .   .
    .   .   .
  `, 'unit i1 kevan\nengaged I1 i1 stark\nfirst lannister');
  const declared = after(start, 'order i1 valor\ndisengage i1\naccept');
  expect(offers(declared)).toEqual(['commit kevan', 'decline']);
  const forbidden = after(declared, 'commit kevan');
  expect(prompt(forbidden)).toBe('orders.move');
  expect(forbidden.commanders[0]!.committed).toBe(true);
  expect(prompt(after(declared, 'decline'))).toBe('attack.roll');
});
