import type { UserId } from '#api/platform/ids';
import type { Kind } from '#api/portfolio/etfs-and-shares';
import type { Database } from '../../src/server/platform/database/schema.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

const DAYS = ['2024-02-29', '2026-03-29', '2026-10-25', '2200-12-31'] as const;
const CURRENCIES = ['EUR', 'USD', 'BGN'] as const;

/** The text with this number, wrapping around after the last. */
const hostile = (number: number) => HOSTILE_TEXTS[number % HOSTILE_TEXTS.length]!;

/** This many bonds with different figures; every third has only required fields, every fifth is expired. */
export async function addBonds(db: Database, owner: UserId, count: number): Promise<void> {
  const bonds = Array.from({ length: count }, (_, number) => ({
    user_id: owner,
    isin: `XS${String(number).padStart(10, '0')}`,
    direction: number % 4 === 0 ? ('Sell' as const) : ('Buy' as const),
    currency: CURRENCIES[number % CURRENCIES.length]!,
    buy_price: '98.1234',
    market_price: '96.5001',
    nominal: 1000 + number * 7,
    result: '-0.01623',
    amount_paid: '987654321.09',
    profit: '-16.23',
    expired: number % 5 === 4,
    ...(number % 3 > 0 && {
      notes: hostile(number),
      bank: hostile(number + 5),
      clean_price: '97.25',
      buy_date: DAYS[number % DAYS.length]!,
      settlement_date: '2026-01-01',
      taxes_paid: '-1.5',
      coupon_percent: '3.375',
      yield_percent: '4.1',
    }),
    ...(number % 6 === 0 && { computed_yield_percent: '2.3742', computed_yield_on: '2026-01-01' }),
  }));
  for (let start = 0; start < bonds.length; start += 1000) {
    await db
      .insertInto('bonds')
      .values(bonds.slice(start, start + 1000))
      .execute();
  }
}

/** ETFs or shares, one for each hostile text; every third has only required fields, every fifth is expired. */
export async function addEtfsOrShares(db: Database, owner: UserId, kind: Kind): Promise<void> {
  const items = HOSTILE_TEXTS.map((text, number) => ({
    user_id: owner,
    kind,
    isin: `IE${String(number).padStart(10, '0')}`,
    name: text,
    bank: hostile(number + 5),
    direction: number % 4 === 0 ? ('Ask' as const) : ('Bid' as const),
    currency: CURRENCIES[number % CURRENCIES.length]!,
    buy_price: '80.5678',
    market_price: '92.1',
    nominal: 100 + number * 3,
    result: '11.5322',
    amount_paid: '8056.78',
    profit: '1153.22',
    expired: number % 5 === 4,
    ...(number % 3 > 0 && {
      buy_date: DAYS[number % DAYS.length]!,
      settlement_date: '2026-01-01',
      fees_paid_1: '1.25',
      fees_paid_2: '0',
      dividend: '-3.5',
    }),
  }));
  await db.insertInto('etfs_and_shares').values(items).execute();
}
