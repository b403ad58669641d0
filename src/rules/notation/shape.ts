import { isOneOf } from './isOneOf';
import { Fault } from './fault';

/** Throws a Fault that says where data read from JSON is not as it should be. */
export type Shape = (value: unknown, path: string) => void;

function expect(holds: boolean, path: string, what: string): void {
  if (!holds) throw new Fault(`${path} should be ${what}`);
}

export const text: Shape = (value, path) => expect(typeof value === 'string', path, 'a text');
export const flag: Shape = (value, path) => expect(typeof value === 'boolean', path, 'true or false');
export const anything: Shape = (value, path) => expect(value !== undefined, path, 'told');

export const whole =
  (least: number, most: number): Shape =>
  (value, path) =>
    expect(
      Number.isInteger(value) && Number(value) >= least && Number(value) <= most,
      path,
      `a number from ${least} to ${most}`,
    );

export const oneOf =
  (known: readonly string[]): Shape =>
  (value, path) =>
    expect(isOneOf(known, value), path, `one of ${known.join(' ')}`);

export const orNull =
  (shape: Shape): Shape =>
  (value, path) => {
    if (value !== null) shape(value, path);
  };

export const listOf =
  (shape: Shape): Shape =>
  (value, path) => {
    expect(Array.isArray(value), path, 'a list');
    (value as unknown[]).forEach((item, index) => shape(item, `${path}[${index}]`));
  };

/** An object with at least these fields; the path of the whole is its name. */
export const fields =
  (shapes: Readonly<Record<string, Shape>>): Shape =>
  (value, path) => {
    const object = asObject(value, path);
    for (const [key, shape] of Object.entries(shapes)) {
      shape(Object.hasOwn(object, key) ? object[key] : undefined, `${path}.${key}`);
    }
  };

/** An object whose keys are whole numbers below `size`. */
export const byHex =
  (size: number, shape: Shape): Shape =>
  (value, path) => {
    for (const [key, item] of Object.entries(asObject(value, path))) {
      expect(/^(0|[1-9]\d{0,5})$/.test(key) && Number(key) < size, `${path}.${key}`, 'named by the number of a hex');
      shape(item, `${path}.${key}`);
    }
  };

export function asObject(value: unknown, path: string): Record<string, unknown> {
  expect(typeof value === 'object' && value !== null && !Array.isArray(value), path, 'an object');
  return value as Record<string, unknown>;
}

/** `name` is the keyword of the line, for messages. */
export function readJson(json: string, name: string, shape: Shape): unknown {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Fault(`What follows "${name}" is no JSON`);
  }
  shape(value, name);
  return value;
}
