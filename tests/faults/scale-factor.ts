/** `npm run faults` runs each fault in full, `npm test` a short part of it. */
const isWhole = process.env['FAULTS'] === 'whole';

/** How much to do: the first number in `npm run faults`, the second in `npm test`. */
export function scaleFactor(whole: number, quick: number): number {
  return isWhole ? whole : quick;
}
