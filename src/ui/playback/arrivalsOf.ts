import type { GameEvent } from '../../model/event';

/** Selectors of what lies on the table only after these events, and so can only then be seen appearing. */
export const arrivalsOf = (events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event) => {
    switch (event.type) {
      case 'engaged':
        return `[data-engagement~="${event.attacker}"][data-engagement~="${event.target}"]`;
      case 'fireSet':
        return `[data-fire="${event.hex}"]`;
      case 'unitDeployed':
      case 'unitPlaced':
      case 'unitRallied':
        return `[data-unit="${event.unit}"]`;
      default:
        return [];
    }
  });
