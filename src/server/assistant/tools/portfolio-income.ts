import { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import { ratesUsed } from '#domain/money/rates-used';
import { isReceived, INCOME_STATES } from '#domain/portfolio/income/income-event';
import { monthlyIncome, type MonthSums } from '#domain/portfolio/income/sum-month';
import {
  findIncome,
  usualPeriod,
  type FoundIncome,
  type NamedEvent,
} from '../../portfolio/figures/income/find-income.ts';
import { leftOutFacts } from './known-figure.ts';
import { period } from './period.ts';
import { tool } from './tool.ts';

const MAX_ROWS = 100;
const MAX_MONTHS = 60;
const MAX_LEFT_OUT = 50;

const euro = (amount: Decimal) => ({ amount, currency: 'EUR' as const });

function monthFacts(sums: MonthSums) {
  return {
    month: sums.month,
    interestAndDividends: euro(monthlyIncome(sums)),
    received: euro(sums.received),
    expected: euro(sums.expected),
    announced: euro(sums.announced),
    estimated: euro(sums.estimated),
    principal: euro(sums.principal),
    missingOfShortPayments: euro(sums.missing),
    overdue: euro(sums.overdue),
  };
}

function eventFacts({ day, type, state, holdingId, kind, isin, name, bank, ...event }: NamedEvent) {
  const { income, principal, due, currency } = event;
  return {
    ...{ day, payment: type, state, kind, id: holdingId, isin, name, bank },
    ...(isReceived({ state })
      ? { received: { amount: income.plus(principal), currency } }
      : { toCome: { amount: income.plus(principal), currency } }),
    due: { amount: due, currency },
  };
}

const sum = (months: readonly MonthSums[], part: (sums: MonthSums) => Decimal) =>
  euro(months.reduce((total, month) => total.plus(part(month)), new Decimal(0)));

/** The sums over the whole period. Those of its months are already rounded to cents. */
function totalFacts({ months }: FoundIncome) {
  return {
    interestAndDividends: sum(months, monthlyIncome),
    received: sum(months, ({ received }) => received),
    stillToCome: sum(months, (month) => month.expected.plus(month.announced).plus(month.estimated)),
    principal: sum(months, ({ principal }) => principal),
    missingOfShortPayments: sum(months, ({ missing }) => missing),
    overdue: sum(months, ({ overdue }) => overdue),
  };
}

function sumsFacts({ thisYear, next12Months }: FoundIncome) {
  const { received, expected, count, short, overdue } = thisYear;
  return {
    thisYearUpToToday: {
      received: euro(received),
      wasDue: euro(expected),
      difference: euro(received.minus(expected)),
      ...{ count, short, overdue },
    },
    next12Months: {
      interestAndDividends: euro(next12Months.income),
      ofThatEstimated: euro(next12Months.estimated),
      principal: euro(next12Months.principal),
    },
  };
}

function* filterEvents(found: FoundIncome, states: readonly string[] | undefined) {
  for (const month of found.events) {
    for (const event of month()) if (states === undefined || states.includes(event.state)) yield event;
  }
}

export const portfolioIncome = tool({
  name: 'portfolio_income',
  description:
    'Interest, dividends and capital of a period before tax, in EUR by month and one by one: received, short (less than was due), due, overdue, expected from the terms, announced, estimated from a year before; also for this year and the next 12 months. Without a period: 11 months back and two years ahead',
  input: z.object({
    period: period.optional(),
    states: z.array(z.enum(INCOME_STATES)).optional().describe('which of the payments are listed'),
  }),
  run: async ({ db, scope, today }, { period: days = usualPeriod(today), states }) => {
    if (days.from > days.to) return { notKnown: 'the period ends before it begins' };
    const found = await findIncome({ db, scope }, today, days);
    let count = 0;
    const payments: NamedEvent[] = [];
    for (const event of filterEvents(found, states)) {
      count += 1;
      if (payments.length < MAX_ROWS) payments.push(event);
    }
    const { months, left, withoutRate, undatedPayments, rates } = found;
    return {
      ...days,
      today,
      total: totalFacts(found),
      ...sumsFacts(found),
      months: months.slice(0, MAX_MONTHS).map(monthFacts),
      count,
      payments: payments.map(eventFacts),
      currenciesWithoutRate: withoutRate,
      paymentsWithoutDate: undatedPayments,
      futureIncomeNotKnown: leftOutFacts(
        left.slice(0, MAX_LEFT_OUT).map(({ isin, problem }) => ({ isin, reason: problem })),
      ),
      rates: ratesUsed(
        rates,
        payments.map(({ currency }) => currency),
      ),
    };
  },
});
