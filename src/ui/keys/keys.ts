/** All that has a key of its own, in the order in which a newcomer needs them; what each does is in the words. */
export const KEYS = [
  'choose',
  'arrows',
  'row',
  'lit',
  'own',
  'view',
  'overlays',
  'region',
  'answer',
  'unpick',
  'undo',
  'hand',
  'summary',
  'keys',
] as const;
export type KeyId = (typeof KEYS)[number];
