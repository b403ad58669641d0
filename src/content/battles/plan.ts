import type { BattlePlan, HexMarker, Muster, Ratings, Scoring, SpecialRule, Victory } from '../../model/battle';
import type { Provenance } from '../../model/card';
import type { CommanderId } from '../../model/commander';
import { parseDrawing, sideOfLabel, typeOfLabel } from '../../model/drawing';
import type { Edge, Hex } from '../../model/hex';
import { OFF_BOARD, parseHexName } from '../../model/hex';
import type { Segment } from '../../model/morale';
import type { BySide, Side } from '../../model/side';
import { bySide } from '../../model/side';
import type { Rank } from '../../model/unit';
import { RANKS } from '../../model/unit';
import { COMMANDERS } from '../commanders';

/** What a battle has besides its drawing. Hexes are named, units go by their labels. */
export interface Outline {
  readonly id: string;
  readonly provenance: Provenance;
  readonly drawing: string;
  readonly edges: BySide<Edge>;
  readonly rounds: number;
  readonly momentum: Side;
  readonly ratings: Omit<Ratings, 'segment'>;
  readonly segments: BySide<Segment>;
  /** Labels by rank; units count in this order, from green to red. */
  readonly army: Readonly<Partial<Record<Rank, string>>>;
  readonly commanders: Readonly<Record<string, CommanderId>>;
  /** Hexes that are controlled by whoever was there last (R18.4). */
  readonly objectives: string;
  /** Labels of units that are not on the board when the battle begins. */
  readonly reserve?: string;
  readonly markers?: (hexes: (names: string) => Hex[]) => readonly HexMarker[];
  readonly special?: (hexes: (names: string) => Hex[]) => readonly SpecialRule[];
  readonly scoring?: (hexes: (names: string) => Hex[]) => readonly Scoring[];
  readonly victory: (hexes: (names: string) => Hex[]) => Victory;
}

const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

/** A battle whose drawing and data do not fit together is no battle: it fails when it is loaded. */
export function planOf(outline: Outline): BattlePlan {
  const { id, provenance, edges, rounds, momentum, segments } = outline;
  const fail = (what: string) => new Error(`Battle ${id}: ${what}`);
  const drawing = parseDrawing(outline.drawing);
  if ('error' in drawing) throw fail(`line ${drawing.line}, column ${drawing.column}: ${drawing.error}`);
  const { grid, ground, tokens, units } = drawing;

  const hexes = (names: string): Hex[] =>
    words(names).map((name) => {
      const hex = parseHexName(grid, name);
      if (hex === null) throw fail(`there is no hex ${name}`);
      return hex;
    });

  const reserve = words(outline.reserve ?? '');
  const muster = (label: string, rank: Rank): Muster => {
    const hex = reserve.includes(label) ? OFF_BOARD : units.find((unit) => unit.label === label)?.hex;
    const type = typeOfLabel(label);
    if (hex === undefined || type === null) throw fail(`${label} is not drawn`);
    const commander = outline.commanders[label] ?? null;
    if (commander !== null && COMMANDERS[commander].figures !== type) {
      throw fail(`${commander} does not lead ${type} (R3.4)`);
    }
    return { label, side: sideOfLabel(label), type, rank, commander, hex };
  };
  const army = RANKS.flatMap((rank) => words(outline.army[rank] ?? '').map((label) => muster(label, rank)));
  const missing = [...units.map(({ label }) => label), ...Object.keys(outline.commanders)].find(
    (label) => army.filter((unit) => unit.label === label).length !== 1,
  );
  if (missing !== undefined) throw fail(`${missing} needs one rank`);

  const objectives = hexes(outline.objectives).map(
    (hex): HexMarker => ({ hex, kind: 'objective', owner: null, faceUp: true }),
  );
  const markers = [...objectives, ...(outline.markers?.(hexes) ?? [])].sort((a, b) => a.hex - b.hex);
  return {
    id,
    provenance,
    grid,
    ground,
    tokens,
    edges,
    rounds,
    momentum,
    ratings: bySide((side) => ({ ...outline.ratings, segment: segments[side] })),
    army,
    markers,
    special: outline.special?.(hexes) ?? [],
    scoring: outline.scoring?.(hexes) ?? [],
    victory: outline.victory(hexes),
  };
}
