import { z } from 'zod';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import { INCOME_KINDS, INCOME_STATES } from '#domain/portfolio/income/income-event';
import { endpoint } from '../../platform/endpoint.ts';
import * as field from '../../platform/fields.ts';
import { inPath, UserId } from '../../platform/ids.ts';
import { POSITION_PROBLEMS } from './positions.ts';

/** Euro, 2 places, by the rates that the answer names. */
const euro = z.number();
const NoRate = z.object({ reason: z.literal('no_rate') });
const EuroFigure = z.union([euro, NoRate]);

/** Before tax, 2 places, as everything here. */
export const IncomeEvent = z.object({
  /** The contract's day. */
  day: field.storedDay,
  /** The day itself if euro payments settle on it, else the next on which they do. */
  expectedOn: field.storedDay,
  kind: z.enum(INCOME_KINDS),
  state: z.enum(INCOME_STATES),
  holdingId: z.int(),
  holdingKind: z.enum(HOLDING_KINDS),
  isin: z.string(),
  name: z.string().nullable(),
  bank: z.string().nullable(),
  /** What came in, else what is due, expected, announced or estimated. */
  amount: z.number(),
  /** What was due: more than the amount of a short payment. */
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

/** A calendar month: what came in and what is to come, without what is overdue. */
export const IncomeMonth = IncomeSums.extend({
  /** 'YYYY-MM'. */
  month: z.string(),
  /** The parts of the income; what is due is expected. */
  received: euro,
  expected: euro,
  announced: euro,
  estimated: euro,
  /** What short payments lack. */
  missing: euro,
  /** With principal. */
  overdue: euro,
});
export type IncomeMonth = z.output<typeof IncomeMonth>;

/** Why the income of a security is not told. */
export const UNTOLD_INCOME = [...POSITION_PROBLEMS, 'no_terms'] as const;
export type UntoldReason = (typeof UNTOLD_INCOME)[number];

/** Of this calendar year up to today, without principal. */
const ThisYear = z.object({
  received: euro,
  /** How many came. */
  count: z.int(),
  /** What was due of that, and what is overdue. */
  expected: euro,
  /** Received less expected. */
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
  /** Securities whose coming income is not told. */
  left: z.array(z.object({ isin: z.string(), name: z.string().nullable(), reason: z.enum(UNTOLD_INCOME) })),
  /** Currencies of events that no sum in euro counts. */
  withoutRate: z.array(field.currency),
  /** Payments without a date, which belong to no month. */
  undatedPayments: z.int(),
  /** In the order of their days. */
  events: z.array(IncomeEvent),
});
export type Income = z.output<typeof Income>;
export type IncomeOnWire = z.input<typeof Income>;

/** What comes back of the capital in a span of time, of one currency. */
export const IncomeRung = z.object({
  from: field.storedDay,
  /** The last day. */
  to: field.storedDay,
  /** True of what fell due up to today and is not recorded. */
  isMatured: z.boolean(),
  currency: field.currency,
  principal: z.number(),
  eur: EuroFigure,
});
export type IncomeRung = z.output<typeof IncomeRung>;
export type IncomeRungOnWire = z.input<typeof IncomeRung>;

const query = z.object({
  /** Eleven months before this month without it. */
  from: field.day.optional(),
  /** Two years after this month without it. */
  to: field.day.optional(),
});
const user = z.object({ id: inPath.id(UserId) });

export const findMyIncome = endpoint({
  method: 'GET',
  path: '/income',
  access: 'signed-in',
  summary: 'What the securities of the signed-in user paid, owe and will pay, by day and by month',
  query,
  answer: Income,
});

export const findMyIncomeLadder = endpoint({
  method: 'GET',
  path: '/income/ladder',
  access: 'signed-in',
  summary: 'When the capital of the signed-in user comes back: by quarter for two years, then by year',
  answer: z.array(IncomeRung),
});

export const findUserIncome = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/income',
  access: 'administrator',
  summary: 'What the securities of a user paid, owe and will pay, by day and by month',
  params: user,
  query,
  answer: Income,
});

export const findUserIncomeLadder = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/income/ladder',
  access: 'administrator',
  summary: 'When the capital of a user comes back: by quarter for two years, then by year',
  params: user,
  answer: z.array(IncomeRung),
});
