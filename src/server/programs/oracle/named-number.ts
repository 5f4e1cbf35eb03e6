import { z } from 'zod';

/** Reads a number for which sources use several names: the first of these names in the inputs counts. */
export function namedNumber(...names: readonly [string, ...string[]]) {
  return z
    .looseObject({})
    .transform((inputs) => names.map((name) => inputs[name]).find((value) => value !== undefined))
    .pipe(z.number({ error: `${names.join(' or ')} must be a number` }));
}
