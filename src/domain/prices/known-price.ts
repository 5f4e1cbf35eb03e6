/** A market price as it is stored, where a missing one is 0: that one is null. */
export function knownPrice(price: number): number | null {
  return price > 0 ? price : null;
}
