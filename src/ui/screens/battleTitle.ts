import type { BattleName, Text } from '../../content/text/text';

/** The title of a battle or skirmish of the box. */
export const battleTitle = (id: string, text: Text): string => text.battles[id as BattleName].title;
