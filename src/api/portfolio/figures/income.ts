import { z } from 'zod';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import { INCOME_KINDS, INCOME_STATES } from '#domain/portfolio/income/income-event';
import { endpoint } from '../../platform/endpoint.ts';
import * as field from '../../platform/fields.ts';
import { inPath, UserId } from '../../platform/ids.ts';
import { INTEREST_PROBLEMS, POSITION_PROBLEMS } from './positions.ts';

/** Euro, 2 places, at the rates that the answer names. */
const euro = z.number();
const NoRate = z.object({ reason: z.literal('no_rate') });
const EuroFigure = z.union([euro, NoRate]);

/** Amounts are before tax, with 2 places, like all amounts in this file. */
export const IncomeEvent = z.object({
  /** The contractual day. */
  day: field.storedDay,
  /** That day if euro payments settle on it, else the next settlement day. */
  expectedOn: field.storedDay,
  kind: z.enum(INCOME_KINDS),
  state: z.enum(INCOME_STATES),
  holdingId: z.int(),
  holdingKind: z.enum(HOLDING_KINDS),
  isin: z.string(),
  name: z.string().nullable(),
  bank: z.string().nullable(),
  /** The amount received; if none, the amount due, expected, announced or estimated. */
  amount: z.number(),
  /** The amount due, which is more than the amount of a short payment. */
  due: z.number(),
  currency: field.currency,
  eur: EuroFigure,
});
export type IncomeEvent = z.output<typeof IncomeEvent>;

const IncomeSums = z.object({
  /** Interest and dividends. */
  income: euro,
  principal: euro,
});

/** A calendar month: income received and still to come, without overdue payments. */
export const IncomeMonth = IncomeSums.extend({
  /** 'YYYY-MM'. */
  month: z.string(),
  /** The parts of the income. Due payments count as expected. */
  received: euro,
  expected: euro,
  announced: euro,
  estimated: euro,
  /** The sum missing from short payments. */
  missing: euro,
  /** Including principal. */
  overdue: euro,
});
export type IncomeMonth = z.output<typeof IncomeMonth>;

/** Why the income of a security is not shown. */
export const INCOME_PROBLEMS = [...POSITION_PROBLEMS, ...INTEREST_PROBLEMS] as const;
export type IncomeProblem = (typeof INCOME_PROBLEMS)[number];

/** Income of this calendar year up to today, without principal. */
const ThisYear = z.object({
  /** What arrived this year, whenever it was due. */
  received: euro,
  /** The number of these payments. */
  count: z.int(),
  /** What was due this year up to today and is received or overdue. */
  expected: euro,
  /** What was received of that, on whichever day, less what was due. */
  difference: euro,
  short: z.int(),
  overdue: z.int(),
});

export const Income = z.object({
  from: field.storedDay,
  to: field.storedDay,
  today: field.storedDay,
  rates: z.object({ source: z.enum(['specification', 'ecb']), day: field.storedDay.nullable() }),
  thisYear: ThisYear,
  /** After today, up to the same day a year later. `estimated` is part of the income. */
  next12Months: IncomeSums.extend({ estimated: euro }),
  /** Every month of the period. */
  months: z.array(IncomeMonth),
  /** Securities whose future income is not shown. */
  left: z.array(z.object({ isin: z.string(), name: z.string().nullable(), reason: z.enum(INCOME_PROBLEMS) })),
  /** Currencies without a rate: the sums in euro leave out their events. */
  withoutRate: z.array(field.currency),
  /** Payments without a date, which belong to no month. */
  undatedPayments: z.int(),
  /** In order of their days. */
  events: z.array(IncomeEvent),
});
export type Income = z.output<typeof Income>;
export type IncomeOnWire = z.input<typeof Income>;

/** The capital in one currency that is repaid within a period. */
export const IncomeRung = z.object({
  from: field.storedDay,
  /** Inclusive. */
  to: field.storedDay,
  /** True for capital that was due by today and is not recorded. */
  isMatured: z.boolean(),
  /** True for what the first calls from tomorrow on would repay. In no sum, because it is part of the other rungs. */
  isCall: z.boolean(),
  currency: field.currency,
  principal: z.number(),
  eur: EuroFigure,
});
export type IncomeRung = z.output<typeof IncomeRung>;
export type IncomeRungOnWire = z.input<typeof IncomeRung>;

const query = z.object({
  /** If missing: eleven months before this month. */
  from: field.day.optional(),
  /** If missing: two years after this month. */
  to: field.day.optional(),
});
const user = z.object({ id: inPath.id(UserId) });

export const findMyIncome = endpoint({
  method: 'GET',
  path: '/income',
  access: 'signed-in',
  summary: "Past, overdue and future income of the signed-in user's securities, by day and by month",
  query,
  answer: Income,
});

export const findMyIncomeLadder = endpoint({
  method: 'GET',
  path: '/income/ladder',
  access: 'signed-in',
  summary: 'When the capital of the signed-in user will be repaid: by quarter for two years, then by year',
  answer: z.array(IncomeRung),
});

export const findUserIncome = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/income',
  access: 'administrator',
  summary: "Past, overdue and future income of a user's securities, by day and by month",
  params: user,
  query,
  answer: Income,
});

export const findUserIncomeLadder = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/income/ladder',
  access: 'administrator',
  summary: 'When the capital of a user will be repaid: by quarter for two years, then by year',
  params: user,
  answer: z.array(IncomeRung),
});
