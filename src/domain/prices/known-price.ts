/** A stored market price, where 0 means missing: null then. */
export function knownPrice(price: number): number | null {
  return price > 0 ? price : null;
}
