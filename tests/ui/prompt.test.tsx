import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cardOf } from '../../src/content/cards';
import { LANGUAGES, textOf } from '../../src/content/text';
import type { Prompt } from '../../src/content/text/text';
import { UNIT_TYPES } from '../../src/model/unit';
import { underWay } from '../../src/rules';
import { en } from '../../src/ui/words/en';
import { after, position } from '../position';
import { seated } from './seated';

const pair = position(`
  .   .   .
.   .I1 .c1 .
  .   .   .

pool stark green 1
`);

const bar = () => within(screen.getByRole('banner'));
const question = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the question', () => {
  it('is put to the unit it is about', () => {
    seated(after(pair, 'order I1 green'));
    expect(question()).toBe('Where does your War Host of the North go?');
  });

  it('names nobody while several can act', () => {
    const two = position(`
  .   .   .   .
.   .I1 .   .C1 .

pool stark green 1
`);
    const start = after(two, 'order I1 green');
    seated({ ...start, turn: { ...start.turn!, orders: start.turn!.orders.flatMap((one) => [one, { ...one, unit: 1 }]) } });
    expect(question()).toBe(textOf('en').prompts['orders.move'].question);
  });

  it('has answers that say what they do', () => {
    seated(after(pair, 'order I1 green'));
    expect(bar().getByRole('button', { name: 'Stay put' })).toBeInTheDocument();
  });

  it('points no longer at what was chosen from its list', async () => {
    const two = position('.I1 .   .C1\n\npool stark green 2 valor 1');
    const { user } = seated(two);
    const name = textOf('en').units.warHost;
    const [chip] = within(screen.getByRole('region', { name: en.options })).getAllByRole('button', { name: /a1/ });
    await user.hover(chip!);
    expect(screen.getByRole('region', { name })).toBeInTheDocument();
    await user.click(chip!);
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('asks for the tokens once a unit is chosen that can be paid for in two ways', async () => {
    const { user } = seated(position('.I1 .   .C1\n\npool stark green 1 valor 1'));
    await user.click(screen.getByRole('button', { name: /^a1, / }));
    expect(question()).toBe(en.card.withWhat);
    const ways = within(screen.getByRole('region', { name: en.options })).getAllByRole('button', { name: /a1/ });
    expect(ways.map((way) => within(way).getByRole('img').getAttribute('aria-label'))).toEqual(['green', 'valor']);
  });

  it('tells what a commitment ability does beside its name', () => {
    const led = position('.   .I1 .i1\n\npool stark green 1\nunit I1 maege');
    seated(after(led, 'order I1 green', 'done', 'attack I1 i1'));
    expect(screen.getByText(textOf('en').commanders.maege.commitment, { selector: '.options small' })).toBeInTheDocument();
  });

  it('says what commands cost together', () => {
    const led = position('.C1 .c1 .\n  .   .   .\n\nunit C1 rickard\nhand stark SL16');
    seated(after(led, 'play SL16 rickard'));
    const { commands } = textOf('en').card(cardOf('SL16'));
    const both = `${commands.join(' ')} · ${textOf('en').terms.commandToken} × 2`;
    expect(within(screen.getByRole('region', { name: en.options })).getByText(both)).toBeInTheDocument();
  });

  it('says what an effect does while one chooses what it falls on', () => {
    const led = position('.   .I1 .C1\n\nunit I1 maege\nhand stark SL22\npool stark green 1 blue 1\npool lannister green 1');
    const choosing = after(led, 'play SL22 maege', 'tactic after', 'choose I1', 'done', 'done');
    seated(choosing);
    expect(question()).toBe(textOf('en').prompts['effects.choose'].question);
    expect(bar().getByText(textOf('en').effect(underWay(choosing).effect!))).toBeInTheDocument();
  });

  it('shows how far the turn has come', () => {
    seated(after(pair, 'order I1 green', 'done'));
    expect(bar().getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Order', 'Moves', 'Attacks']);
    expect(bar().getByText('Attacks')).toHaveAttribute('aria-current', 'step');
  });

  it('has no trail before anything was chosen', () => {
    expect(underWay(pair).trail).toBeNull();
    expect(underWay(after(pair, 'order I1 green')).trail).toEqual({ stations: ['order', 'moves', 'attacks'], present: 'moves' });
  });
});

describe.each(LANGUAGES)('every question of the rules in %s', (language) => {
  const text = textOf(language);
  const prompts = Object.keys(text.prompts) as Prompt[];

  it.each(prompts)('%s is a question with a reason, short enough for its bar, whomever it is put to', (prompt) => {
    const calls = UNIT_TYPES.flatMap((type) => [
      { type, commander: null, mark: '' },
      { type, commander: 'jaimeKingslayer', mark: '' } as const,
    ]);
    for (const units of [[], ...calls.map((call) => [call, call])]) {
      const { question: asked, reason, answers = {} } = text.ask(prompt, units);
      expect(asked).toMatch(/^[A-ZÀ-Ý].{5,64}\?$/);
      expect(reason).toMatch(/^[A-ZÀ-Ý].{8,100}\.$/);
      for (const answer of Object.values(answers)) expect(answer).toMatch(/^[A-ZÀ-Ý].{2,21}$/);
    }
  });
});
