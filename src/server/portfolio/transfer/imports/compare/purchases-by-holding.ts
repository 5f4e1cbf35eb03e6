import { groupBy } from '#domain/group-by';

/** What identifies a purchase in a file: its holder, security and bank. */
interface Purchase {
  readonly user_id: number;
  readonly isin: string;
  readonly bank: string | null;
}

export type PurchasesByHolding<P> = ReadonlyMap<string, readonly P[]>;

const holdingKey = (userId: number, isin: string) => `${userId} ${isin}`;

/** Indexes purchases by holder and ISIN, so that a row of a file finds its own without a scan of all of them. */
export function groupByHolding<P extends Purchase>(purchases: readonly P[]): PurchasesByHolding<P> {
  return groupBy(purchases, ({ user_id, isin }) => holdingKey(user_id, isin));
}

export function findPurchases<P>(
  purchases: PurchasesByHolding<P>,
  userId: number | null,
  isin: string,
): readonly P[] {
  return userId === null ? [] : (purchases.get(holdingKey(userId, isin)) ?? []);
}

/** The purchases at this bank, regardless of case; all of them if the file names no bank. */
export function filterByBank<P extends Purchase>(purchases: readonly P[], bank: string | null): readonly P[] {
  if (bank === null) return purchases;
  return purchases.filter((purchase) => purchase.bank?.toLowerCase() === bank.toLowerCase());
}
