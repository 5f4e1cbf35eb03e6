import type { Currency } from '../../money/currency.ts';
import { Decimal } from '../../money/decimal.ts';
import type { ExchangeRates } from '../../money/exchange-rates.ts';
import type { IncomeEvent, IncomeState } from './income-event.ts';
import { eurCents } from './twelve-months.ts';

const ZERO = new Decimal(0);

/** The income of a calendar month, in euro, each amount rounded to cents. Amounts without a rate are left out. */
export interface MonthSums {
  /** 'YYYY-MM' */
  readonly month: string;
  /** Interest and dividends in four parts; payments that are due count as expected. */
  readonly received: Decimal;
  readonly expected: Decimal;
  readonly announced: Decimal;
  readonly estimated: Decimal;
  readonly principal: Decimal;
  /** Not in the sums above: the shortfall of short payments, and overdue payments including principal. */
  readonly missing: Decimal;
  readonly overdue: Decimal;
  /** The currencies without a rate. */
  readonly withoutRate: readonly Currency[];
}

type Part = 'received' | 'expected' | 'announced' | 'estimated' | 'overdue';

const PARTS = {
  received: 'received',
  short: 'received',
  due: 'expected',
  expected: 'expected',
  announced: 'announced',
  estimated: 'estimated',
  overdue: 'overdue',
} as const satisfies Record<IncomeState, Part>;

/** Sums the events of a month ('YYYY-MM'). */
export function sumMonth(month: string, events: readonly IncomeEvent[], rates: ExchangeRates): MonthSums {
  const sums = { received: ZERO, expected: ZERO, announced: ZERO, estimated: ZERO };
  const all = { ...sums, principal: ZERO, missing: ZERO, overdue: ZERO };
  const withoutRate = new Set<Currency>();
  for (const { type, state, income, principal, due, currency } of events) {
    const amount = eurCents(income.plus(principal), currency, rates);
    if (amount === undefined) {
      withoutRate.add(currency);
      continue;
    }
    const part = type === 'redemption' && state !== 'overdue' ? 'principal' : PARTS[state];
    all[part] = all[part].plus(amount);
    if (state !== 'short') continue;
    const owed = eurCents(due, currency, rates) ?? amount;
    all.missing = all.missing.plus(owed.minus(amount));
  }
  return { month, ...all, withoutRate: [...withoutRate] };
}

/** Interest and dividends, received or expected. */
export const monthlyIncome = ({ received, expected, announced, estimated }: MonthSums): Decimal =>
  received.plus(expected).plus(announced).plus(estimated);
