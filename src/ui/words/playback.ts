import type { Language } from '../../content/text';

/** The words of looking on: while something is shown, and when it is shown again. */
export interface PlaybackWords {
  readonly replay: string;
  readonly finish: string;
  readonly pause: string;
  readonly resume: string;
  readonly step: string;
}

export const playback: Readonly<Record<Language, PlaybackWords>> = {
  fr: {
    replay: 'Rejoué',
    finish: 'Abréger',
    pause: 'Pause',
    resume: 'Reprendre',
    step: 'Pas suivant',
  },
  en: {
    replay: 'Replay',
    finish: 'Skip',
    pause: 'Pause',
    resume: 'Go on',
    step: 'Next step',
  },
};
