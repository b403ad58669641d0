import { createStore } from 'zustand/vanilla';
import type { Language } from '../content/text';
import type { Action } from '../model/action';
import type { Refusal } from '../model/refusal';
import { whyNot } from '../rules';
import { createDice } from './dice';
import type { GameStart } from './envelope';
import { advanced, crossesLine, newHistory, stateOf, undone } from './history';
import type { SaveFault, SavedGame } from './savedGame';
import { parseSave, printSave, startState } from './savedGame';
import type { Kept, Shelf, Slot } from './saves';
import { keep, keptOn, newSlot, removeSlot, slotsOn, textIn } from './saves';
import type { Seats } from './seat';
import { peopleOf } from './seat';
import type { Pace, Settings, TextSize, Theme, Watch } from './settings';
import { keepSettings, settingsOn } from './settings';

export type Screen = 'title' | 'battles' | 'saves' | 'table' | 'victory';

/** A sheet over the screen. */
export type Dialog = 'menu' | 'settings' | 'help' | 'keys' | 'summary' | 'why';

/** How a new game is begun. */
export interface NewGame {
  readonly start: GameStart;
  readonly seats: Seats;
  readonly seed: string;
}

export interface Table extends Settings {
  readonly screen: Screen;
  readonly dialog: Dialog | null;
  readonly slot: string | null;
  readonly game: SavedGame | null;
  readonly saves: readonly Slot[];
  /** Why the last attempt failed, until the next action. */
  readonly refusal: Refusal | null;
  /** What is wrong with the file or slot last opened. */
  readonly fault: SaveFault | null;
  readonly kept: Kept;
  /** An undo beyond the line waits for the other player's consent. */
  readonly asksConsent: boolean;

  readonly open: (screen: Screen) => void;
  /** Lays a sheet over the screen, or takes it away. */
  readonly show: (dialog: Dialog | null) => void;
  readonly setLanguage: (language: Language) => void;
  readonly setTheme: (theme: Theme) => void;
  readonly setPace: (pace: Pace) => void;
  readonly setTextSize: (textSize: TextSize) => void;
  readonly setHandOver: (handOver: boolean) => void;
  /** Switched on, all explanations come again. */
  readonly setHints: (hints: boolean) => void;
  readonly setLetterKeys: (letterKeys: boolean) => void;
  readonly learn: (hint: string) => void;
  readonly setWatch: (watch: Watch) => void;
  readonly setHelper: (helper: boolean) => void;
  readonly newBattle: (game: NewGame) => void;
  /** Plays an option; whatever is no option is refused, with the reason in `refusal`. */
  readonly dispatch: (action: Action) => void;
  /** Asks why something may not be done, without doing it. */
  readonly attempt: (action: Action) => void;
  readonly dismiss: () => void;
  /** Takes back the last action of a person; beyond the line two people are asked for their consent first. */
  readonly undo: () => void;
  /** Takes back the last action of a person, whatever has come of it. */
  readonly takeBack: () => void;
  readonly load: (slot: string) => void;
  readonly importText: (text: string) => void;
  /** A slot's text, as it is; also of a save that cannot be read. */
  readonly exportText: (slot: string) => string;
  readonly removeSave: (slot: string) => void;
  /** Another tab wrote to this slot. */
  readonly noticeWrite: (slot: string) => void;
  /** After another tab overtook this one: goes on here, in a slot of its own. */
  readonly branchOff: () => void;
}

/** The table: what is happening now, and all that can be done with it. */
export const createTable = (shelf: Shelf, browserLanguages: readonly string[]) =>
  createStore<Table>()((set, get) => {
    const clean = { refusal: null, fault: null, asksConsent: false } as const;

    function choose(setting: Partial<Settings>): void {
      set(setting);
      keepSettings(shelf, get());
    }

    /** Every change of the game is kept at once. */
    function goOn(slot: string, game: SavedGame): void {
      const kept = get().kept === 'overtaken' && slot === get().slot ? 'overtaken' : keep(shelf, slot, game);
      const isOver = stateOf(game.history).outcome !== null;
      set({ ...clean, slot, game, kept, screen: isOver ? 'victory' : 'table' });
    }

    function change(game: SavedGame, history: SavedGame['history']): void {
      const { slot, kept } = get();
      // What found no room was not written, so that the slot still holds the revision before it.
      const revision = kept === 'full' ? game.revision : game.revision + 1;
      if (slot !== null) goOn(slot, { ...game, history, revision });
    }

    function opened(game: SavedGame | SaveFault, slot: string, kept = keptOn(shelf)): void {
      if ('kind' in game) set({ ...clean, fault: game, screen: 'saves', saves: slotsOn(shelf) });
      else {
        const isOver = stateOf(game.history).outcome !== null;
        set({ ...clean, slot, game, kept, screen: isOver ? 'victory' : 'table' });
      }
    }

    return {
      ...settingsOn(shelf, browserLanguages),
      ...clean,
      screen: 'title',
      dialog: null,
      slot: null,
      game: null,
      saves: slotsOn(shelf),
      kept: 'kept',

      open: (screen) => set({ ...clean, screen, dialog: null, saves: slotsOn(shelf) }),
      show: (dialog) => set({ dialog }),
      setLanguage: (language) => choose({ language }),
      setTheme: (theme) => choose({ theme }),
      setPace: (pace) => choose({ pace }),
      setTextSize: (textSize) => choose({ textSize }),
      setHandOver: (handOver) => choose({ handOver }),
      setHints: (hints) => choose({ hints, learnt: [] }),
      setLetterKeys: (letterKeys) => choose({ letterKeys }),
      learn: (hint) => choose({ learnt: [...get().learnt, hint] }),
      setWatch: (watch) => choose({ watch }),
      setHelper: (helper) => choose({ helper }),
      newBattle: ({ start, seats, seed }) => {
        const state = startState(start);
        if (state === null) set({ fault: { kind: 'unknownStart', id: start.id } });
        else goOn(newSlot(), { start, seats, revision: 1, history: newHistory(state, createDice(seed).state()) });
      },
      dispatch: (action) => {
        const { game } = get();
        if (game === null) return;
        const next = advanced(game.history, action);
        if ('rule' in next) set({ refusal: next });
        else change(game, next);
      },
      attempt: (action) => {
        const { game } = get();
        if (game !== null) set({ refusal: whyNot(stateOf(game.history), action) });
      },
      dismiss: () => set(clean),
      undo: () => {
        const { game, takeBack } = get();
        if (game === null) return;
        const people = peopleOf(game.seats);
        if (people.length > 1 && crossesLine(game.history)) set({ asksConsent: undone(game.history) !== null });
        else takeBack();
      },
      takeBack: () => {
        const { game } = get();
        const before = game && undone(game.history, peopleOf(game.seats));
        if (before) change(game, before);
      },
      load: (slot) => opened(parseSave(textIn(shelf, slot)), slot),
      importText: (text) => {
        const game = parseSave(text);
        const slot = newSlot();
        if ('kind' in game) opened(game, slot);
        else opened(game, slot, keep(shelf, slot, game));
      },
      exportText: (slot) => (slot === get().slot && get().game ? printSave(get().game as SavedGame) : textIn(shelf, slot)),
      removeSave: (slot) => {
        removeSlot(shelf, slot);
        // Nor is it at hand any more.
        set({ saves: slotsOn(shelf), ...(slot === get().slot && { slot: null, game: null }) });
      },
      noticeWrite: (slot) => {
        // Where it was only removed, nothing goes on in another tab.
        if (slot === get().slot && textIn(shelf, slot) !== '') set({ kept: 'overtaken' });
        set({ saves: slotsOn(shelf) });
      },
      branchOff: () => {
        const { game } = get();
        if (game !== null) goOn(newSlot(), game);
      },
    };
  });

export type TableStore = ReturnType<typeof createTable>;
