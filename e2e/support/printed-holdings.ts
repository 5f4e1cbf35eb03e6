import type { UserId } from '#api/platform/ids';
import type { Database } from '../../src/server/platform/database/schema.ts';

const PREFIXES = { bond: 'XS', etf: 'IE' } as const;

/** The ISINs of the first holdings of `addPrintedHoldings`, in order. */
export const readIsins = (kind: keyof typeof PREFIXES, count: number) =>
  Array.from({ length: count }, (_, place) => `${PREFIXES[kind]}${String(place + 1).padStart(10, '0')}`);

/** This many bonds and ETFs. Every third bond has long notes; the first one has terms, two payments and two cash flows. */
export async function addPrintedHoldings(db: Database, owner: UserId, count: number): Promise<void> {
  const ofEach = (isin: string, place: number) => ({
    user_id: owner,
    isin,
    bank: place % 2 === 0 ? 'Example Securities and Savings Bank' : 'Demo Bank',
    currency: place % 7 === 6 ? ('JPY' as const) : ('EUR' as const),
    buy_price: '99.1234',
    market_price: '101.25',
    nominal: String(2001 + place * 1000),
    result: '0.02127',
    amount_paid: '9845.12',
    profit: '1280.45',
    buy_date: '2023-09-01',
    settlement_date: '2023-09-01',
  });
  const bonds = readIsins('bond', count).map((isin, place) => ({
    ...ofEach(isin, place),
    direction: 'Buy' as const,
    notes: place % 3 === 0 ? 'Bought at the auction of March, at the average yield' : null,
    coupon_percent: '4.5',
    yield_percent: '3.25',
    ...(place === 0 && { maturity_date: '2035-09-01', coupon_frequency: 2 as const }),
  }));
  const etfs = readIsins('etf', count).map((isin, place) => ({
    ...ofEach(isin, place),
    kind: 'etf' as const,
    direction: 'Bid' as const,
    name: `Fund of the world, part ${place + 1}`,
  }));
  const [first] = await db.insertInto('bonds').values(bonds).returning('id').execute();
  await db.insertInto('etfs_and_shares').values(etfs).execute();
  const days = ['2024-03-01', '2024-09-01'];
  const bond_id = first!.id;
  await db
    .insertInto('payments')
    .values(
      days.map((payment_date) => ({
        user_id: owner,
        bond_id,
        payment_date,
        profit: '45.02',
        taxes_paid: '0',
      })),
    )
    .execute();
  await db
    .insertInto('cash_flows')
    .values(days.map((date) => ({ user_id: owner, bond_id, date, interim_cash_flow: '45.02' })))
    .execute();
}
