/** `npm test` tries the same requests each time; `npm run fuzz` others, as many as it is told, and prints the seed. */
const isWhole = process.env['FUZZ'] === 'whole';

export const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_301);

/** How much is tried: the first number by `npm run fuzz`, the second one by `npm test`. */
export function extent<T>(whole: T, quick: T): T {
  return isWhole ? whole : quick;
}

export const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? extent(10_000, 2_000));
