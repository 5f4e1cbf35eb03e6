import { z } from 'zod';
import { overdueBonds } from '../../bond-analytics/overdue-bonds.ts';
import { listBondsWithPayments } from '../../bonds/bonds-with-payments.store.ts';
import { bondFact } from './holding.ts';
import { fits, holdingFilter } from './holding-filter.ts';
import { money } from './money.ts';
import { tool } from './tool.ts';

export const listOverdue = tool({
  name: 'list_overdue',
  description: 'Coupons and redemptions of active bonds that were due and have not been recorded as received',
  input: z.object({ filter: holdingFilter.default({}) }),
  run: async (portfolio, { filter }) => {
    const rows = await listBondsWithPayments(portfolio.db, portfolio.scope);
    const overdue = await overdueBonds(rows, portfolio.today);
    return {
      bonds: overdue.flatMap(({ bondId, flows }) => {
        const row = rows.find(({ id }) => id === bondId);
        const bond = row && bondFact(row, portfolio);
        if (bond === undefined || !fits(bond, filter)) return [];
        const { kind, id, isin, expired, currency } = bond;
        const due = flows.map(({ date, amount }) => ({ date, amount: money(amount, currency) }));
        return [{ kind, id, isin, expired, due }];
      }),
    };
  },
});
