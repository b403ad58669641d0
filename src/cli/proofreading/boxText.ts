import { CARDS } from '../../content/cards';
import { COMMANDERS } from '../../content/commanders';
import type { Text } from '../../content/text/text';
import { UNITS } from '../../content/units';
import type { CommandCard } from '../../model/card';
import { SIDES } from '../../model/side';
import type { Keywords, Rank } from '../../model/unit';
import { KEYWORDS, RANKS, RANK_DICE } from '../../model/unit';

/** What is in the box, as lines of text, one section after another. */
export const BOX_SECTIONS = {
  cards: cardLines,
  commanders: commanderLines,
  units: unitLines,
  battles: battleLines,
} as const;

function cardLines(text: Text): string[] {
  return Object.values(CARDS).flatMap((card) => [`${card.id}  ${titleOf(card, text)} (${ownerOf(card, text)})`, ...linesOf(card, text), '']);
}

const titleOf = ({ id }: CommandCard, text: Text): string => Object.entries(text.cardTitles).find(([card]) => card === id)?.[1] ?? id;

function ownerOf({ commander, side }: CommandCard, text: Text): string {
  const owner = Object.values(COMMANDERS).find(({ name }) => name === commander);
  return owner === undefined ? text.houses[side] : text.commanders[owner.id].name;
}

function linesOf(card: CommandCard, text: Text): string[] {
  const { commands, tactic } = text.card(card);
  const paid = commands.map((command, i) => `  [${card.commands[i]?.cost ?? 0}] ${command}`);
  return [...paid, ...(tactic === null ? [] : [`  ${text.terms.tactic}. ${tactic}`]), `  (${text.provenances[card.provenance]})`];
}

function commanderLines({ terms, units, commanders, provenances, houses }: Text): string[] {
  return SIDES.flatMap((side) => [
    houses[side].toUpperCase(),
    '',
    ...Object.values(COMMANDERS)
      .filter((commander) => commander.side === side)
      .flatMap(({ id, figures, commandLimit, captureValue, provenance }) => [
        `${commanders[id].name}, ${commanders[id].title}`,
        `  ${units[figures]} | ${terms.commandLimit} ${commandLimit} | ${terms.captureValue} ${captureValue}`,
        `  ${terms.unitAbility}. ${commanders[id].ability} (${provenances[provenance.ability]})`,
        `  ${terms.commitment}. ${commanders[id].commitment} (${provenances[provenance.commitment]})`,
        '',
      ]),
  ]);
}

function unitLines(text: Text): string[] {
  const { terms, units, classes, ranks, houses } = text;
  const types = Object.values(UNITS).flatMap(({ id, side, class: kind, strength, range, orders, keywords }) => [
    `${units[id]} (${houses[side]})`,
    `  ${classes[kind]} | ${terms.strength} ${strength} | ${terms.range} ${range}${keywordNames(keywords, text)}`,
    ...RANKS.map(
      (rank: Rank) =>
        `  ${ranks[rank]} | ${terms.move} ${orders[rank].move}, ${terms.move} ${orders[rank].moveAndAttack} + ${terms.attack}, ${terms.dice} ${RANK_DICE[rank]}`,
    ),
    '',
  ]);
  const explained = [...Object.values(text.keywords), ...Object.values(text.terrain), ...Object.values(text.optionalRules)];
  return [...types, ...explained.map(({ name, explanation }) => `${name}. ${explanation}`)];
}

function keywordNames(keywords: Keywords, text: Text): string {
  const names = KEYWORDS.flatMap((keyword) => {
    const level = keywords[keyword];
    return level === undefined ? [] : [level > 1 ? `${text.keywords[keyword].name} ${level}` : text.keywords[keyword].name];
  });
  return names.length === 0 ? '' : ` | ${text.terms.abilities} ${names.join(', ')}`;
}

function battleLines({ battles, houses, terms }: Text): string[] {
  return Object.values(battles).flatMap(({ title, story, goal, special = [] }) => [
    title,
    `  ${story}`,
    ...SIDES.map((side) => `  ${terms.goal}, ${houses[side]}. ${goal[side]}`),
    ...special.map((rule) => `  ${rule}`),
    '',
  ]);
}
