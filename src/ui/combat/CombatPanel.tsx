import { useMemo } from 'react';
import type { History } from '../../store/history';
import { rerolls, underWay } from '../../rules';
import { useChoice } from '../choice/ChoiceContext';
import { unitLabel } from '../choice/optionLabel';
import { useWords } from '../TableContext';
import { BlowView } from './BlowView';
import './combat.css';
import { ForecastView } from './ForecastView';
import { lastBlow } from './lastBlow';
import { OtherDice } from './OtherDice';
import { useForecasts } from './useForecasts';

/** The attack that is considered, and the one that is fought; else the dice that fell for something else. */
export function CombatPanel({ history }: { readonly history: History }) {
  const { seen } = useChoice();
  const { text, words } = useWords();
  const { forecasts, isFromHere, isAsked } = useForecasts();
  const blow = useMemo(() => lastBlow(history), [history]);
  const [first, ...others] = forecasts;
  // While an attack is only thought of, what was fought before can wait.
  const isBlowShown = blow !== null && (first === undefined || isAsked);
  return (
    <>
      {isBlowShown && <BlowView blow={blow} advised={rerolls(seen)?.best ?? null} isOver={!underWay(seen).isAttack || isAsked} isBeside={isAsked} />}
      {first !== undefined && (
        <ForecastView forecast={first} state={seen} isAsked={isAsked} {...(isFromHere && { when: words.combat.fromHere })} />
      )}
      {others.length > 0 && (
        <ul className="other-targets">
          {others.map(({ target, odds }) => (
            <li key={target}>
              <span>{unitLabel(target, seen, text)}</span>
              <span>{words.combat.dice(odds.dice ?? 1)}</span>
              <strong>{words.percent(1 - (odds.hits[0] ?? 0))}</strong>
            </li>
          ))}
        </ul>
      )}
      {blow === null && first === undefined && <OtherDice history={history} />}
    </>
  );
}
