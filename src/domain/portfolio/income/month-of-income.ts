import type { Currency } from '../../money/currency.ts';
import { Decimal } from '../../money/decimal.ts';
import type { ExchangeRates } from '../../money/exchange-rates.ts';
import type { IncomeEvent, IncomeState } from './income-event.ts';
import { eurCents } from './twelve-months.ts';

const NOTHING = new Decimal(0);

/** What comes in a calendar month, in euro, each amount in cents; what has no rate is not in it. */
export interface MonthOfIncome {
  /** 'YYYY-MM' */
  readonly month: string;
  /** Interest and dividends, in four parts; what is due is expected. */
  readonly received: Decimal;
  readonly expected: Decimal;
  readonly announced: Decimal;
  readonly estimated: Decimal;
  readonly principal: Decimal;
  /** In none of these: what short payments lack, and what is overdue, with principal. */
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

export function sumMonth(month: string, events: readonly IncomeEvent[], rates: ExchangeRates): MonthOfIncome {
  const sums = { received: NOTHING, expected: NOTHING, announced: NOTHING, estimated: NOTHING };
  const all = { ...sums, principal: NOTHING, missing: NOTHING, overdue: NOTHING };
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

/** Interest and dividends that came or are to come. */
export const monthlyIncome = ({ received, expected, announced, estimated }: MonthOfIncome): Decimal =>
  received.plus(expected).plus(announced).plus(estimated);
