import type { MarkerKind } from '../../model/battle';
import type { CommanderName } from '../../model/commander';
import type { Side } from '../../model/side';
import type { TerrainToken } from '../../model/terrain';
import type { Keyword, UnitTypeId } from '../../model/unit';

/** What is done, as cards draw it. */
export type DeedSign =
  | 'die'
  | 'arrow'
  | 'through'
  | 'around'
  | 'shield'
  | 'away'
  | 'card'
  | 'struckSwords'
  | 'swordsThenArrow'
  | 'fallen';

/** The drawings of `shapes.svg`, by their ids. */
export type ShapeName =
  | `crest-${Side}`
  | `mask-${Side}`
  | `emblem-${CommanderName}`
  | `figure-${UnitTypeId}`
  | `sign-${Exclude<MarkerKind, 'hidden'> | Keyword | DeedSign}`
  | Extract<TerrainToken, 'palisade' | 'tent' | 'siegeTower' | 'razed'>
  | 'wood'
  | 'valor'
  | 'morale';

interface ShapeProps {
  readonly name: ShapeName;
  readonly ink?: string;
  /** Of the ground behind: eyes, seams and other light planes. */
  readonly paper?: string;
  readonly transform?: string | undefined;
}

/** A drawing that is always the same but for its tinctures: a reference into `shapes.svg`, which `loadShapes` put into the page. */
export const Shape = ({ name, ink, paper, transform }: ShapeProps) => (
  <use href={`#${name}`} transform={transform} style={{ color: ink, ['--paper' as string]: paper }} />
);
