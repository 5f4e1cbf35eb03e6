import { z } from 'zod';

/** Reads a number that sources call by several names: the first of the names that the inputs hold. */
export function namedNumber(...names: readonly [string, ...string[]]) {
  return z
    .looseObject({})
    .transform((inputs) => names.map((name) => inputs[name]).find((value) => value !== undefined))
    .pipe(z.number({ error: `${names.join(' or ')} must be a number` }));
}
