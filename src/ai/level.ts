/** How deep an opponent thinks; none has other dice or knows more than a player would. */
export const LEVELS = ['squire', 'knight', 'lordCommander'] as const;
export type Level = (typeof LEVELS)[number];
