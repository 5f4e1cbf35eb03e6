/**
 * Checks answers without schemas, for the first load of a list: schemas would be a sixth of its scripts.
 * Each reader throws a TypeError on anything else. Tests compare the results with the schemas of the API.
 */
export type Read<T> = (given: unknown) => T;
type Fields = Readonly<Record<string, unknown>>;

/** Reads values that the guard accepts. */
export function only<T>(what: string, isOne: (given: unknown) => given is T): Read<T> {
  return (given) => {
    if (!isOne(given)) throw new TypeError(`not ${what}`);
    return given;
  };
}

export const fields = only(
  'an object',
  (given): given is Fields => typeof given === 'object' && given !== null && !Array.isArray(given),
);
export const number = only('a number', (given) => typeof given === 'number');
export const text = only('a text', (given) => typeof given === 'string');
export const flag = only('true or false', (given) => typeof given === 'boolean');
const list = only('a list', (given): given is readonly unknown[] => Array.isArray(given));

export function oneOf<T>(values: readonly T[]): Read<T> {
  const known = new Set<unknown>(values);
  return only(`one of ${values.join(', ')}`, (given): given is T => known.has(given));
}

export function orNull<T>(read: Read<T>): Read<T | null> {
  return (given) => (given === null ? null : read(given));
}

/** Reads what may be missing. */
export function orMissing<T>(read: Read<T>): Read<T | undefined> {
  return (given) => (given === undefined ? undefined : read(given));
}

export function listReader<T>(read: Read<T>): Read<T[]> {
  return (given) => list(given).map(read);
}

/** Reads an object, field by field. */
export function objectReader<R extends Readonly<Record<string, Read<unknown>>>>(
  readers: R,
): Read<{ [K in keyof R]: ReturnType<R[K]> }>;
export function objectReader(readers: Readonly<Record<string, Read<unknown>>>): Read<Fields> {
  const named = Object.entries(readers);
  return (given) => {
    const of = fields(given);
    const object: Record<string, unknown> = {};
    for (const [name, read] of named) {
      const value = read(of[name]);
      if (value !== undefined) object[name] = value;
    }
    return object;
  };
}
