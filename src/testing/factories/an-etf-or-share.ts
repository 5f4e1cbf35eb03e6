import type { Insertable } from 'kysely';
import { etfOrShareFigures } from '#domain/etfs-and-shares/etf-or-share-figures';
import type { EtfOrShareId, UserId } from '#api/platform/ids';
import type { EtfsAndSharesTable } from '../../server/platform/database/schema.ts';
import type { TestApp } from '../app/start-test-app.ts';

type Row = Insertable<EtfsAndSharesTable>;

/** 100 units of an ETF or a share of this user, bought at 80.50; `row` sets columns that matter to the test, the figures follow. */
export async function anEtfOrShare(
  { db }: Pick<TestApp, 'db'>,
  owner: UserId,
  row: Pick<Row, 'kind'> & Partial<Omit<Row, 'user_id' | 'result' | 'amount_paid' | 'profit'>>,
): Promise<EtfOrShareId> {
  const trade = { buy_price: '80.5', market_price: '92.1234', nominal: '100', ...row };
  const figures = etfOrShareFigures({
    buyPrice: trade.buy_price,
    marketPrice: trade.market_price,
    nominal: trade.nominal,
  });
  const { id } = await db
    .insertInto('etfs_and_shares')
    .values({
      isin: 'IE00B4L5Y983',
      bank: 'Bank of the Example',
      direction: 'Bid',
      name: 'World index',
      currency: 'EUR',
      ...trade,
      user_id: owner,
      result: figures.result.toFixed(),
      amount_paid: figures.amountPaid.toFixed(),
      profit: figures.profit.toFixed(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
