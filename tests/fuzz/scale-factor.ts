/** `npm test` tries the same requests each time; `npm run fuzz` tries new ones, and prints the seed. */
const isWhole = process.env['FUZZ'] === 'whole';

export const seed = Number(process.env['FUZZ_SEED'] ?? 20_260_301);

/** How much to try: the first number in `npm run fuzz`, the second in `npm test`. */
export function scaleFactor<T>(whole: T, quick: T): T {
  return isWhole ? whole : quick;
}

export const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? scaleFactor(10_000, 1_000));
