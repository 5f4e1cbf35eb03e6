import type { Currency } from '#domain/money/currency';
import type { Decimal } from '#domain/money/decimal';
import type { ExchangeRates } from '#domain/money/exchange-rates';
import { expectedOnAccount } from '#domain/portfolio/income/income-event';
import { monthlyIncome, type MonthSums } from '#domain/portfolio/income/sum-month';
import { eurCents } from '#domain/portfolio/income/twelve-months';
import type { IncomeOnWire } from '#api/portfolio/figures/income';
import { yieldToEventLoop } from '../../../platform/runtime/yield-to-event-loop.ts';
import type { StreamedJson } from '../../../platform/http/answers/stream-json.ts';
import type { FoundIncome, NamedEvent } from './find-income.ts';

export function eurOnWire(eur: Decimal | null | undefined) {
  return eur?.toNumber() ?? ({ reason: 'no_rate' } as const);
}

function amountOnWire(amount: Decimal, currency: Currency, rates: ExchangeRates) {
  return { amount: amount.toNumber(), currency, eur: eurOnWire(eurCents(amount, currency, rates)) };
}

function eventOnWire(event: NamedEvent, rates: ExchangeRates): IncomeOnWire['events'][number] {
  const { day, type, state, holdingId, kind, isin, name, bank, income, principal, due, currency } = event;
  return {
    day,
    expectedOn: expectedOnAccount(day),
    kind: type,
    state,
    ...{ holdingId, holdingKind: kind, isin, name, bank },
    ...amountOnWire(income.plus(principal), currency, rates),
    due: due.toNumber(),
  };
}

/** Streams the events month by month: there may be tens of thousands. */
async function* eventsOnWire({ events, rates }: FoundIncome) {
  for (const month of events) {
    const onWire: IncomeOnWire['events'] = [];
    for (const event of month()) {
      await yieldToEventLoop();
      onWire.push(eventOnWire(event, rates));
    }
    yield onWire;
  }
}

function monthOnWire(sums: MonthSums): IncomeOnWire['months'][number] {
  const { month, principal, received, expected, announced, estimated, missing, overdue } = sums;
  return {
    month,
    income: monthlyIncome(sums).toNumber(),
    principal: principal.toNumber(),
    received: received.toNumber(),
    expected: expected.toNumber(),
    announced: announced.toNumber(),
    estimated: estimated.toNumber(),
    missing: missing.toNumber(),
    overdue: overdue.toNumber(),
  };
}

function thisYearOnWire(thisYear: FoundIncome['thisYear']) {
  const { received, count, expected, difference, short, overdue } = thisYear;
  return {
    received: received.toNumber(),
    count,
    expected: expected.toNumber(),
    difference: difference.toNumber(),
    short,
    overdue,
  };
}

export function incomeOnWire(found: FoundIncome): StreamedJson<IncomeOnWire> {
  const { period, today, rates, next12Months, undatedPayments } = found;
  return {
    ...period,
    today,
    rates: { source: rates.source, day: rates.day },
    thisYear: thisYearOnWire(found.thisYear),
    next12Months: {
      income: next12Months.income.toNumber(),
      principal: next12Months.principal.toNumber(),
      estimated: next12Months.estimated.toNumber(),
    },
    months: found.months.map(monthOnWire),
    left: found.left.map(({ isin, name, problem }) => ({ isin, name, reason: problem })),
    withoutRate: [...found.withoutRate],
    undatedPayments,
    events: eventsOnWire(found),
  };
}
