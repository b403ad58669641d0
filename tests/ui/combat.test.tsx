import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../src/content/text';
import type { Face } from '../../src/model/dice';
import type { GameState } from '../../src/model/state';
import { reduce } from '../../src/rules';
import { en } from '../../src/ui/words/en';
import { after, position, rolls, unit } from '../position';
import { seated } from './seated';

const text = textOf('en');
const hexButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `) });
const panel = () => within(screen.getByRole('region', { name: text.terms.attack }));

const near = position(`
  .   .   .   .
.   .I1 .i1 .   .
  .   .   .   .

pool stark green 1
`);

/** The table right after I1 attacked i1 and these dice fell. */
function rolled(waiting: GameState, ...faces: readonly Face[]) {
  const page = seated(waiting);
  const game = page.table.getState().game!;
  const dice = game.history.startDice;
  const attack = { type: 'attack', unit: unit(waiting, 'I1').id, target: unit(waiting, 'i1').id } as const;
  const declared = reduce(waiting, attack);
  const fallen = reduce(declared.state, rolls(...faces));
  const moments = [
    { by: 'stark', action: attack, ...declared, dice },
    { by: 'chance', action: rolls(...faces), ...fallen, dice },
  ] as const;
  act(() => page.table.setState({ game: { ...game, history: { ...game.history, moments } } }));
  return page;
}

describe('before the dice fall', () => {
  it('an attack on the unit pointed at shows its dice, where they come from, and its chances', async () => {
    const { user } = seated(after(near, 'order I1 green', 'done'));
    await user.hover(hexButton('c2'));
    expect(panel().getByText('2 dice')).toBeInTheDocument();
    expect(panel().getByText('rank green 2')).toBeInTheDocument();
    expect(panel().getByText('75%')).toBeInTheDocument();
  });

  it('tells one after another what changes the number of its dice', async () => {
    const shot = position('.A1 .   .   .   .i1\n\npool stark green 1');
    const { user } = seated(after(shot, 'order A1 green', 'move A1 b1'));
    await user.hover(hexButton('e1'));
    expect(panel().getByText(`rank green 2 › ${text.diceReasons.offBalance} 1`)).toBeInTheDocument();
  });

  it('tells what the target has against it', async () => {
    const three = position(`
  .   .   .   .
.   .I1 .i1 .i2 .
  .   .   .i3 .

pool stark green 1
`);
    const { user } = seated(after(three, 'order I1 green', 'done'));
    await user.hover(hexButton('c2'));
    expect(panel().getByText(text.keywords.stalwart.name)).toBeInTheDocument();
    expect(panel().getByText(/^May counterattack: \d+%\.$/)).toBeInTheDocument();
  });

  it('shows what could be attacked from a hex to move to, without moving', async () => {
    const apart = position('.I1 .   .i1 .\n\npool stark green 1');
    const ordered = after(apart, 'order I1 green');
    const { user, current } = seated(ordered);
    await user.hover(hexButton('b1'));
    expect(panel().getByText(en.combat.fromHere)).toBeInTheDocument();
    expect(current()).toBe(ordered);
  });

  it('is shown to whoever must decide whether to answer', () => {
    const leaving = position('.I1 .   .\n  .i1 .   .\n\nengaged I1 i1 stark\npool stark green 1');
    seated(after(leaving, 'order I1 green', 'disengage I1'));
    expect(panel().getByRole('heading', { name: /^Parting blow/ })).toBeInTheDocument();
  });
});

describe('once the dice have fallen', () => {
  it('those of the next round are not among them', () => {
    const { table } = rolled(after(near, 'order I1 green', 'done'), 'blue', 'blue');
    const game = table.getState().game!;
    const [last] = game.history.moments.slice(-1);
    const next = { ...last!, events: [{ type: 'diceRolled', side: 'lannister', faces: ['red'] }] } as const;
    act(() => table.setState({ game: { ...game, history: { ...game.history, moments: [...game.history.moments, next] } } }));
    expect(panel().getAllByRole('list', { name: text.terms.dice })).toHaveLength(1);
  });

  it('each has a word under it, and the reason', () => {
    rolled(after(near, 'order I1 green', 'done'), 'green', 'blue');
    const dice = within(panel().getByRole('list', { name: text.terms.dice })).getAllByRole('listitem');
    expect(dice.map(({ textContent }) => textContent)).toEqual(['Ghitthe target’s rank', 'Bno effectthe target is green']);
    expect(panel().getByText('The Lannisport Guards (c2) take 1 hit.')).toBeInTheDocument();
  });

  it('they stay until somebody does something else', async () => {
    const again = position(`
  .   .   .   .
.   .I1 .i1 .   .
  .   .   .   .

pool stark green 1
pool lannister green 1
`);
    const { user } = rolled(after(again, 'order I1 green', 'done'), 'red', 'blue');
    expect(panel().getByText(/take no hit/)).toBeInTheDocument();
    await user.click(hexButton('c2'));
    expect(screen.queryByText(/take no hit/, { selector: '.combat-result' })).not.toBeInTheDocument();
  });

  it('a flanking attacker is offered each symbol, the best advised, and the roll as it lies', async () => {
    const flank = position(`
  .   .   .   .
.   .I1 .i1 .I2 .
  .   .   .   .

engaged I2 i1 stark
pool stark green 1
`);
    const waiting = after(flank, 'order I1 green', 'done');
    const { user, table } = rolled(waiting, 'green', 'red');
    const list = within(screen.getByRole('region', { name: en.options }));
    const buttons = list.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Ggreen50% to hit · 1 hit lost',
      'Rred50% to hitadvised',
      'Keep this roll1 hit',
    ]);
    await user.click(buttons[1]!);
    expect(table.getState().game!.history.moments[2]!.action).toEqual({ type: 'reroll', face: 'red' });
  });

  it('the house panels make room while the attack is fought', () => {
    const { container } = rolled(after(near, 'order I1 green', 'done'), 'morale', 'red');
    expect(container.querySelector('.rail.is-fighting')).not.toBeNull();
  });
});
