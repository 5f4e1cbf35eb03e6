import { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import { termsOfHolding } from '#domain/bonds/holding-terms';
import { overdueBond } from '../../bond-analytics/overdue-bonds.ts';
import { bondHolding } from '../../bonds/bond-holding.ts';
import type { BondRow } from '../../bonds/bond-on-wire.ts';
import { bondsWithPaymentsInParts, type BondWithPaymentsRow } from '../../bonds/bonds-with-payments.store.ts';
import { breathe } from '../../breathe.ts';
import type { Holding } from './holding.ts';
import { holdingFilter, type HoldingFilter } from './holding-filter.ts';
import { money, sumInEuro, sumsByCurrency, type Money } from './money.ts';
import { isIn, period, type Period } from './period.ts';
import { findBonds } from './portfolio.ts';
import { ratesUsed } from './rates-used.ts';
import { tool, type Portfolio } from './tool.ts';

/** Without its terms nobody knows what an active bond should have paid. A sale pays nothing. */
function hasNoTerms(row: BondRow): boolean {
  if (row.expired) return false;
  const terms = termsOfHolding(bondHolding(row));
  return !terms.ok && terms.reason !== 'sell-row';
}

/** Of those that are told. */
const MOST = 500;

function byDate({ date: one }: { date: string }, { date: other }: { date: string }): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** What a bond waits for in the period, oldest first. */
function duesOf(row: BondWithPaymentsRow, bond: Holding, { today, wanted }: When) {
  const { kind, id, isin, expired, currency } = bond;
  return (overdueBond(row, today)?.flows ?? [])
    .filter(({ date }) => isIn(date, wanted))
    .map(({ date, amount }) => ({ ...{ kind, id, isin, expired, date }, amount: money(amount, currency) }));
}
type Due = ReturnType<typeof duesOf>[number];

interface When {
  readonly today: CalendarDate;
  readonly wanted: Period | undefined;
}

/** What waits on each bond that fits; no more bonds are held than a part. */
async function* duesByBond(portfolio: Portfolio, filter: HoldingFilter, wanted: Period | undefined) {
  const { db, scope, today, signal } = portfolio;
  const bonds = await findBonds(portfolio, filter);
  for await (const rows of bondsWithPaymentsInParts(db, scope)) {
    for (const row of rows) {
      const bond = bonds.get(row.id);
      if (bond === undefined) continue;
      await breathe();
      signal?.throwIfAborted();
      yield { dues: duesOf(row, bond, { today, wanted }), hasNoTerms: hasNoTerms(row) };
    }
  }
}

export const listOverdue = tool({
  name: 'list_overdue',
  description:
    'Coupons and redemptions of active bonds that were due and have not been recorded as received, oldest first, with their number and sums',
  input: z.object({ filter: holdingFilter.default({}), period: period.optional() }),
  run: async (portfolio, { filter, period: wanted }) => {
    const { rates } = portfolio;
    let oldest: Due[] = [];
    let [count, withoutTerms] = [0, 0];
    const amounts: Money[] = [];
    for await (const { dues, hasNoTerms: isWithout } of duesByBond(portfolio, filter, wanted)) {
      oldest = [...oldest, ...dues].sort(byDate).slice(0, MOST);
      amounts.push(...sumsByCurrency(dues.map(({ amount }) => amount)));
      count += dues.length;
      if (isWithout) withoutTerms += 1;
    }
    return {
      count,
      dues: oldest,
      byCurrency: sumsByCurrency(amounts),
      inEuro: sumInEuro(rates, amounts),
      /** Active bonds whose terms do not tell what was due. */
      withoutTerms,
      rates: ratesUsed(
        rates,
        amounts.map(({ currency }) => currency),
      ),
    };
  },
});
