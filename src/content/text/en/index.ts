import type { Text } from '../text';
import { actions } from './actions';
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
  refusal: refusalText,
  actions,
  battles,
};
