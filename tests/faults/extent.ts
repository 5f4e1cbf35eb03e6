/** `npm run faults` asks for the whole of each fault, `npm test` for a part that is done soon. */
const isWhole = process.env['FAULTS'] === 'whole';

/** How much is done: the first number by `npm run faults`, the second one by `npm test`. */
export function extent(whole: number, quick: number): number {
  return isWhole ? whole : quick;
}
