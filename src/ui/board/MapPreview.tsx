import type { BattlePlan } from '../../model/battle';
import type { GameState } from '../../model/state';
import { newGame } from '../../rules';
import { lettersOf } from '../art/letters';
import { useWords } from '../TableContext';
import { BoardEdges } from './BoardEdges';
import { Ground } from './Ground';
import { HexMarks } from './HexMarks';
import { Pieces } from './Pieces';
import { boardBox } from './boardBox';

interface MapPreviewProps {
  readonly plan: BattlePlan;
  readonly label: string;
  /** The battle as it stands; unless given, as it begins. */
  readonly state?: GameState;
}

/** A battlefield in small: the land, and where the armies stand. */
export function MapPreview({ plan, label, state = newGame(plan) }: MapPreviewProps) {
  const { text } = useWords();
  const letters = lettersOf(text.ranks);
  return (
    <svg className="map-preview" role="img" aria-label={label} viewBox={boardBox(plan)}>
      <BoardEdges plan={plan} />
      <Ground grid={plan.grid} ground={plan.ground} tokens={state.tokens} />
      <HexMarks state={state} letters={letters} />
      <Pieces state={state} letters={letters} />
    </svg>
  );
}
