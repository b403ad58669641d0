import type { UnitTypeId } from '../../model/unit';
import { Shape } from './Shape';

export interface FigureProps {
  readonly type: UnitTypeId;
  readonly ink: string;
  /** Of the plate behind: it parts the figures from each other and draws what is light on them. */
  readonly field: string;
}

/** A silhouette with its feet at the origin, about 30 high. */
export const Figure = ({ type, ink, field }: FigureProps) => <Shape name={`figure-${type}`} ink={ink} paper={field} />;
