import { z } from 'zod';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import { RETURN_COSTS } from '#domain/portfolio/returns/position-flows';
import { BENCHMARK_KINDS } from '#domain/returns/benchmark-files/benchmark-file';
import { MAX_DEPOSIT_RATE, MIN_DEPOSIT_RATE } from '#domain/portfolio/returns/deposit-rate';
import { endpoint } from '../../platform/endpoint.ts';
import * as field from '../../platform/fields.ts';
import { ruleMessage } from '../../platform/field-rules.ts';
import { BenchmarkId, inPath, UserId } from '../../platform/ids.ts';
import { UNKNOWN_FIGURE_REASONS } from './positions.ts';

/** All that somebody holds, one security, what is kept at one bank, or one kind of securities. */
export const RETURN_LEVELS = ['all', 'isin', 'bank', 'class'] as const;
export type ReturnLevel = (typeof RETURN_LEVELS)[number];

export const RETURN_REASONS = [
  ...UNKNOWN_FIGURE_REASONS,
  /** No rate solves it: nothing came back, or no day has passed. */
  'no_solution',
  /** More came out than there was, for most of the time. */
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

/** Percent; a year's figure is null under 365 days, for returns of less than a year are not annualised. */
const TimeWeighted = z.object({
  total: z.number(),
  annualised: z.number().nullable(),
  /** Of the days on which money came or went, the percent on which all that was held had a price of that day. */
  trueShare: z.number(),
});

const MoneyWeighted = z.object({
  total: z.number(),
  annualised: z.number().nullable(),
  /** False where other rates solve it too. */
  unique: z.boolean(),
});

/** Euro, 2 places: the parts add up to the total. */
const Profit = z.object({
  total: z.number(),
  /** With the cross term of price and currency. */
  price: z.number(),
  income: z.number(),
  currency: z.number(),
  /** 0 or less. */
  fees: z.number(),
  tax: z.number(),
});

/** What was worth how much at the start and the end, and what came in and went out in between: euro. */
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
  /** Percentage points of the whole's Modified Dietz return; they add up to it. */
  percent: Figure,
  /** Euro; they add up to the whole's profit. */
  profit: z.number(),
  /** Its own returns. */
  timeWeighted: z.number(),
  moneyWeighted: Figure,
});

/** The whole from one valuation to the next: money comes in before it, and goes out at its end. */
const ReturnLink = z.object({
  day: field.storedDay,
  before: z.number(),
  moneyIn: z.number(),
  value: z.number(),
  moneyOut: z.number(),
  /** (value + moneyOut) / (before + moneyIn) − 1, in percent. */
  percent: z.number(),
  /** All that was held has a price of that day. */
  priced: z.boolean(),
});

/** What has no return; all sums are without it. */
const LeftOutOfReturn = z.object({
  key: z.string(),
  kind: z.enum(HOLDING_KINDS),
  currency: field.currency,
  reason: z.enum(RETURN_REASONS),
  /** The deal at which it cannot be told. */
  dealId: z.int().nullable(),
});

/** The same days and the same money in a benchmark. */
const Benchmark = z.object({
  /** Null: a deposit at a fixed rate. */
  id: BenchmarkId.nullable(),
  name: z.string().nullable(),
  kind: z.enum([...BENCHMARK_KINDS, 'deposit']),
  /** Of a deposit: percent a year. */
  rate: z.number().nullable(),
  comparison: z.union([
    z.object({
      /** What the benchmark did, percent. */
      total: z.number(),
      annualised: z.number().nullable(),
      /** What the same money would be worth there at the end, euro; below 0 where more went out than would have been there. */
      endValue: z.number(),
      profit: z.number(),
      /** The value at the end less that. */
      ahead: z.number(),
      /** The day of the last value that counts; null for a deposit. */
      lastDay: field.storedDay.nullable(),
    }),
    z.object({ reason: z.enum(BENCHMARK_REASONS) }),
  ]),
});

export const Return = z.object({
  of: z.enum(RETURN_LEVELS),
  key: z.string().nullable(),
  costs: z.enum(RETURN_COSTS),
  /** The start, or the day of the first deal after it where nothing was held then. */
  from: field.storedDay,
  to: field.storedDay,
  days: z.int(),
  timeWeighted: orUnknown(TimeWeighted),
  moneyWeighted: orUnknown(MoneyWeighted),
  /** Profit by average capital, percent: the check that needs no iteration. */
  modifiedDietz: Figure,
  averageCapital: Figure,
  profit: orUnknown(Profit),
  amounts: orUnknown(Amounts),
  /** Null where none was asked for. */
  benchmark: Benchmark.nullable(),
  contributions: z.array(Contribution),
  working: z.object({
    links: z.array(ReturnLink),
    /** Links before these, which are too many to send. */
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
  /** Values are those at the end of this day; without it the period begins with the first deal. */
  from: field.day.optional(),
  /** Today without it. */
  to: field.day.optional(),
  of: field.oneOf(RETURN_LEVELS).optional(),
  /** The ISIN, the bank (empty for what is kept at none) or the kind. */
  key: field.text().optional(),
  /** What counts as lost; tax and fees without it. */
  costs: field.oneOf(RETURN_COSTS).optional(),
  /** What the return is compared with: `deposit`, or the id of a series of `GET /benchmarks`. */
  benchmark: z.union([z.literal('deposit'), benchmarkId], ruleMessage('entry_id')).optional(),
  /** Of a deposit: percent a year, such as 2.5. */
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
