import type { Text } from '../../content/text/text';
import { hexName } from '../../model/hex';
import type { GameState } from '../../model/state';
import type { Subject } from '../../rules';
import { cardTitle, unitLabel } from './optionLabel';

type Labels = { readonly [K in Subject['kind']]: (subject: Extract<Subject, { readonly kind: K }>) => string };

/** What a question is about, in words. */
export function subjectLabel(subjects: readonly Subject[], state: GameState, text: Text): string {
  const labels: Labels = {
    unit: ({ unit }) => unitLabel(unit, state, text),
    card: ({ card }) => cardTitle(card, text),
    commander: ({ commander }) => text.commanders[commander].name,
    hex: ({ hex }) => hexName(state.plan.grid, hex),
    marker: ({ marker }) => text.markers[marker],
    rank: ({ rank }) => text.ranks[rank],
    ground: ({ ground }) => text.terrain[ground].name,
    type: ({ type }) => text.units[type],
  };
  // The table pairs each kind with its subject; the look-up loses that pairing.
  return subjects.map((subject) => (labels[subject.kind] as (subject: Subject) => string)(subject)).join(' · ');
}
