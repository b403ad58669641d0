import type { BattlePlan } from '../model/battle';
import type { OptionalRule, OptionalRules } from '../model/options';
import { OPTIONAL_RULES } from '../model/options';
import type { Skirmish } from '../model/skirmish';
import { BATTLES } from '../content/battles';
import { SKIRMISHES } from '../content/skirmish';
import type { Dice } from '../store/dice';
import { createDice } from '../store/dice';
import { newCardReport } from './fuzzing/cardReport';
import { fuzzGame, replayGame } from './fuzzing/fuzzGame';
import { readReplay, writeReplay } from './fuzzing/replay';
import { count, newTally, unseen } from './fuzzing/tally';
import { variedPlan } from './fuzzing/variedPlan';
import { countOf, optionsOf } from './terminal/options';
import { UsageError, guarded } from './terminal/usageError';

/** Plays random legal actions on every battle and skirmish and writes a replay of each game that goes wrong. */
export const main = (args: readonly string[]): Promise<number> =>
  guarded('fuzz', () => {
    const given = optionsOf(args, { games: 'string', seed: 'string', battle: 'string', rules: 'string', replay: 'string', report: 'string' });
    if (given.replay !== undefined) return replayed(given.replay);
    const games = countOf('games', given.games ?? '100');
    if (given.report !== undefined && given.report !== 'cards') throw new UsageError(`no report '${given.report}'; there is: cards`);
    return fuzzed(games, given.seed ?? '1', plansOf(given.battle), rulesOf(given.rules), given.report === 'cards');
  });

function fuzzed(
  games: number,
  seed: string,
  plans: readonly (BattlePlan | Skirmish)[],
  rulesFor: (dice: Dice) => OptionalRules,
  hasReport: boolean,
): number {
  const started = performance.now();
  const tally = newTally();
  const report = newCardReport();
  let played = 0;
  let failures = 0;
  for (let index = 0; index < games; index += 1) {
    const dice = createDice(`${seed}/${index}`);
    const battle = plans[index % plans.length] as BattlePlan | Skirmish;
    // No two skirmishes are alike anyhow.
    const plan = 'army' in battle && dice.below(2) === 1 ? variedPlan(battle, dice) : battle;
    const rules = rulesFor(dice);
    const game = fuzzGame(plan, rules, dice, report.watch);
    const { actions, fault } = game;
    count(tally, game);
    played += actions.length;
    if (fault === null) continue;
    failures += 1;
    const file = writeReplay({ plan, seed: `${seed}/${index}`, rules, fault, actions });
    console.log(`${plan.id} ${seed}/${index}, action ${actions.length}: ${fault}\n  fuzz --replay ${file}`);
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${games} games, ${played} actions, ${failures} failures, ${seconds} s`);
  if (hasReport) for (const line of report.lines()) console.log(line);
  const never = unseen(tally);
  if (never.length > 0) console.log(`never used: ${never.join(' ')}`);
  return failures === 0 ? 0 : 1;
}

function replayed(file: string): number {
  const { plan, rules, actions } = readReplay(file);
  const { actions: played, fault } = replayGame(plan, rules, actions);
  console.log(fault === null ? `${played.length} actions, no failure` : `action ${played.length}: ${fault}`);
  return fault === null ? 0 : 1;
}

function plansOf(battle: string | undefined): readonly (BattlePlan | Skirmish)[] {
  const plans = Object.values<BattlePlan | Skirmish>({ ...BATTLES, ...SKIRMISHES });
  if (battle === undefined) return plans;
  const plan = plans.find(({ id }) => id === battle);
  if (plan === undefined) throw new UsageError(`no battle '${battle}'; there are: ${plans.map(({ id }) => id).join(', ')}`);
  return [plan];
}

/** 'none', 'all' or a list; unless told, each game switches them at random. */
function rulesOf(text: string | undefined): (dice: Dice) => OptionalRules {
  if (text === undefined) return (dice) => switched(() => dice.below(2) === 1);
  const names = text === 'none' ? [] : text === 'all' ? OPTIONAL_RULES : text.split(',');
  const unknown = names.find((name) => !OPTIONAL_RULES.some((rule) => rule === name));
  if (unknown !== undefined) {
    throw new UsageError(`no optional rule '${unknown}'; there are: ${OPTIONAL_RULES.join(', ')}, all, none`);
  }
  return () => switched((rule) => names.includes(rule));
}

const switched = (isOn: (rule: OptionalRule) => boolean): OptionalRules =>
  Object.fromEntries(OPTIONAL_RULES.map((rule) => [rule, isOn(rule)])) as unknown as OptionalRules;
