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
import { leftFact } from './known-figure.ts';
import { period } from './period.ts';
import { tool } from './tool.ts';

const MAX_ROWS = 100;
const MAX_MONTHS = 60;
const MAX_LEFT_OUT = 50;

const euro = (amount: Decimal) => ({ amount, currency: 'EUR' as const });

function monthFacts(of: MonthSums) {
  return {
    month: of.month,
    interestAndDividends: euro(monthlyIncome(of)),
    received: euro(of.received),
    expected: euro(of.expected),
    announced: euro(of.announced),
    estimated: euro(of.estimated),
    principal: euro(of.principal),
    missingOfShortPayments: euro(of.missing),
    overdue: euro(of.overdue),
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

const sum = (months: readonly MonthSums[], part: (of: MonthSums) => Decimal) =>
  euro(months.reduce((all, of) => all.plus(part(of)), new Decimal(0)));

/** The whole period; its months are already in cents. */
function totalFacts({ months }: FoundIncome) {
  return {
    interestAndDividends: sum(months, monthlyIncome),
    received: sum(months, ({ received }) => received),
    stillToCome: sum(months, (of) => of.expected.plus(of.announced).plus(of.estimated)),
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

function* eventsOf(found: FoundIncome, states: readonly string[] | undefined) {
  for (const month of found.events) {
    for (const event of month()) if (states === undefined || states.includes(event.state)) yield event;
  }
}

export const portfolioIncome = tool({
  name: 'portfolio_income',
  description:
    'Interest, dividends and capital of a period before tax, in EUR by month and one by one: received, short (less came than was due), due, overdue, expected by the terms, announced, estimated from a year before; also of this year and the next 12 months. Without a period: 11 months back and two years ahead',
  input: z.object({
    period: period.optional(),
    states: z.array(z.enum(INCOME_STATES)).optional().describe('which of the payments are listed'),
  }),
  run: async ({ db, scope, today }, { period: wanted = usualPeriod(today), states }) => {
    if (wanted.from > wanted.to) return { notKnown: 'the period ends before it begins' };
    const found = await findIncome({ db, scope }, today, wanted);
    let count = 0;
    const payments: NamedEvent[] = [];
    for (const event of eventsOf(found, states)) {
      count += 1;
      if (payments.length < MAX_ROWS) payments.push(event);
    }
    const { months, left, withoutRate, undatedPayments, rates } = found;
    return {
      ...wanted,
      today,
      total: totalFacts(found),
      ...sumsFacts(found),
      months: months.slice(0, MAX_MONTHS).map(monthFacts),
      count,
      payments: payments.map(eventFacts),
      currenciesWithoutRate: withoutRate,
      paymentsWithoutDate: undatedPayments,
      comingNotTold: leftFact(
        left.slice(0, MAX_LEFT_OUT).map(({ isin, problem }) => ({ isin, reason: problem })),
      ),
      rates: ratesUsed(
        rates,
        payments.map(({ currency }) => currency),
      ),
    };
  },
});
