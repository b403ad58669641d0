import type { Side } from '../../model/side';
import { CommandToken } from '../art/CommandToken';
import { useWords } from '../TableContext';

interface CommandTokensProps {
  readonly side: Side;
  readonly tokens: number;
  readonly places: number;
}

/** Command tokens on their places, on the command board or on a commander's card (R9.2). */
export function CommandTokens({ side, tokens, places }: CommandTokensProps) {
  const { text } = useWords();
  return (
    <span className="command-tokens" role="img" aria-label={`${text.terms.commandToken} ${tokens}/${places}`}>
      {Array.from({ length: Math.max(places, tokens) }, (_, place) => (
        <svg key={place} viewBox="-12 -12 24 24" aria-hidden="true">
          <CommandToken side={side} empty={place >= tokens} />
        </svg>
      ))}
    </span>
  );
}
