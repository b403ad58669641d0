import type { Side } from './side';

/** From good to bad (R14.4). */
export const ZONES = ['grey', 'green', 'yellow', 'red'] as const;
export type Zone = (typeof ZONES)[number];

/** Spaces from the middle to a house's end space (R14.1). */
export const MORALE_END = 11;

/** What a house's end space is (R3.1). */
export type Segment = '11' | 'rout';

/** Where each zone of a house's side begins: its morale break (R14.5). */
export const MORALE_BREAK: Readonly<Record<Zone, number>> = { grey: 0, green: 4, yellow: 8, red: 11 };

/** The marker counts from 0 in the middle: positive towards the Lannister end, negative towards the Stark end. */
export type Marker = number;

/** How far the marker is on this house's own side; negative on the enemy's. The greater, the worse (R14.1). */
export const moraleLoss = (marker: Marker, side: Side): number => (side === 'lannister' ? marker : -marker);

/** The zone of this house's side in which the marker is; on the enemy's side it is grey for this house. */
export function zoneOf(marker: Marker, side: Side): Zone {
  const loss = moraleLoss(marker, side);
  if (loss >= MORALE_BREAK.red) return 'red';
  if (loss >= MORALE_BREAK.yellow) return 'yellow';
  return loss >= MORALE_BREAK.green ? 'green' : 'grey';
}

export const isOrWorse = (zone: Zone, than: Zone): boolean => ZONES.indexOf(zone) >= ZONES.indexOf(than);
export const isOrBetter = (zone: Zone, than: Zone): boolean => ZONES.indexOf(zone) <= ZONES.indexOf(than);
