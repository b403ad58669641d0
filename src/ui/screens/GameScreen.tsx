import type { SavedGame } from '../../store/savedGame';
import { usePlayback } from '../playback/PlaybackContext';
import { PlaybackProvider } from '../playback/PlaybackProvider';
import { useTable } from '../TableContext';
import { TableScreen } from './TableScreen';
import { VictoryScreen } from './VictoryScreen';

/** A game: at the table until its last moment has been seen, and then who won. */
export function GameScreen({ game }: { readonly game: SavedGame }) {
  return (
    <PlaybackProvider history={game.history}>
      <TableOrVictory game={game} />
    </PlaybackProvider>
  );
}

function TableOrVictory({ game }: { readonly game: SavedGame }) {
  const isVictory = useTable((table) => table.screen === 'victory');
  const { isBehind } = usePlayback();
  return isVictory && !isBehind ? <VictoryScreen game={game} /> : <TableScreen />;
}
