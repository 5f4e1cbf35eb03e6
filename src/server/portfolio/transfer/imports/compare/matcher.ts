/**
 * Matches lines of a file with stored rows. Each row is matched at most once: two equal lines are two rows. Imported rows are recognised
 * by their identity, so only rows that were typed in are matched here, except for files that Kupon itself wrote.
 */
export interface Matcher<Row> {
  /** Takes the next unmatched row with this key. */
  readonly take: (key: string) => Row | undefined;
  /** No row can be matched, so no key needs to be made. */
  readonly isEmpty: boolean;
}

interface Stored {
  readonly id: number;
  readonly is_imported: boolean;
}

export function createMatcher<Row extends Stored>(
  rows: readonly Row[],
  keysOf: (row: Row) => readonly string[],
  { taken, withImported }: { readonly taken: Set<number>; readonly withImported: boolean },
): Matcher<Row> {
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
    isEmpty: byKey.size === 0,
    take(key) {
      const candidates = byKey.get(key);
      while (candidates !== undefined && candidates.length > 0) {
        const row = candidates.shift();
        if (row === undefined || taken.has(row.id)) continue;
        taken.add(row.id);
        return row;
      }
      return undefined;
    },
  };
}

const fixed = (decimal: string, places: number) => Number(decimal).toFixed(places);

interface Purchase {
  readonly userId: number | null;
  readonly isin: string;
  readonly isSale: boolean;
  readonly day: string | null;
  readonly quantity: string;
  readonly price: string;
}

/** The key without the bank, and the key with it. Quantities match to 2 decimal places, prices to 4. */
export function purchaseKeys(purchase: Purchase, bank: string | null): readonly [string, string] {
  const { userId, isin, isSale, day, quantity, price } = purchase;
  const key = JSON.stringify([userId, isin, isSale, day, fixed(quantity, 2), fixed(price, 4)]);
  return [key, `${key} ${(bank ?? '').toLowerCase()}`];
}

export function incomeKey(holdingId: number, day: string | null, amount: string): string {
  return JSON.stringify([holdingId, day, fixed(amount, 2)]);
}
