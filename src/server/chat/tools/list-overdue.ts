import { z } from 'zod';
import { overdueBonds } from '../../bond-analytics/overdue-bonds.ts';
import { listBondsWithPayments } from '../../bonds/bonds-with-payments.store.ts';
import { mapInSlices } from '../../breathe.ts';
import { holdingFilter } from './holding-filter.ts';
import { money } from './money.ts';
import { findBonds } from './portfolio.ts';
import { tool } from './tool.ts';

export const listOverdue = tool({
  name: 'list_overdue',
  description: 'Coupons and redemptions of active bonds that were due and have not been recorded as received',
  input: z.object({ filter: holdingFilter.default({}) }),
  run: async (portfolio, { filter }) => {
    const bonds = await findBonds(portfolio, filter);
    const rows = await listBondsWithPayments(portfolio.db, portfolio.scope);
    const overdue = await overdueBonds(
      rows.filter(({ id }) => bonds.has(id)),
      portfolio.today,
    );
    const waiting = await mapInSlices(overdue, ({ bondId, flows }) => {
      const bond = bonds.get(bondId);
      if (bond === undefined) return undefined;
      const { kind, id, isin, expired, currency } = bond;
      const due = flows.map(({ date, amount }) => ({ date, amount: money(amount, currency) }));
      return { kind, id, isin, expired, due };
    });
    return { bonds: waiting.filter((bond) => bond !== undefined) };
  },
});
