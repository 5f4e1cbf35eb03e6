/** A stored market price; null for 0, which means that it is missing. */
export function knownPrice(price: number): number | null {
  return price > 0 ? price : null;
}
