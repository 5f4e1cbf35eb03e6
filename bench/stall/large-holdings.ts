import { seedKupon } from '../seed-users.ts';
import type { Holder, Kupon } from '../kupon.ts';

export interface Size {
  readonly bonds: number;
  /** Per bond. */
  readonly payments: number;
  readonly cashFlows: number;
  /** Bonds, ETFs and shares of another user. */
  readonly list: number;
  readonly users: number;
  /** Securities with ten years of monthly prices. */
  readonly priced: number;
}

export const SIZES: Readonly<Record<'full' | 'small', Size>> = {
  full: { bonds: 20, payments: 9_990, cashFlows: 3_600, list: 9_990, users: 10_000, priced: 1_000 },
  small: { bonds: 2, payments: 100, cashFlows: 100, list: 50, users: 100, priced: 10 },
};

/** Users at the limits of what they can store. */
export interface LargeHoldings {
  /**
   * A few bonds of one ISIN, each with the maximum number of coupons, payments and cash flows, and the audit entries of all
   * payments.
   */
  readonly deep: Holder;
  /** The maximum number of bonds, ETFs and shares. All bonds and ETFs have different ISINs, all shares the same. */
  readonly wide: Holder;
}

/** Monthly coupons for 300 years; each payment on a different day, with its audit entry. */
async function fillBonds({ query }: Kupon, { userId }: Holder, size: Size): Promise<void> {
  await query(`
    set session_replication_role = origin;
    update bonds set isin = 'BG2040015211', maturity_date = '2200-12-31', coupon_frequency = 12, day_count = 'ACT/365F',
      buy_date = '1900-01-15', settlement_date = '1900-01-15', issue_date = null, first_coupon_date = null, expired = false
      where user_id = ${userId};
    insert into payments (user_id, bond_id, profit, taxes_paid, payment_date)
      select ${userId}, id, i % 1000, 1, date '2000-01-01' + i
      from bonds, generate_series(1, ${size.payments}) i where user_id = ${userId}`);
  await query(
    `insert into cash_flows (user_id, bond_id, date, position, interim_cash_flow, principal_cash_flow, total_cash_flows,
       cumulative_cash_flows)
     select $1, id, date '1900-01-31' + 30 * i, 10000, 37.5, 0, 37.5, 37.5 * i
     from bonds, generate_series(1, $2::int) i where user_id = $1`,
    [userId, size.cashFlows],
  );
}

async function fillLists({ query }: Kupon, { userId }: Holder, count: number): Promise<void> {
  await query(
    `insert into etfs_and_shares (user_id, kind, isin, bank, name, direction, currency, buy_price, market_price, nominal,
       result, amount_paid, profit)
     select $1, kind, 'IE' || case kind when 'etf' then i else 0 end, 'A bank', 'Fund ' || i, 'Bid', 'EUR', 80.5, 81, 100, 0.5, 8050, 50
     from generate_series(1, $2::int) i, unnest(array['etf', 'share']) as kind`,
    [userId, count],
  );
}

/** The instruments of all holdings, which triggers otherwise create, and prices of some of them. */
async function fillInstruments({ query }: Kupon, priced: number): Promise<void> {
  await query(`
    insert into instruments (isin, kind, currency, price_basis, coupon_percent, coupon_frequency, day_count, maturity_date)
      select distinct on (isin) isin, 'bond', currency, 'percent', coupon_percent, coupon_frequency, day_count, maturity_date
      from bonds order by isin, id
      on conflict do nothing;
    insert into instruments (isin, kind, currency, price_basis)
      select distinct on (isin) isin, kind, currency, 'unit' from etfs_and_shares order by isin, id
      on conflict do nothing`);
  await query(
    `insert into prices (isin, day, price, kind, currency, source)
     select isin, current_date - 30 * month, 99 + month % 5, case price_basis when 'unit' then 'unit' else 'clean' end,
       currency, 'file'
     from (select * from instruments order by isin limit $1) as security, generate_series(1, 120) as month`,
    [priced],
  );
  await query('vacuum analyze');
}

export async function addLargeHoldings(kupon: Kupon, size: Size): Promise<LargeHoldings> {
  const deep = await kupon.holder(size.bonds);
  await fillBonds(kupon, deep, size);
  const wide = await kupon.holder(size.list);
  await fillLists(kupon, wide, size.list);
  await seedKupon(kupon, { users: size.users, bonds: 0 });
  await fillInstruments(kupon, size.priced);
  return { deep, wide };
}
