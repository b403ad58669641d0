import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { decisionOf, pathOf, reachOf, zoneOf } from '../../src/rules';
import { halfHexes } from '../../src/ui/board/contour';
import { en } from '../../src/ui/words/en';
import { after, position, unit } from '../position';
import { seated } from './seated';

const hexButton = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}, `) });
const drawn = (selector: string) => [...document.querySelectorAll(`.board-port ${selector}`)];
const partsOf = (path: Element | undefined) => path?.getAttribute('d')?.match(/[ML]/g)?.length ?? 0;

const wood = position(`
  .   &   .   .
.   .C1 ~   .   .
  .   .   &   .
.   .   .   .   .c1

pool stark green 1
`);

describe('the board', () => {
  it('draws the way that a unit takes to the hex pointed at, and none to where it cannot go', async () => {
    const ordered = after(wood, 'order C1 green');
    const { user } = seated(ordered);
    const far = decisionOf(ordered)!.options.find((option) => option.type === 'move' && pathOf(ordered, option).length === 4)!;
    const goal = document.querySelector(`[data-hex="${'to' in far ? far.to : ''}"]`)!;
    await user.hover(goal);
    expect(partsOf(drawn('.way')[0])).toBe(4);
    await user.hover(hexButton('c2'));
    expect(drawn('.way')).toEqual([]);
  });

  it('marks whom the picked unit may attack, with the dice that the rules count, and where it flanks', async () => {
    const flanked = position(`
  .   .I1 .
.   .C1 .i1 .
  .   .   .

pool stark green 1
engaged I1 i1 stark
`);
    const { user } = seated(after(flanked, 'order C1 green', 'done'));
    const [pill] = drawn('.dice-pill');
    expect(pill).toHaveTextContent(/^2$/);
    expect(pill?.querySelectorAll('path')).toHaveLength(2);
    await user.hover(hexButton('c2'));
    expect(drawn('.pointed')[0]?.getAttribute('transform')).toBe(pill?.parentElement?.getAttribute('transform'));
  });

  it('lights where the only unit ordered can go, though its commander has an ability to use', () => {
    const cavalry = position(`
.c1 .   .c2 .   .
  .   .   .   .   .

first lannister
unit c1 addam
pool lannister green 2
`);
    const ordered = after(cavalry, 'order c2 green');
    expect(decisionOf(ordered)!.options.map(({ type }) => type)).toContain('commit');
    seated(ordered);
    expect(hexButton('d1')).toHaveAccessibleName(/can be chosen$/);
  });

  it('lifts the unit that was picked', async () => {
    const two = position(`
  .   .   .   .
.   .I1 .I2 .   .

pool stark green 1 valor 2
`);
    const { user } = seated(two);
    expect(drawn('.piece-lifted')).toEqual([]);
    await user.click(hexButton('c2'));
    expect(drawn('.piece-lifted')[0]?.closest('[data-unit]')).toHaveAttribute('data-unit', String(unit(two, 'I2').id));
  });

  it('shows keywords that a unit has gained, and not those that all of its type have', () => {
    const held = position(`
  .   .I2 .   .
.   .I1 .I3 .   .
  .   .   .   .

pool stark green 1
`);
    const alone = position('.I1 .   .\n\npool stark green 1');
    const signsOf = (label: string, state: typeof held) =>
      [...drawn(`[data-unit="${unit(state, label).id}"] [href^="#sign-"]`)].map((sign) => sign.getAttribute('href'));
    const first = seated(held);
    expect(signsOf('I1', held)).toEqual(['#sign-stalwart']);
    first.unmount();
    seated(alone);
    expect(signsOf('I1', alone)).toEqual([]);
  });

  it('draws the line of sight from the unit clicked to the hex pointed at, and names what blocks it', async () => {
    const look = position(`
.A1 .   .   .   .
  .   &   .   .
.   .   .   .   .

pool stark red 1
`);
    const { user } = seated(look);
    await user.click(hexButton('a1'));
    await user.keyboard('l');
    await user.hover(hexButton('d3'));
    expect(screen.getByText(en.onBoard.sightBlocked('a1', 'd3', 'b2'))).toBeInTheDocument();
    expect(drawn('.sight.is-blocked')).toHaveLength(1);
    await user.hover(hexButton('d1'));
    expect(screen.getByText(en.onBoard.sightFree('a1', 'd1'))).toBeInTheDocument();
    await user.keyboard('l');
    expect(drawn('.sight')).toEqual([]);
  });

  it('draws zones of control and the reach of any unit, by key or button', async () => {
    const led = position(`
  .   .   .   .   .
.   .   .   .   .   .
  .   .   .I1 .   .
.   .   .   .   .   .i1

pool stark green 1
unit I1 maege
`);
    const { user } = seated(led);
    await user.click(screen.getByRole('button', { name: en.onBoard.overlay.zones }));
    expect(drawn('.zone:not(.zone-halo)')).toHaveLength(1);
    expect(zoneOf(led, led.commanders[0]!.id)).toHaveLength(16);
    await user.keyboard('r');
    expect(screen.getByRole('button', { name: en.onBoard.overlay.reach, pressed: true })).toBeInTheDocument();
    await user.hover(hexButton('f4'));
    const reach = reachOf(led, unit(led, 'i1').id).length;
    expect(within(document.body).getByText(new RegExp(`${reach} hexes within reach`))).toBeInTheDocument();
  });

  it('draws what stands in the way of a refused click', async () => {
    const { user } = seated(after(wood, 'order C1 green'));
    await user.click(hexButton('c2'));
    expect(drawn('[fill="url(#hatch-refused)"]')).toHaveLength(1);
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
  });

  it('draws two half hexes in each shorter row', () => {
    expect(halfHexes({ columns: 15, rows: 11, indented: 1 }).match(/M/g)).toHaveLength(10);
  });
});
