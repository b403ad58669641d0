/** What is printed on the board or laid on it as a terrain piece (R16). */
export const GROUNDS = [
  'void',
  'plain',
  'hill',
  'forest',
  'river',
  'forestRiver',
  'building',
  'road',
  'forestRoad',
] as const;
export type Ground = (typeof GROUNDS)[number];

/** Terrain tokens; one overrides the ground it lies on (R16.18). Fire is not among them: it lies on top. */
export const TERRAIN_TOKENS = [
  'woodenBridge',
  'stoneBridge',
  'palisade',
  'tent',
  'siegeTower',
  'ford',
  'razed',
] as const;
export type TerrainToken = (typeof TERRAIN_TOKENS)[number];

/** What counts on a hex: its token or else its ground. `void` is a half hex or no hex at all (R7.1). */
export type Terrain = Ground | TerrainToken;

export type FireLevel = 1 | 2 | 3 | 4;
export const MOST_FIRE = 4;

export interface TerrainRule {
  readonly blocksSight: boolean;
  readonly impassable: boolean;
  /** Classes that end their move on entering. */
  readonly stops: 'nobody' | 'everybody' | 'footmen';
  /** Cavalry pays this much more of its allowance to enter. */
  readonly cavalryToll: 0 | 1;
  readonly isRoad: boolean;
  /** Neither advance nor pursuit goes there (R15.3). */
  readonly isBridge: boolean;
  /** 0: never burns. */
  readonly burnLimit: 0 | FireLevel;
  /** What becomes of it at its burn limit. */
  readonly burnsTo: 'nothing' | 'razed' | 'removed';
  readonly cover: 0 | 1;
  /** Dice limits before modifiers (R11.5, R16.18); `null`: no limit. */
  readonly diceAgainst: number | null;
  readonly diceFrom: number | null;
  readonly rangedDiceFrom: number | null;
  readonly counterDiceFrom: number | null;
}
