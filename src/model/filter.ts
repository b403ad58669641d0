import type { Rank, UnitClass } from './unit';

/** Which units a command, tactic or ability speaks of; every property given must hold. */
export interface UnitFilter {
  readonly ranks?: readonly Rank[];
  readonly classes?: readonly UnitClass[];
  readonly engaged?: boolean;
  readonly ready?: boolean;
  /** Ordered in this turn. */
  readonly ordered?: boolean;
  readonly hasCommander?: boolean;
  /** At least this many ordinary figures (R6.6: who cannot pay does not get the effect). */
  readonly figures?: number;
  /** Adjacent to the commander that acts; his own unit counts. */
  readonly besideCommander?: boolean;
}

/** Units picked among those that fit: all of them, any number, or up to so many. */
export interface Selection {
  readonly side: 'own' | 'enemy';
  readonly count: number | 'all' | 'any';
  readonly where?: UnitFilter;
  /** Cards reach the zone of the commander that plays them (R9.3) unless they say otherwise. */
  readonly reach: 'zone' | 'board';
}
