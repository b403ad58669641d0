export const SIDES = ['stark', 'lannister'] as const;
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

export const enemyOf = (side: Side): Side => (side === 'stark' ? 'lannister' : 'stark');

export const bySide = <T>(value: (side: Side) => T): Record<Side, T> => ({
  stark: value('stark'),
  lannister: value('lannister'),
});
