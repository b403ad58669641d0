import { isOneOf } from './isOneOf';
import { Fault } from './fault';

/** Takes data read from JSON for a T, or throws a Fault that says where it is none. */
export type Shape<T> = (value: unknown, path: string) => T;

function expect(holds: boolean, path: string, what: string): void {
  if (!holds) throw new Fault(`${path} should be ${what}`);
}

export function text(value: unknown, path: string): string {
  expect(typeof value === 'string', path, 'a text');
  return value as string;
}

export function flag(value: unknown, path: string): boolean {
  expect(typeof value === 'boolean', path, 'true or false');
  return value as boolean;
}

export const whole =
  (least: number, most: number): Shape<number> =>
  (value, path) => {
    const fits = Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
    expect(fits, path, `a number from ${least} to ${most}`);
    return value as number;
  };

export const oneOf =
  <T extends string>(known: readonly T[]): Shape<T> =>
  (value, path) => {
    expect(isOneOf(known, value), path, `one of ${known.join(' ')}`);
    return value as T;
  };

export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, path) =>
    value === null ? null : shape(value, path);

export const listOf =
  <T>(shape: Shape<T>): Shape<readonly T[]> =>
  (value, path) => {
    expect(Array.isArray(value), path, 'a list');
    return (value as unknown[]).map((item, index) => shape(item, `${path}[${index}]`));
  };

/** An object with these fields; others it may have are kept. */
export const fields =
  <T extends object>(shapes: { readonly [K in keyof T]-?: Shape<T[K]> }): Shape<T> =>
  (value, path) => {
    const object = asObject(value, path);
    for (const [key, shape] of Object.entries<Shape<unknown>>(shapes)) {
      shape(Object.hasOwn(object, key) ? object[key] : undefined, `${path}.${key}`);
    }
    return value as T;
  };

/** An object whose keys are whole numbers below `size`. */
export const byHex =
  <T>(size: number, shape: Shape<T>): Shape<Readonly<Record<number, T>>> =>
  (value, path) => {
    for (const [key, item] of Object.entries(asObject(value, path))) {
      expect(/^(0|[1-9]\d{0,5})$/.test(key) && Number(key) < size, `${path}.${key}`, 'named by the number of a hex');
      shape(item, `${path}.${key}`);
    }
    return value as Readonly<Record<number, T>>;
  };

/** Data of many kinds, told apart by one field; what else is in it is not looked into. */
export const tagged =
  <T extends object>(tag: keyof T & string): Shape<T> =>
  (value, path) => {
    text(asObject(value, path)[tag], `${path}.${tag}`);
    return value as T;
  };

export function asObject(value: unknown, path: string): Record<string, unknown> {
  expect(typeof value === 'object' && value !== null && !Array.isArray(value), path, 'an object');
  return value as Record<string, unknown>;
}

/** `name` is the keyword of the line, for messages. */
export function readJson<T>(json: string, name: string, shape: Shape<T>): T {
  return shape(parsed(json, name), name);
}

function parsed(json: string, name: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new Fault(`What follows "${name}" is no JSON`);
  }
}
