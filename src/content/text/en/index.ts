import type { Text } from '../text';
import { asker } from '../asker';
import { actions } from './actions';
import { asking } from './asking';
import { battles } from './battles';
import { cards } from './cardText';
import { cardTitles } from './cardTitles';
import { commanders } from './commanders';
import { eventText } from './events';
import * as names from './names';
import { prompts } from './prompts';
import { refusalText } from './refusals';

export const en: Text = {
  ...names,
  commanders,
  cardTitles,
  ...cards,
  event: eventText,
  prompts,
  ask: asker(prompts, asking),
  refusal: refusalText,
  actions,
  battles,
};
