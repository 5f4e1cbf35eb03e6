/** What names a purchase in a file: whose it is, of what, and at which bank. */
interface Purchase {
  readonly user_id: number;
  readonly isin: string;
  readonly bank: string | null;
}

export type PurchasesByHolding<P> = ReadonlyMap<string, readonly P[]>;

const keyOf = (userId: number, isin: string) => `${userId} ${isin}`;

/** Purchases by holder and ISIN, so that each row of a file finds its own without a search of all. */
export function byHolding<P extends Purchase>(purchases: readonly P[]): PurchasesByHolding<P> {
  const found = new Map<string, P[]>();
  for (const purchase of purchases) {
    const key = keyOf(purchase.user_id, purchase.isin);
    const known = found.get(key);
    if (known === undefined) found.set(key, [purchase]);
    else known.push(purchase);
  }
  return found;
}

export function purchasesOf<P>(
  purchases: PurchasesByHolding<P>,
  userId: number | null,
  isin: string,
): readonly P[] {
  return userId === null ? [] : (purchases.get(keyOf(userId, isin)) ?? []);
}

/** Those at the bank that the file names, in capitals or not; all of them where it names none. */
export function atBank<P extends Purchase>(purchases: readonly P[], bank: string | null): readonly P[] {
  if (bank === null) return purchases;
  return purchases.filter((purchase) => purchase.bank?.toLowerCase() === bank.toLowerCase());
}
