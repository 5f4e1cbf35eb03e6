/**
 * Finds the stored row that a line of a file is about, each at most once: two equal lines are two rows. What an import brought is known
 * by its identity; so only rows that somebody typed are found here, except by files that this product wrote itself.
 */
export interface Matches<Row> {
  /** The next row with this key. */
  readonly take: (key: string) => Row | undefined;
}

interface Stored {
  readonly id: number;
  readonly is_imported: boolean;
}

export function matchesOf<Row extends Stored>(
  rows: readonly Row[],
  keysOf: (row: Row) => readonly string[],
  { taken, withImported }: { readonly taken: Set<number>; readonly withImported: boolean },
): Matches<Row> {
  const byKey = new Map<string, Row[]>();
  for (const row of rows) {
    if (row.is_imported && !withImported) continue;
    for (const key of keysOf(row)) {
      const found = byKey.get(key);
      if (found === undefined) byKey.set(key, [row]);
      else found.push(row);
    }
  }
  return {
    take(key) {
      const waiting = byKey.get(key);
      while (waiting !== undefined && waiting.length > 0) {
        const row = waiting.shift();
        if (row === undefined || taken.has(row.id)) continue;
        taken.add(row.id);
        return row;
      }
      return undefined;
    },
  };
}

const places = (decimal: string, count: number) => Number(decimal).toFixed(count);

interface Purchase {
  readonly userId: number | null;
  readonly isin: string;
  readonly isSale: boolean;
  readonly day: string | null;
  readonly quantity: string;
  readonly price: string;
}

/** Without a bank, and with it. */
export function purchaseKeys(purchase: Purchase, bank: string | null): readonly [string, string] {
  const { userId, isin, isSale, day, quantity, price } = purchase;
  const key = JSON.stringify([userId, isin, isSale, day, places(quantity, 2), places(price, 4)]);
  return [key, `${key} ${(bank ?? '').toLowerCase()}`];
}

export function incomeKey(holdingId: number, day: string | null, amount: string): string {
  return JSON.stringify([holdingId, day, places(amount, 2)]);
}
