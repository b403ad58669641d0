import type { MouseEvent } from 'react';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Hex } from '../../model/hex';
import { enemyOf } from '../../model/side';
import { underWay } from '../../rules';
import { Board } from '../board/Board';
import { ChoiceContext } from '../choice/ChoiceContext';
import { PointedProvider } from '../choice/PointedContext';
import { useChoosing } from '../choice/useChoosing';
import { CombatPanel } from '../combat/CombatPanel';
import { RerollList } from '../combat/RerollList';
import { Dock } from '../dock/Dock';
import { Access } from '../keys/Access';
import { HandOver } from '../handover/HandOver';
import { SecretGate } from '../handover/SecretGate';
import { Counsel } from '../opponent/Counsel';
import { useOpponentPace } from '../opponent/useOpponentPace';
import { usePlayback } from '../playback/PlaybackContext';
import { Notices } from '../prompt/Notices';
import { OptionList } from '../prompt/OptionList';
import { PromptBar } from '../prompt/PromptBar';
import { RefusalNote } from '../prompt/RefusalNote';
import { TopBar } from '../prompt/TopBar';
import { CommanderSum } from '../rail/CommanderSum';
import { FirstSteps } from '../rail/FirstSteps';
import { Chronicle } from '../chronicle/Chronicle';
import { HousePanel } from '../rail/HousePanel';
import { Ladder } from '../rail/Ladder';
import { SetUpTray } from '../rail/SetUpTray';
import { UnitCard } from '../rail/UnitCard';
import type { Tab } from './PhoneTabs';
import { PhoneTabs } from './PhoneTabs';
import './table.css';

/**
 * A button that goes away once it is pressed takes no focus from a pointer: a page that loses its focus in the midst of a
 * change is laid out twice, and the focus would only have to be given back.
 */
function leaveFocus(event: MouseEvent): void {
  if (event.target instanceof Element && event.target.closest('.answers button, .options button') !== null) event.preventDefault();
}

/** The table at which a game is played. */
export function TableScreen() {
  const [tab, setTab] = useState<Tab>('board');
  const playback = usePlayback();
  const { told, stage } = playback;
  const choice = useChoosing(playback);
  useOpponentPace(playback);
  const { edges } = choice.seen.plan;
  const showHex = useCallback((hex: Hex) => {
    // On a small screen the board has to be there before it can have the focus.
    flushSync(() => setTab('board'));
    document.querySelector<SVGElement>(`[data-hex="${hex}"]`)?.focus();
  }, []);
  // Each house's panel lies on the side of its edge of the board.
  const upper = edges.stark === 'top' ? 'stark' : 'lannister';
  return (
    <ChoiceContext value={choice}>
      <PointedProvider>
        <Access history={playback.isReplay ? playback.history : told} />
        <div ref={stage} className={`table turn-${choice.side}`} data-tab={tab} onMouseDown={leaveFocus}>
          <PromptBar />
          <TopBar />
          <Ladder />
          <main className="board-area">
            <Board />
            <RefusalNote />
            <Notices />
          </main>
          <aside className={underWay(choice.seen).isAttack ? 'rail is-fighting' : 'rail'}>
            <HousePanel side={upper} />
            <HandOver />
            <SecretGate />
            <div className="context">
              <FirstSteps />
              <CommanderSum />
              <SetUpTray />
              <Counsel />
              <UnitCard />
              <CombatPanel history={told} />
              <RerollList />
              <OptionList />
            </div>
            <Chronicle history={told} onHex={showHex} />
            <HousePanel side={enemyOf(upper)} />
          </aside>
          <Dock />
          <PhoneTabs tab={tab} onTab={setTab} />
        </div>
      </PointedProvider>
    </ChoiceContext>
  );
}
