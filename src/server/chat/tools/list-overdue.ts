import { z } from 'zod';
import { termsOfHolding } from '#domain/bonds/holding-terms';
import { overdueBonds } from '../../bond-analytics/overdue-bonds.ts';
import { bondHolding } from '../../bonds/bond-holding.ts';
import type { BondRow } from '../../bonds/bond-on-wire.ts';
import { listBondsWithPayments } from '../../bonds/bonds-with-payments.store.ts';
import { holdingFilter } from './holding-filter.ts';
import { money, sumInEuro, sumsByCurrency } from './money.ts';
import { isIn, period } from './period.ts';
import { findBonds } from './portfolio.ts';
import { ratesUsed } from './rates-used.ts';
import { tool } from './tool.ts';

/** Without its terms nobody knows what an active bond should have paid. A sale pays nothing. */
function hasNoTerms(row: BondRow): boolean {
  if (row.expired) return false;
  const terms = termsOfHolding(bondHolding(row));
  return !terms.ok && terms.reason !== 'sell-row';
}

export const listOverdue = tool({
  name: 'list_overdue',
  description:
    'Coupons and redemptions of active bonds that were due and have not been recorded as received, oldest first, with their sums',
  input: z.object({ filter: holdingFilter.default({}), period: period.optional() }),
  run: async (portfolio, { filter, period: wanted }) => {
    const { db, scope, today, rates } = portfolio;
    const bonds = await findBonds(portfolio, filter);
    const rows = (await listBondsWithPayments(db, scope)).filter(({ id }) => bonds.has(id));
    const overdue = await overdueBonds(rows, today);
    const dues = overdue
      .flatMap(({ bondId, flows }) => {
        const bond = bonds.get(bondId);
        if (bond === undefined) return [];
        const { kind, id, isin, expired, currency } = bond;
        return flows.map(({ date, amount }) => ({
          ...{ kind, id, isin, expired, date },
          amount: money(amount, currency),
        }));
      })
      .filter(({ date }) => isIn(date, wanted))
      .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
    const amounts = dues.map(({ amount }) => amount);
    return {
      dues,
      byCurrency: sumsByCurrency(amounts),
      inEuro: sumInEuro(rates, amounts),
      /** Active bonds whose terms do not tell what was due. */
      withoutTerms: rows.filter(hasNoTerms).length,
      rates: ratesUsed(
        rates,
        amounts.map(({ currency }) => currency),
      ),
    };
  },
});
