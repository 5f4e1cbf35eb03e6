import { z } from 'zod';
import { holdingFilter } from '../holding-filter.ts';
import { period } from '../period.ts';
import { findHoldings } from '../portfolio.ts';
import { tool } from '../tool.ts';
import { listDividends } from './list-dividends.ts';
import { findPaidBonds } from './list-payments.ts';

export const listUnpaid = tool({
  name: 'list_unpaid',
  description:
    'The ISINs of the matching holdings of which no coupon, redemption or dividend is recorded, ever or in a period',
  input: z.object({ filter: holdingFilter.default({}), period: period.optional() }),
  run: async (portfolio, asked) => {
    const [all, bonds, dividends] = [
      await findHoldings(portfolio, asked.filter),
      await findPaidBonds(portfolio, asked),
      await listDividends.bind(portfolio).run(asked),
    ];
    const paid = new Set([...bonds, ...dividends.bySecurity].map(({ isin }) => isin));
    return { isins: [...new Set(all.map(({ isin }) => isin))].filter((isin) => !paid.has(isin)) };
  },
});
