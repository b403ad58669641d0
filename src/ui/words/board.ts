import type { Language } from '../../content/text';

/** What one may have drawn over the board. */
export type Overlay = 'sight' | 'zones' | 'reach';

export interface BoardWords {
  readonly view: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  /** Also the name of the button that opens them on a small screen. */
  readonly overlays: string;
  readonly overlay: Readonly<Record<Overlay, string>>;
  readonly sightFree: (from: string, to: string) => string;
  readonly sightBlocked: (from: string, to: string, by: string) => string;
  /** While nobody is there to look from. */
  readonly sightFrom: string;
  readonly zoneOf: (names: string) => string;
  readonly reachOf: (unit: string, hexes: number) => string;
}

export const board: Readonly<Record<Language, BoardWords>> = {
  fr: {
    view: 'Zoom',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fit: 'Tout voir',
    overlays: 'Repères',
    overlay: { sight: 'Ligne de vue', zones: 'Zones de contrôle', reach: 'Portée des mouvements' },
    sightFree: (from, to) => `De ${from} à ${to}, la vue est libre.`,
    sightBlocked: (from, to, by) => `De ${from} à ${to}, la vue est bloquée${by === '' ? '' : ` par ${by}`}.`,
    sightFrom: 'Choisissez une unité : la vue part d’elle.',
    zoneOf: (names) => `Zone de contrôle : ${names}.`,
    reachOf: (unit, hexes) => `${unit} : ${hexes} ${hexes < 2 ? 'case' : 'cases'} à portée.`,
  },
  en: {
    view: 'Zoom',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    fit: 'See all',
    overlays: 'Guides',
    overlay: { sight: 'Line of sight', zones: 'Zones of control', reach: 'Reach of moves' },
    sightFree: (from, to) => `From ${from} to ${to} the sight is clear.`,
    sightBlocked: (from, to, by) => `From ${from} to ${to} the sight is blocked${by === '' ? '' : ` by ${by}`}.`,
    sightFrom: 'Choose a unit to look from.',
    zoneOf: (names) => `Zone of control: ${names}.`,
    reachOf: (unit, hexes) => `${unit}: ${hexes} ${hexes === 1 ? 'hex' : 'hexes'} within reach.`,
  },
};
