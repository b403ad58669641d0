import { createStore } from 'zustand/vanilla';
import type { Level } from '../../ai/level';
import type { Decision } from '../../model/decision';
import { decisionOf } from '../../rules';
import { stateOf } from '../history';
import type { SavedGame } from '../savedGame';
import type { Pace } from '../settings';
import type { TableStore } from '../table';
import type { Opponent } from './opponent';
import type { Thought } from './question';
import { questionAt } from './questionAt';
import type { Thinker } from './thinker';

/** The shortest time between two actions, for whoever watches. */
const BEAT: Readonly<Record<Pace, number>> = { off: 0, brisk: 250, normal: 600, slow: 1200 };

/** A lord commander's time for a whole turn, and how much of what is left of it goes to the next decision. */
const TURN_TIME = 2000;
const SHARE = 1 / 3;

/** Plays for the seats without a person: asks, waits for the table, and dispatches like anybody else. */
export const createOpponent = (table: TableStore, thinker: Thinker) =>
  createStore<Opponent>()((set, get) => {
    /** The game whose decision is being thought about, and whatever is to be forgotten with it. */
    let game: SavedGame | null = null;
    let slot: string | null = null;
    let answer: Thought | null = null;
    let notBefore = 0;
    let isHeld = false;
    let isWavedOn = false;
    let timeLeft = TURN_TIME;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function look(): void {
      const now = table.getState();
      const shown = now.screen === 'table' && now.kept !== 'overtaken' ? now.game : null;
      if (shown === game) {
        playOn();
        return;
      }
      game = shown;
      answer = null;
      isWavedOn = false;
      clearTimeout(timer);
      const moments = shown?.history.moments.length ?? 0;
      const isSame = now.slot === slot;
      slot = now.slot;
      // What was taken back was thought for nothing.
      const thoughts = new Map([...get().thoughts].filter(([place]) => isSame && place < moments));
      set({ turn: null, isNudged: false, advice: null, thoughts });
      if (shown !== null) think(shown);
    }

    function think(asked: SavedGame): void {
      const decision = decisionOf(stateOf(asked.history));
      if (decision === null || decision.decider === 'chance') return;
      const { level } = asked.seats[decision.decider];
      if (level === null) return;
      const turn = { side: decision.decider, level } as const;
      set({ turn: { ...turn, phase: 'thinking' } });
      const began = performance.now();
      notBefore = began + BEAT[table.getState().pace];
      const place = asked.history.moments.length;
      ask(asked, place, granted(decision)).then(
        (thought) => {
          // An undo, another game or another tab came first.
          if (game !== asked) return;
          timeLeft -= performance.now() - began;
          answer = thought;
          set({ turn: { ...turn, phase: 'ready' }, thoughts: new Map(get().thoughts).set(place, thought) });
          playOn();
        },
        () => {
          if (game === asked) set({ turn: { ...turn, phase: 'failed' } });
        },
      );
    }

    function granted({ prompt }: Decision): number {
      if (prompt === 'turn.choose') timeLeft = TURN_TIME;
      return Math.max(0, timeLeft * SHARE);
    }

    async function ask(asked: SavedGame, place: number, milliseconds: number, adviser?: Level): Promise<Thought> {
      const question = questionAt(asked, place, milliseconds, adviser);
      if (question === null) throw new Error('nobody decides here');
      return thinker.ask(question);
    }

    /** Plays the answer as soon as there is one and everybody has seen what came before. */
    function playOn(): void {
      const option = answer?.[0]?.option;
      const { watch, dispatch } = table.getState();
      if (answer === null || isHeld || (watch === 'steps' && !isWavedOn)) return;
      clearTimeout(timer);
      const wait = watch === 'flow' ? notBefore - performance.now() : 0;
      if (wait > 0) {
        timer = setTimeout(playOn, wait);
        return;
      }
      const { turn } = get();
      const before = game;
      answer = null;
      if (option !== undefined) dispatch(option);
      // An answer that the rules refuse is no better than none.
      if (game === before && turn !== null) set({ turn: { ...turn, phase: 'failed' } });
    }

    table.subscribe(look);
    return {
      turn: null,
      isNudged: false,
      thoughts: new Map(),
      advice: null,
      nudge: () => set({ isNudged: true }),
      retry: () => {
        if (game !== null && get().turn?.phase === 'failed') think(game);
      },
      next: () => {
        isWavedOn = true;
        playOn();
      },
      hold: (held) => {
        isHeld = held;
        playOn();
      },
      advise: () => {
        const asked = game;
        if (asked === null) return;
        const tell = (thought: Thought | null) => {
          if (game === asked) set({ advice: { thought } });
        };
        tell(null);
        ask(asked, asked.history.moments.length, 0, 'knight').then(tell, () => tell([]));
      },
      recall: (place) => {
        const asked = game;
        if (asked === null) return;
        ask(asked, place, TURN_TIME * SHARE).then(
          (thought) => {
            const isStill = game?.history.moments[place] === asked.history.moments[place];
            if (isStill) set({ thoughts: new Map(get().thoughts).set(place, thought) });
          },
          () => undefined,
        );
      },
    };
  });

export type OpponentStore = ReturnType<typeof createOpponent>;
