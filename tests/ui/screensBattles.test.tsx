import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BATTLES } from '../../src/content/battles';
import { SKIRMISHES } from '../../src/content/skirmish';
import { textOf } from '../../src/content/text';
import { newSkirmish } from '../../src/rules';
import { battleMarks } from '../../src/ui/screens/battleMarks';
import { en } from '../../src/ui/words/en';
import { opened, seated } from './seated';

const text = textOf('en');

async function choosing(id: keyof typeof text.battles) {
  const page = opened();
  await page.user.click(screen.getByRole('button', { name: en.newBattle }));
  await page.user.click(screen.getByRole('button', { name: text.battles[id].title }));
  return page;
}

describe('the choice of battle', () => {
  it('tells commanders, army by rank, goals and special rules of the battle chosen', async () => {
    await choosing('wolfRaiders');
    const { goal, special } = text.battles.wolfRaiders;
    for (const told of [goal.stark, goal.lannister, ...special!]) expect(screen.getByText(told)).toBeInTheDocument();
    const { army } = BATTLES['wolfRaiders']!;
    for (const { commander } of army) if (commander) expect(screen.getByText(text.commanders[commander].name)).toBeInTheDocument();
    const green = army.filter(({ side, rank }) => side === 'stark' && rank === 'green').length;
    expect(screen.getByRole('img', { name: en.battleWords.ofRank(green, text.ranks.green) })).toBeInTheDocument();
  });

  it('explains every kind of terrain on the map, and each optional rule', async () => {
    await choosing('redFork');
    const legend = within(screen.getByRole('region', { name: en.battleWords.legend }));
    for (const token of new Set(Object.values(BATTLES['redFork']!.tokens))) {
      expect(legend.getByText(text.terrain[token].explanation)).toBeInTheDocument();
    }
    for (const { explanation } of Object.values(text.optionalRules)) expect(screen.getByText(explanation)).toBeInTheDocument();
  });

  it('says how a skirmish is set up, since nobody knows its armies yet', async () => {
    await choosing('raidRiverlands');
    expect(screen.getByText(en.battleWords.chosenInSecret(SKIRMISHES['raidRiverlands']!))).toBeInTheDocument();
    const { robbKing } = text.commanders;
    expect(screen.getByText(`${robbKing.name} · ${en.battleWords.worth(3)}`)).toBeInTheDocument();
  });

  it('tells whoever chooses commanders what each is worth and what is left, and nobody else', async () => {
    const { user } = seated(newSkirmish(SKIRMISHES['raidRiverlands']!));
    expect(screen.queryByText(en.battleWords.valueLeft(4, 4))).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: en.handOver.show }));
    expect(screen.getByText(en.battleWords.valueLeft(4, 4))).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: new RegExp(`${text.commanders.rickard.name} · ${en.battleWords.worth(2)}$`) }));
    expect(screen.getByText(en.battleWords.valueLeft(2, 4))).toBeInTheDocument();
    expect(screen.getByText(en.battleWords.commandersLeft(1))).toBeInTheDocument();
  });

  it('marks the battle for beginners as the shortest and simplest', () => {
    expect(battleMarks(BATTLES['kingsroad']!)).toEqual({ length: 0, difficulty: 0 });
    expect(battleMarks(BATTLES['breakingSiege']!)).toEqual({ length: 2, difficulty: 2 });
  });
});
