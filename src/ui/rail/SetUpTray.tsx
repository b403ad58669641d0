import { COMMANDERS } from '../../content/commanders';
import type { Piece } from '../../model/skirmish';
import { UNITS } from '../../content/units';
import { lettersOf } from '../art/letters';
import { TerrainTile } from '../art/TerrainTile';
import { UnitPiece } from '../art/UnitPiece';
import { useChoice } from '../choice/ChoiceContext';
import { useWords } from '../TableContext';
import './setUpTray.css';

/** What the house that sets up has still to place; the first is placed by the next click (R19.4). */
export function SetUpTray() {
  const { decision } = useChoice();
  const { text, words } = useWords();
  if (decision?.task.kind !== 'skirmish' || decision.task.pieces.length === 0) return null;
  const { pieces } = decision.task;
  const nameOf = (piece: Piece) => {
    if (piece.kind === 'terrain') return text.terrain[piece.ground].name;
    const { type, rank, commander } = piece.muster;
    return `${commander === null ? text.units[type] : text.commanders[commander].name}, ${text.ranks[rank]}`;
  };
  return (
    <section className="set-up-tray" aria-label={words.battleWords.toPlace(pieces.length)}>
      <h2>{words.battleWords.toPlace(pieces.length)}</h2>
      <ol>
        {pieces.map((piece, place) => (
          <li key={place} aria-current={place === 0 ? 'step' : undefined}>
            <svg viewBox="-52 -56 104 112" role="img" aria-label={nameOf(piece)}>
              <PieceArt piece={piece} />
            </svg>
            {place === 0 && <strong>{nameOf(piece)}</strong>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function PieceArt({ piece }: { readonly piece: Piece }) {
  const { text } = useWords();
  if (piece.kind === 'terrain') return <TerrainTile ground={piece.ground} token={null} joins={ALONE} seed={0} />;
  const { side, type, rank, commander } = piece.muster;
  return (
    <UnitPiece
      {...{ side, type, rank }}
      figures={UNITS[type].strength - (commander === null ? 0 : 1)}
      ready
      letter={lettersOf(text.ranks)[rank]}
      commander={commander === null ? null : COMMANDERS[commander].name}
      keywords={[]}
    />
  );
}

/** A piece in the hand goes on nowhere yet; a river is drawn from west to east. */
const ALONE = { river: [1, 4], road: [] } as const;
