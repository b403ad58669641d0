import type { BattlePlan } from '../../model/battle';
import type { Terrain } from '../../model/terrain';
import { joinsOf } from '../art/joins';
import { TerrainTile } from '../art/TerrainTile';
import { useWords } from '../TableContext';

/** The kinds of terrain on this map, each as it first appears on it, and what it does. */
export function MapLegend({ plan }: { readonly plan: BattlePlan }) {
  const { text, words } = useWords();
  const { ground, tokens } = plan;
  const kinds = new Map<Terrain, number>();
  for (const [hex, one] of ground.entries()) {
    const terrain = tokens[hex] ?? one;
    if (one !== 'void' && !kinds.has(terrain)) kinds.set(terrain, hex);
  }
  return (
    <section className="map-legend" aria-label={words.battleWords.legend}>
      <dl>
        {[...kinds].map(([terrain, hex]) => (
          <div key={terrain}>
            <dt>
              <svg viewBox="-46 -52 92 104" aria-hidden="true">
                <TerrainTile ground={ground[hex] ?? 'plain'} token={tokens[hex] ?? null} joins={joinsOf(plan, tokens, hex)} seed={hex} />
              </svg>
              {text.terrain[terrain].name}
            </dt>
            <dd>{text.terrain[terrain].explanation}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
