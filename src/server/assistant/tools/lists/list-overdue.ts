import { z } from 'zod';
import { lacksTerms, overduePayments } from '#domain/bonds/cash-flows/due-payments';
import type { CalendarDate } from '#domain/calendar-date';
import { roundedAmount, sumInEuro, sumsByCurrency, type CurrencyAmount } from '#domain/money/currency-amount';
import { ratesUsed } from '#domain/money/rates-used';
import type { BondWithPayments } from '#domain/portfolio/payments-received';
import { isOpen } from '#domain/portfolio/income/missed-payments';
import { isIn, type Period } from '#domain/portfolio/period';
import { loadMissed, type LoadedMissed } from '../../../portfolio/figures/missed-payments/load-missed.ts';
import {
  loadDecisions,
  notDueDays,
} from '../../../portfolio/figures/missed-payments/load-payment-records.ts';
import { holdingFilter } from '../holding-filter.ts';
import { period } from '../period.ts';
import { findBondsWithPayments } from '../portfolio.ts';
import { tool, type Portfolio } from '../tool.ts';

/** Of those that are listed. */
const MAX_ROWS = 500;

/** What a bond has not paid, oldest first. */
function overdueFacts(
  { bond, payments }: BondWithPayments,
  notDue: ReadonlySet<CalendarDate>,
  today: CalendarDate,
) {
  const { kind, id, isin, expired, currency } = bond;
  return overduePayments(bond, { payments, notDue }, today).map(({ date, interest, principal }) => ({
    ...{ kind, id, isin, expired, date },
    amount: roundedAmount(interest.plus(principal), currency),
  }));
}
type OverdueEntry = ReturnType<typeof overdueFacts>[number];

function byDate({ date: one }: OverdueEntry, { date: other }: OverdueEntry): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

const firstRows = (dues: readonly OverdueEntry[]) => dues.toSorted(byDate).slice(0, MAX_ROWS);

interface Wanted {
  readonly ids: ReadonlySet<number>;
  readonly period: Period | undefined;
}

/** Coupons and redemptions of which less came than was due, oldest first. */
async function shortFacts({ db, scope, today }: Portfolio, { ids, period: wanted }: Wanted) {
  const found: LoadedMissed[] = [];
  for await (const part of loadMissed({ db, scope }, today))
    found.push(
      ...part.filter(
        (one) => one.state === 'short' && isOpen(one, today) && ids.has(one.bondId) && isIn(one.date, wanted),
      ),
    );
  return found
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .slice(0, MAX_ROWS)
    .map(({ bondId, isin, date, currency, received, missing }) => ({
      ...{ kind: 'bond' as const, id: bondId, isin, expired: false, date },
      due: roundedAmount(received.plus(missing), currency),
      received: roundedAmount(received, currency),
      missing: roundedAmount(missing, currency),
    }));
}

export const listOverdue = tool({
  name: 'list_overdue',
  description:
    'Coupons and redemptions of active bonds that were due and have not been recorded as received, oldest first, with their number and sums, and those of which less came than was due',
  input: z.object({ filter: holdingFilter.default({}), period: period.optional() }),
  run: async (portfolio, { filter, period: wanted }) => {
    const { rates, today } = portfolio;
    const decisions = await loadDecisions(portfolio);
    let oldest: OverdueEntry[] = [];
    let [count, withoutTerms] = [0, 0];
    const amounts: CurrencyAmount[] = [];
    const ids = new Set<number>();
    for await (const of of findBondsWithPayments(portfolio, filter)) {
      ids.add(of.bond.id);
      const notDue = notDueDays(decisions, of.bond.id);
      const dues = overdueFacts(of, notDue, today).filter(({ date }) => isIn(date, wanted));
      oldest.push(...dues);
      if (oldest.length >= 2 * MAX_ROWS) oldest = firstRows(oldest);
      amounts.push(...sumsByCurrency(dues.map(({ amount }) => amount)));
      count += dues.length;
      if (lacksTerms(of.bond)) withoutTerms += 1;
    }
    const short = await shortFacts(portfolio, { ids, period: wanted });
    return {
      count,
      dues: firstRows(oldest),
      byCurrency: sumsByCurrency(amounts),
      inEuro: sumInEuro(amounts, rates),
      short,
      /** What never came and what is missing of the short ones. */
      inEuroWithShort: sumInEuro([...amounts, ...short.map(({ missing }) => missing)], rates),
      /** Active bonds whose terms do not tell what was due. */
      withoutTerms,
      rates: ratesUsed(
        rates,
        amounts.map(({ currency }) => currency),
      ),
    };
  },
});
