import type { Action } from '../../model/action';
import type { SpecialRule } from '../../model/battle';
import { enemyOf } from '../../model/side';
import type { DeployTask } from '../../model/task';
import { answered } from '../answered';
import type { Game } from '../game';
import { DONE, procedure } from '../procedure';
import { layMarker } from '../special/markers';
import { manOptions, nextGuard, stripOptions, strip, tearDown } from '../special/palisades';

type RuleOf<K extends SpecialRule['kind']> = Extract<SpecialRule, { readonly kind: K }>;

/** What the special rules of a battle ask of the players before the first round. */
export const deploy = procedure<DeployTask>({
  start: {
    run: (game, task) => (game.state.plan.special[task.rule]!.kind === 'palisades' ? 'man' : undefined),
  },
  lay: {
    isSecret: true,
    when: (game, task) => task.laid < laying(game, task).markers.length,
    decider: (game, task) => laying(game, task).side,
    options: (game, task) => layOptions(game, laying(game, task)),
    answer(game, task, action) {
      const { side, markers } = laying(game, task);
      const { hex } = answered(action, 'chooseHex');
      layMarker(game, { hex, kind: markers[task.laid]!, owner: side, faceUp: false });
      game.events?.push({ type: 'markerLaid', side, hex });
      task.laid += 1;
      return 'lay';
    },
  },
  laid: { run: () => DONE },

  // The way of the palisades.

  man: {
    when: (game, task) => nextGuard(palisades(game, task), task.laid) !== null,
    decider: (game, task) => palisades(game, task).owner,
    options: (game, task) => manOptions(game, palisades(game, task), task.laid),
    answer(game, task, action) {
      const rule = palisades(game, task);
      const { hex } = answered(action, 'chooseHex');
      const rank = nextGuard(rule, task.laid)!;
      layMarker(game, { hex, kind: 'guard', owner: rule.owner, faceUp: true, rank });
      game.events?.push({ type: 'palisadeManned', hex, rank });
      task.laid += 1;
      return 'man';
    },
  },
  /** Morale is rolled again until there is none. */
  roll: {
    when: (game, task) => task.faces.length < palisades(game, task).dice,
    chance: (game, task) => ({ kind: 'dice', count: palisades(game, task).dice - task.faces.length }),
    answer(game, task, action) {
      const { faces } = answered(action, 'roll');
      game.events?.push({ type: 'diceRolled', side: enemyOf(palisades(game, task).owner), faces });
      task.faces.push(...faces.filter((face) => face !== 'morale'));
      return 'roll';
    },
  },
  strip: {
    decider: (game, task) => enemyOf(palisades(game, task).owner),
    options: (game, task) => [...stripOptions(game, task.faces), { type: 'done' }],
    answer(game, task, action) {
      if (action.type === 'done') return undefined;
      strip(game, task, answered(action, 'strip'));
      return 'strip';
    },
  },
  tearDown: {
    run(game) {
      tearDown(game);
      return DONE;
    },
  },
});

const laying = (game: Game, task: DeployTask) => game.state.plan.special[task.rule] as RuleOf<'lay'>;
const palisades = (game: Game, task: DeployTask) => game.state.plan.special[task.rule] as RuleOf<'palisades'>;

const layOptions = (game: Game, { hexes }: RuleOf<'lay'>): Action[] =>
  hexes
    .filter((hex) => !game.state.markers.some((marker) => marker.hex === hex))
    .map((hex) => ({ type: 'chooseHex', hex }));

/** The rules that ask something before play. */
export const isDeployed = ({ kind }: SpecialRule): boolean => kind === 'lay' || kind === 'palisades';
