/** Optional rules of content.md; all off unless the players agree. */
export const OPTIONAL_RULES = ['directionalRetreat', 'reducedStrength', 'anyCardOrdersOne', 'coordinatedAttack'] as const;
export type OptionalRule = (typeof OPTIONAL_RULES)[number];
export type OptionalRules = Readonly<Record<OptionalRule, boolean>>;

export const NO_OPTIONAL_RULES: OptionalRules = {
  directionalRetreat: false,
  reducedStrength: false,
  anyCardOrdersOne: false,
  coordinatedAttack: false,
};
