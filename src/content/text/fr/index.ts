import type { Text } from '../text';
import { actions } from './actions';
import { battles } from './battles';
import { cardText, effectText } from './cardText';
import { cardTitles } from './cardTitles';
import { commanders } from './commanders';
import { eventText } from './events';
import * as names from './names';
import { prompts } from './prompts';
import { refusalText } from './refusals';
import { typeset } from './typeset';

export const fr: Text = typeset<Text>({
  houses: names.houses,
  units: names.units,
  classes: names.classes,
  ranks: names.ranks,
  keywords: names.keywords,
  terrain: names.terrain,
  faces: names.faces,
  zones: names.zones,
  markers: names.markers,
  directions: names.directions,
  diceReasons: names.diceReasons,
  provenances: names.provenances,
  terms: names.terms,
  optionalRules: names.optionalRules,
  commanders,
  cardTitles,
  card: cardText,
  effect: effectText,
  event: eventText,
  prompts,
  refusal: refusalText,
  actions,
  battles,
});
