import type { BattlePlan } from '../../model/battle';
import { newGame } from '../../rules';
import { lettersOf } from '../art/letters';
import { useWords } from '../TableContext';
import { BoardEdges } from './BoardEdges';
import { Ground } from './Ground';
import { HexMarks } from './HexMarks';
import { Pieces } from './Pieces';
import { boardBox } from './boardBox';

/** A battlefield in small: the land, and where the armies stand. */
export function MapPreview({ plan, label }: { readonly plan: BattlePlan; readonly label: string }) {
  const { text } = useWords();
  const letters = lettersOf(text.ranks);
  const state = newGame(plan);
  return (
    <svg className="map-preview" role="img" aria-label={label} viewBox={boardBox(plan)}>
      <BoardEdges plan={plan} />
      <Ground grid={plan.grid} ground={plan.ground} tokens={plan.tokens} />
      <HexMarks state={state} letters={letters} />
      <Pieces state={state} letters={letters} />
    </svg>
  );
}
