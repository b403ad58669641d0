import { FaceSymbol } from '../art/FaceSymbol';
import { Shape } from '../art/Shape';
import { lettersOf } from '../art/letters';
import { useWords } from '../TableContext';
import type { Sign } from './pictureOf';

/** How wide a sign is to the left and right of its middle. */
export const signReach = ({ kind, amount }: Sign): number => (kind === 'swordsThenArrow' ? 23 : amount === null ? 13 : 20);

/** A sign on a piece of bone. */
export function CardSign({ sign }: { readonly sign: Sign }) {
  const { text } = useWords();
  const { kind, amount, isLost } = sign;
  const reach = signReach(sign);
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <rect x={-reach} y={-12} width={2 * reach} height={24} rx={4} fill="var(--bone)" stroke="var(--bone-ink)" strokeWidth={1.4} />
      <g transform={amount === null ? undefined : 'translate(-8 0)'}>
        {kind === 'valor' || kind === 'morale' ? (
          <g transform="scale(.45)">
            <FaceSymbol face={kind} letters={lettersOf(text.ranks)} />
          </g>
        ) : (
          <Shape name={`sign-${kind}`} transform="scale(.86)" />
        )}
      </g>
      {isLost && <path d="M-10-8L10 8" stroke="var(--red)" strokeWidth={3} />}
      {amount !== null && (
        <text x={9} y={5} className="art-text" fontSize={14} fill="var(--bone-ink)">
          {amount > 0 ? `+${amount}` : `−${-amount}`}
        </text>
      )}
    </g>
  );
}
