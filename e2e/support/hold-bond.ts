import type { Insertable } from 'kysely';
import { bondFigures } from '#domain/bonds/holding/bond-figures';
import type { BondsTable } from '../../src/server/platform/database/schema.ts';
import type { Site } from './site.ts';

type Figures = 'result' | 'amount_paid' | 'profit';
type Prices = { readonly [Name in 'buy_price' | 'market_price' | 'nominal']: string };

/** Stores a bond, by default a purchase in euro, with the figures that follow from its prices. */
export async function holdBond(
  { db }: Pick<Site, 'db'>,
  bond: Omit<Insertable<BondsTable>, Figures | keyof Prices | 'direction' | 'currency'> &
    Prices &
    Partial<Pick<Insertable<BondsTable>, 'direction' | 'currency'>>,
): Promise<void> {
  const { buy_price: buyPrice, market_price: marketPrice, nominal } = bond;
  const { result, amountPaid, profit } = bondFigures({ buyPrice, marketPrice, nominal });
  const figures = { result: result.toFixed(), amount_paid: amountPaid.toFixed(), profit: profit.toFixed() };
  await db
    .insertInto('bonds')
    .values({ direction: 'Buy', currency: 'EUR', ...bond, ...figures })
    .execute();
}
