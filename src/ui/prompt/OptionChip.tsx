import type { ReactNode } from 'react';
import { setupCardFor } from '../../content/skirmish';
import type { Action } from '../../model/action';
import { OFF_BOARD, hexName } from '../../model/hex';
import type { Hex } from '../../model/hex';
import { useChoice } from '../choice/ChoiceContext';
import { optionDetails, optionLabel } from '../choice/optionLabel';
import { optionMeaning } from '../choice/optionMeaning';
import { usePoint } from '../choice/PointedContext';
import { useWords } from '../TableContext';
import { LineMark } from './LineMark';
import { useTells } from './useTells';

interface OptionChipProps {
  readonly option: Action;
  /** What it is paid with, where no neighbour is paid with the same. */
  readonly children?: ReactNode;
}

/** An option as a small button that says no more than what tells it from its neighbours, and shows where it is. */
export function OptionChip({ option, children }: OptionChipProps) {
  const { seen, play } = useChoice();
  const { text, words } = useWords();
  const tells = useTells(option);
  const point = usePoint();
  const at = (unit: number): Hex => seen.units[unit]?.hex ?? OFF_BOARD;
  const goal = 'to' in option ? option.to : 'target' in option ? at(option.target) : 'hex' in option ? option.hex : null;
  const where = goal ?? ('unit' in option ? at(option.unit) : OFF_BOARD);
  const show = () => point(where === OFF_BOARD ? null : where);
  const hide = () => point(null);
  // What he counts towards the limit of the skirmish (R19.1).
  const value = option.type === 'chooseCommander' ? setupCardFor(option.commander)?.commander?.value : undefined;
  const worth = value === undefined ? '' : ` · ${words.battleWords.worth(value)}`;
  const meaning = optionMeaning(option, seen, text);
  const label = optionLabel(option, seen, text) + worth;
  const isUnitOnly = goal === null && where !== OFF_BOARD;
  return (
    <button
      type="button"
      aria-label={label}
      aria-description={meaning ?? undefined}
      title={tells ? `${label}. ${words.handOver.crosses}` : label}
      onClick={() => {
        // No pointer leaves a button that is taken away.
        hide();
        play(option);
      }}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {tells && <LineMark />}
      {children}
      {isUnitOnly ? hexName(seen.plan.grid, where) : optionDetails(option, seen, text, true) || text.actions[option.type]}
      {worth}
      {meaning !== null && <small>{meaning}</small>}
    </button>
  );
}
