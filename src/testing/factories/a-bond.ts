import type { Insertable } from 'kysely';
import { bondFigures } from '#domain/bonds/holding/bond-figures';
import type { BondId, UserId } from '#api/platform/ids';
import type { BondsTable } from '../../server/platform/database/schema.ts';
import { retryStatement } from '../app/retry-statement.ts';
import type { TestApp } from '../app/start-test-app.ts';

/** A bond of this user, 10,000 bought at 98.50; `row` sets columns that matter to the test, the figures follow. */
export async function aBond(
  { db }: Pick<TestApp, 'db'>,
  owner: UserId,
  row: Partial<Omit<Insertable<BondsTable>, 'user_id' | 'result' | 'amount_paid' | 'profit'>> = {},
): Promise<BondId> {
  const trade = { buy_price: '98.5', market_price: '101.25', nominal: '10000', ...row };
  const figures = bondFigures({
    buyPrice: trade.buy_price,
    marketPrice: trade.market_price,
    nominal: trade.nominal,
  });
  const insert = db
    .insertInto('bonds')
    .values({
      isin: 'BG2040015211',
      direction: 'Buy',
      currency: 'EUR',
      ...trade,
      user_id: owner,
      result: figures.result.toFixed(),
      amount_paid: figures.amountPaid.toFixed(),
      profit: figures.profit.toFixed(),
    })
    .returning('id');
  const { id } = await retryStatement(db, () => insert.executeTakeFirstOrThrow());
  return id;
}
