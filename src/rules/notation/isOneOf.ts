export const isOneOf = <T extends string>(known: readonly T[], value: unknown): value is T =>
  known.some((one) => one === value);
