import type { Grid } from '../../model/hex';
import { hexCentre } from '../art/hexShape';
import type { Motion } from './motionsOf';

/** In milliseconds. */
const HEX_TIME = 120;
const LONGEST_WAY = 480;
const SPACE_TIME = 90;
const STAGGER = 60;

/** The foot of a raised banner's pole, about which it falls. */
const POLE_FOOT = 59;

type Performances = {
  readonly [K in Motion['kind']]: (motion: Extract<Motion, { readonly kind: K }>, stage: Stage) => readonly Animation[];
};

/** Where things move, and how much longer than drawn everything takes. */
export interface Stage {
  readonly element: Element;
  readonly grid: Grid;
  readonly tempo: number;
}

/** Sets one thing moving; a thing that is not on the table does not. It stays where it came to until the animations are cancelled. */
export function perform(motion: Motion, stage: Stage): readonly Animation[] {
  // The table pairs each kind with its motion; the look-up loses that pairing.
  const performance = PERFORMANCES[motion.kind] as (motion: Motion, stage: Stage) => readonly Animation[];
  return performance(motion, stage);
}

const PERFORMANCES: Performances = {
  travel({ unit, path }, stage) {
    const way = path.map((hex) => {
      const { x, y } = hexCentre(stage.grid, hex);
      return { transform: `translate(${x}px, ${y}px)` };
    });
    const duration = Math.min(HEX_TIME * (path.length - 1), LONGEST_WAY);
    return animated(stage, `[data-unit="${unit}"]`, way, { duration, easing: 'ease-in-out' });
  },
  part: ({ unit, from }, stage) =>
    animated(stage, `[data-engagement~="${unit}"][data-engagement~="${from}"]`, { opacity: 0 }, { duration: 120 }),
  lower({ unit }, stage) {
    const fallen = `translate(0px, ${POLE_FOOT}px) rotate(75deg) translate(0px, ${-POLE_FOOT}px)`;
    return animated(stage, `[data-unit="${unit}"] .unit-banner > *`, { transform: fallen }, { duration: 180, easing: 'ease-in' });
  },
  lose({ unit, figures }, stage) {
    const standing = elementsOf(stage, `[data-unit="${unit}"] .unit-figure > *`);
    const falling = standing.slice(Math.max(0, standing.length - figures));
    const fallen = { transform: 'translate(0px, 12px)', opacity: 0 };
    return falling.map((figure) => moved(stage, figure, fallen, { duration: 220, easing: 'ease-in' }));
  },
  vanish: ({ unit }, stage) => animated(stage, `[data-unit="${unit}"]`, { opacity: 0 }, { duration: 220 }),
  tumble({ dice }, stage) {
    const tumbling = [
      { transform: 'translate(0px, -24px) rotate(-400deg) scale(0.5)', opacity: 0 },
      { transform: 'translate(0px, -6px) rotate(-90deg) scale(1.1)', opacity: 1, offset: 0.6 },
      { transform: 'none', opacity: 1 },
    ];
    return elementsOf(stage, '[data-die]')
      .slice(-dice)
      .map((die, place) => moved(stage, die, tumbling, { duration: 450, delay: STAGGER * place, easing: 'ease-out' }));
  },
  slide({ from, to }, stage) {
    const [here] = elementsOf(stage, '.morale-marker');
    const [there] = elementsOf(stage, `[data-space="${to}"]`);
    if (here === undefined || there === undefined) return [];
    const [a, b] = [here.getBoundingClientRect(), there.getBoundingClientRect()];
    const x = b.left + b.width / 2 - a.left - a.width / 2;
    const y = b.top + b.height / 2 - a.top - a.height / 2;
    const duration = Math.min(SPACE_TIME * Math.abs(to - from), LONGEST_WAY);
    return [moved(stage, here, { transform: `translate(${x}px, ${y}px)` }, { duration, easing: 'ease-in-out' })];
  },
};

const elementsOf = ({ element }: Stage, selector: string): Element[] => [...element.querySelectorAll(selector)];

const animated = (stage: Stage, selector: string, frames: Frames, timing: KeyframeEffectOptions): readonly Animation[] =>
  elementsOf(stage, selector).map((element) => moved(stage, element, frames, timing));

type Frames = Keyframe[] | PropertyIndexedKeyframes;

function moved({ tempo }: Stage, element: Element, frames: Frames, timing: KeyframeEffectOptions): Animation {
  const { duration = 0, delay = 0, ...rest } = timing;
  return element.animate(frames, { ...rest, duration: tempo * Number(duration), delay: tempo * delay, fill: 'both' });
}
