import { useEffect, useEffectEvent } from 'react';
import { OFF_BOARD } from '../../model/hex';
import { useChoice } from '../choice/ChoiceContext';
import { PLAIN_ANSWERS } from '../prompt/plainAnswers';
import { useTable } from '../TableContext';
import { focusOn, focusOnHex, goToNextRegion } from './regions';

const WRITES = 'input:not([type=checkbox], [type=radio]), textarea, select';

/** The keys of the table that work wherever the focus is; `keys.ts` lists them. */
export function useTableKeys(): void {
  const { options, held, lit, side, seen, play, unpick } = useChoice();
  const undo = useTable((table) => table.undo);
  const show = useTable((table) => table.show);
  const dismiss = useTable((table) => table.dismiss);
  const dialog = useTable((table) => table.dialog);

  const litHexes = () => [...lit].flatMap((spot) => (spot.startsWith('hex:') ? [Number(spot.slice(4))] : []));
  const ownHexes = () => seen.units.flatMap((unit) => (unit.side === side && unit.hex !== OFF_BOARD ? [unit.hex] : []));
  const deeds: Readonly<Record<string, (isBackwards: boolean) => void>> = {
    n: (isBackwards) => {
      const hexes = litHexes();
      if (hexes.length > 0) focusOnHex(nextHex(hexes, isBackwards));
      // Where no hex leads on, the list does; and where that is empty, the hand must be shown first.
      else focusOn(document.querySelector<HTMLElement>('.options button, .dock button:enabled'));
    },
    o: (isBackwards) => focusOnHex(nextHex(ownHexes(), isBackwards)),
    f6: goToNextRegion,
    u: undo,
    s: () => show('summary'),
    '?': () => show('keys'),
    escape: () => {
      unpick();
      dismiss();
    },
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, code, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || dialog !== null) return;
    // Whoever writes a name means letters, and another sheet over the table has keys of its own.
    if (target instanceof Element && target.closest(`${WRITES}, dialog`) !== null) return;
    // By its place: the digits of a French keyboard are shifted.
    const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1];
    const answer = [held, ...options.filter(({ type }) => PLAIN_ANSWERS.has(type))].filter((one) => one !== null)[Number(digit) - 1];
    const deed = deeds[key.toLowerCase()] ?? (answer && (() => play(answer)));
    if (deed === undefined) return;
    event.preventDefault();
    deed(event.shiftKey);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** The first of these hexes after the focused one in the order of reading, or before it, around. */
function nextHex(hexes: readonly number[], isBackwards: boolean): number | undefined {
  const here = Number(document.activeElement?.getAttribute('data-hex') ?? -1);
  const inOrder = hexes.toSorted((a, b) => (isBackwards ? b - a : a - b));
  return inOrder.find((hex) => (isBackwards ? hex < here : hex > here)) ?? inOrder[0];
}
