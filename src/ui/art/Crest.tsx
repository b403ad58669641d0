import type { Side } from '../../model/side';
import { Shape } from './Shape';

/** The head of a house at full size, within ±110 units. Drawn in planes: hewn for the wolf, in petals for the lion. */
export const Crest = ({ side }: { readonly side: Side }) => <Shape name={`crest-${side}`} />;
