import { z } from 'zod';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import { RETURN_COSTS } from '#domain/portfolio/returns/position-flows';
import { BENCHMARK_KINDS } from '#domain/returns/benchmark-files/benchmark-file';
import { MAX_DEPOSIT_RATE, MIN_DEPOSIT_RATE } from '#domain/portfolio/returns/deposit-rate';
import { endpoint } from '../../platform/endpoint.ts';
import * as field from '../../platform/fields.ts';
import { ruleMessage } from '../../platform/field-rules.ts';
import { BenchmarkId, inPath, UserId } from '../../platform/ids.ts';
import { BenchmarkGap } from './benchmarks.ts';
import { UNKNOWN_FIGURE_REASONS } from './positions.ts';

/** The whole portfolio, one security, the holdings at one bank, or one kind of security. */
export const RETURN_LEVELS = ['all', 'isin', 'bank', 'class'] as const;
export type ReturnLevel = (typeof RETURN_LEVELS)[number];

export const RETURN_REASONS = [
  ...UNKNOWN_FIGURE_REASONS,
  /** No rate solves the equation: nothing came back, or no day has passed. */
  'no_solution',
  /** The average capital is not positive: for most of the time more had been taken out than there was. */
  'no_average_capital',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const BENCHMARK_REASONS = [
  /** The return itself is not known, so nothing can be compared. */
  'no_return',
  /** The benchmark has no value for the start. */
  'starts_later',
  /** The benchmark's last value is more than two months before the end. */
  'ends_earlier',
] as const;
export type BenchmarkReason = (typeof BENCHMARK_REASONS)[number];

const Unknown = z.object({ reason: z.enum(RETURN_REASONS) });
const orUnknown = <T extends z.ZodType>(schema: T) => z.union([schema, Unknown]);
const Figure = orUnknown(z.number());

/** Percent. `annualised` is null under 365 days: returns of less than a year are not annualised. */
const TimeWeighted = z.object({
  total: z.number(),
  annualised: z.number().nullable(),
  /** Percent of the days with cash flows on which every holding had a price of that day. */
  trueShare: z.number(),
});

const MoneyWeighted = z.object({
  total: z.number(),
  annualised: z.number().nullable(),
  /** False if other rates solve the equation, too. */
  unique: z.boolean(),
  /** The other returns that fit the same amounts, ascending: percent of the whole period, like `total`. */
  others: z.array(z.number()),
});

/** Euro, 2 places: the parts add up to the total. */
const Profit = z.object({
  total: z.number(),
  /** Including the cross term of price and currency. */
  price: z.number(),
  income: z.number(),
  currency: z.number(),
  /** 0 or less. */
  fees: z.number(),
  tax: z.number(),
});

/** Values at the start and the end, and the money that came in and went out in between: euro. */
const Amounts = z.object({
  startValue: z.number(),
  moneyIn: z.number(),
  moneyOut: z.number(),
  endValue: z.number(),
});

const Contribution = Amounts.extend({
  /** The ISIN. */
  key: z.string(),
  kind: z.enum(HOLDING_KINDS),
  name: z.string().nullable(),
  currency: field.currency,
  /** Percentage points of the Modified Dietz return of the whole. They add up to that return. */
  percent: Figure,
  /** Euro. They add up to the profit of the whole. */
  profit: z.number(),
  /** The returns of only this security. */
  timeWeighted: z.number(),
  moneyWeighted: Figure,
  /**
   * The time-weighted return in the security's currency, and that of the exchange rate:
   * 1 + timeWeighted = (1 + local) × (1 + exchangeRate). Null for euro and lev, and after a total loss.
   */
  inCurrency: z.object({ local: z.number(), exchangeRate: z.number() }).nullable(),
});

/** The return from one valuation to the next. Money comes in at its beginning and goes out at its end. */
const ReturnLink = z.object({
  day: field.storedDay,
  before: z.number(),
  moneyIn: z.number(),
  value: z.number(),
  moneyOut: z.number(),
  /** (value + moneyOut) / (before + moneyIn) − 1, in percent. */
  percent: z.number(),
  /** True if every holding has a price of that day. */
  priced: z.boolean(),
});

/** A security without a return. All sums leave it out. */
const LeftOutOfReturn = z.object({
  key: z.string(),
  kind: z.enum(HOLDING_KINDS),
  currency: field.currency,
  reason: z.enum(RETURN_REASONS),
  /** The deal that causes this. */
  dealId: z.int().nullable(),
  /** With `no_rate`: the first rate that is missing; none is known on or before the day. */
  missingRate: z.object({ currency: field.currency, day: field.storedDay }).nullable(),
});

/** The comparison: the same cash flows on the same days, invested in a benchmark. */
const Benchmark = z.object({
  /** Null for a deposit at a fixed rate. */
  id: BenchmarkId.nullable(),
  name: z.string().nullable(),
  kind: z.enum([...BENCHMARK_KINDS, 'deposit']),
  /** The rate of a deposit, percent per year; else null. */
  rate: z.number().nullable(),
  comparison: z.union([
    z.object({
      /** The return of the benchmark, percent. */
      total: z.number(),
      annualised: z.number().nullable(),
      /** The value of the same money there at the end, euro; below 0 if more was taken out than would have been there. */
      endValue: z.number(),
      profit: z.number(),
      /** The actual value at the end less `endValue`. */
      ahead: z.number(),
      /** The day of the last value that is used; null for a deposit. */
      lastDay: field.storedDay.nullable(),
      /** Where the benchmark has no value for more than two months of the period; the value before it counts until the next. */
      gaps: z.array(BenchmarkGap),
    }),
    z.object({ reason: z.enum(BENCHMARK_REASONS) }),
  ]),
});

export const Return = z.object({
  of: z.enum(RETURN_LEVELS),
  key: z.string().nullable(),
  costs: z.enum(RETURN_COSTS),
  /** The start, or if nothing was held then, the day of the first deal after it. */
  from: field.storedDay,
  to: field.storedDay,
  days: z.int(),
  timeWeighted: orUnknown(TimeWeighted),
  moneyWeighted: orUnknown(MoneyWeighted),
  /** Profit divided by average capital, percent: a check that needs no iteration. */
  modifiedDietz: Figure,
  averageCapital: Figure,
  profit: orUnknown(Profit),
  amounts: orUnknown(Amounts),
  /** Null if the request names none. */
  benchmark: Benchmark.nullable(),
  contributions: z.array(Contribution),
  working: z.object({
    links: z.array(ReturnLink),
    /** The number of earlier links, which are too many to send. */
    earlier: z.int(),
  }),
  left: z.array(LeftOutOfReturn),
  /** Payments without a date, which belong to no period. */
  undatedPayments: z.int(),
});
export type Return = z.output<typeof Return>;
export type ReturnOnWire = z.input<typeof Return>;

const DEPOSIT_RATE = ruleMessage('number_between', { min: MIN_DEPOSIT_RATE, max: MAX_DEPOSIT_RATE });
const benchmarkId = z
  .string(ruleMessage('entry_id'))
  .regex(/^[1-9]\d{0,14}$/, ruleMessage('entry_id'))
  .transform(Number)
  .pipe(BenchmarkId);

const query = z.object({
  /** The period starts at the end of this day; if missing, with the first deal. */
  from: field.day.optional(),
  /** If missing: today. */
  to: field.day.optional(),
  of: field.oneOf(RETURN_LEVELS).optional(),
  /** The ISIN, the bank (empty for holdings at no bank) or the kind. */
  key: field.line().optional(),
  /** The costs that reduce the return; if missing, tax and fees. */
  costs: field.oneOf(RETURN_COSTS).optional(),
  /** The benchmark of the comparison: `deposit`, or the id of a series from `GET /benchmarks`. */
  benchmark: z.union([z.literal('deposit'), benchmarkId], ruleMessage('entry_id')).optional(),
  /** The rate of the deposit, percent per year, such as 2.5. */
  depositRate: z
    .string(DEPOSIT_RATE)
    .regex(/^-?\d{1,3}(?:\.\d{1,6})?$/, DEPOSIT_RATE)
    .transform(Number)
    .refine((rate) => rate >= MIN_DEPOSIT_RATE && rate <= MAX_DEPOSIT_RATE, DEPOSIT_RATE)
    .optional(),
});
export type ReturnQuery = z.output<typeof query>;

export const findMyReturn = endpoint({
  method: 'GET',
  path: '/returns',
  access: 'signed-in',
  summary: "What the signed-in user's securities earned over a period, with the working",
  query,
  answer: Return,
});

export const findUserReturn = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/returns',
  access: 'administrator',
  summary: "What a user's securities earned over a period, with the working",
  params: z.object({ id: inPath.id(UserId) }),
  query,
  answer: Return,
});
