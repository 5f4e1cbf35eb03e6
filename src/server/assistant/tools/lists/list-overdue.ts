import { z } from 'zod';
import { lacksTerms } from '#domain/bonds/cash-flows/due-payments';
import { roundedAmount, sumInEuro, sumsByCurrency, type CurrencyAmount } from '#domain/money/currency-amount';
import { groupBy } from '#domain/group-by';
import { ratesUsed } from '#domain/money/rates-used';
import { isBond } from '#domain/portfolio/holding';
import { isOpen } from '#domain/portfolio/income/missed-payments';
import { isIn } from '#domain/portfolio/period';
import { loadMissed, type LoadedMissed } from '../../../portfolio/figures/missed-payments/load-missed.ts';
import { holdingFilter } from '../holding-filter.ts';
import { period } from '../period.ts';
import { findDeals } from '../portfolio.ts';
import { tool } from '../tool.ts';

const MAX_ROWS = 500;

const identity = ({ bondId, isin, date }: LoadedMissed) => ({
  ...{ kind: 'bond' as const, id: bondId, isin, expired: false, date },
});

const overdueFacts = (one: LoadedMissed) => ({
  ...identity(one),
  bank: one.bank,
  amount: roundedAmount(one.missing, one.currency),
});

const shortFacts = (one: LoadedMissed) => ({
  ...identity(one),
  due: roundedAmount(one.received.plus(one.missing), one.currency),
  received: roundedAmount(one.received, one.currency),
  bank: one.bank,
  missing: roundedAmount(one.missing, one.currency),
});

const missingSums = (some: readonly LoadedMissed[]) =>
  sumsByCurrency(some.map(({ missing, currency }) => roundedAmount(missing, currency)));

/** Counts and adds up all, and keeps the oldest. */
function collectMissed() {
  let oldest: LoadedMissed[] = [];
  let count = 0;
  let amounts: CurrencyAmount[] = [];
  const banks = new Map<string, { count: number; amounts: CurrencyAmount[] }>();
  const firstRows = () =>
    oldest.toSorted((one, other) => (one.date < other.date ? -1 : 1)).slice(0, MAX_ROWS);
  return {
    add: (some: readonly LoadedMissed[]) => {
      count += some.length;
      amounts = sumsByCurrency([...amounts, ...missingSums(some)]);
      for (const [bank, own] of groupBy(some, (one) => one.bank ?? '')) {
        const known = banks.get(bank);
        banks.set(bank, {
          count: (known?.count ?? 0) + own.length,
          amounts: sumsByCurrency([...(known?.amounts ?? []), ...missingSums(own)]),
        });
      }
      oldest.push(...some);
      if (oldest.length >= 2 * MAX_ROWS) oldest = firstRows();
    },
    found: () => ({ count, amounts, banks, oldest: firstRows() }),
  };
}

export const listOverdue = tool({
  name: 'list_overdue',
  description:
    'Coupons and redemptions of active bonds that were due and are not recorded as received, oldest first, with their number and sums, also by bank, and those that were paid short',
  input: z.object({ filter: holdingFilter.default({}), period: period.optional() }),
  run: async (portfolio, { filter, period: wanted }) => {
    const { db, scope, rates, today } = portfolio;
    const holdings = await findDeals(portfolio, filter);
    const bonds = holdings.filter(isBond).filter(({ expired }) => !expired);
    const ids = new Set<number>(bonds.map(({ id }) => id));
    const [overdue, short, open] = [collectMissed(), collectMissed(), collectMissed()];
    for await (const part of loadMissed({ db, scope }, today)) {
      const own = part.filter(
        ({ bondId, decision, date }) => ids.has(bondId) && decision?.kind !== 'not-due' && isIn(date, wanted),
      );
      const late = own.filter(({ state }) => state === 'overdue');
      const paidShort = own.filter((one) => one.state === 'short' && isOpen(one, today));
      overdue.add(late);
      short.add(paidShort);
      open.add([...late, ...paidShort]);
    }
    const { count, amounts, oldest } = overdue.found();
    const all = open.found();
    return {
      count,
      dues: oldest.map(overdueFacts),
      byCurrency: amounts,
      inEuro: sumInEuro(amounts, rates),
      short: short.found().oldest.map(shortFacts),
      /** What never came and what is missing of the short ones. */
      inEuroWithShort: sumInEuro(all.amounts, rates),
      /** The same by bank; '' where none is entered. */
      banks: [...all.banks].map(([bank, own]) => ({
        ...{ bank, count: own.count, byCurrency: own.amounts, inEuro: sumInEuro(own.amounts, rates) },
      })),
      /** Active bonds whose terms do not tell what was due. */
      withoutTerms: bonds.filter(lacksTerms).length,
      rates: ratesUsed(
        rates,
        all.amounts.map(({ currency }) => currency),
      ),
    };
  },
});
