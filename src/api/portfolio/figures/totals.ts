import { z } from 'zod';
import { expiredQuery } from '../bonds.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as field from '../../platform/fields.ts';
import { inPath, UserId } from '../../platform/ids.ts';
import { INTEREST_PROBLEMS } from './positions.ts';

export const TOTALS_KINDS = ['bond', 'etf', 'share'] as const;
export type TotalsKind = (typeof TOTALS_KINDS)[number];

/** With 2 places, in its currency. */
const CurrencyAmount = z.object({ currency: field.currency, amount: z.number() });
export type CurrencyAmount = z.output<typeof CurrencyAmount>;

const EuroSum = z.object({
  /** EUR, 2 places. */
  eur: z.number(),
  /** The part in currencies without a rate, counted 1:1. */
  countedAtOne: z.array(CurrencyAmount),
});
export type EuroSum = z.output<typeof EuroSum>;

const RowGroup = z.object({
  count: z.int(),
  /** The sums of their costs. */
  cost: z.array(CurrencyAmount),
});
export type RowGroup = z.output<typeof RowGroup>;

/** What the deals left: rows less sales and redemptions, valued as in the overview. */
const HeldValue = z.object({
  /** EUR, 2 places, with accrued interest; null if nothing held has a value. */
  eur: z.number().nullable(),
  /** The oldest known day of the prices, without bonds that pay no coupons. */
  oldestPriceDay: field.storedDay.nullable(),
  /** The number of securities held that have no value, for example because an exchange rate is missing. */
  withoutValue: z.int(),
  /** The number of securities valued at their latest purchase, because they never had a market price. */
  atPurchasePrice: z.int(),
  /** The bonds valued without accrued interest: how many for each reason. */
  withoutAccrued: z.array(z.object({ reason: z.enum(INTEREST_PROBLEMS), count: z.int() })),
});
export type HeldValue = z.output<typeof HeldValue>;

/** Percent, 2 places, and the number of rows of which it is the mean. */
const MeanYield = z.object({ percent: z.number(), count: z.int() });

export const Totals = z.object({
  kind: z.enum(TOTALS_KINDS),
  /** The number of rows in the requested list. */
  count: z.int(),
  activeCount: z.int(),
  expiredCount: z.int(),
  rates: z.object({ source: z.enum(['specification', 'ecb']), day: field.storedDay.nullable() }),
  /** The cost of every row in the list, including sales. */
  cost: EuroSum,
  /** The profit from prices only, of every row in the list. A missing market price counts as 0. */
  profit: EuroSum,
  /** The market value of what is held today; null for the list of expired rows, and if nothing is held. */
  held: HeldValue.nullable(),
  /** Coupons or dividends received, before tax, without those of sales. */
  income: EuroSum,
  /** Dated distributions of ETFs and shares paid so far, before tax, without those of sales. Null if none has a date. */
  distributions: EuroSum.nullable(),
  /** Price change plus income, without sales and rows without a price. */
  profitWithIncome: EuroSum.nullable(),
  /** The mean over all bonds with an entered yield, including expired ones; null for ETFs and shares. */
  enteredYield: MeanYield.nullable(),
  /** The mean of the yields computed from today's market prices. */
  computedYield: MeanYield.nullable(),
  sales: RowGroup,
  /** Rows past their maturity that are not marked as expired. */
  matured: RowGroup,
  withoutPrice: RowGroup,
});
export type Totals = z.output<typeof Totals>;
export type TotalsOnWire = z.input<typeof Totals>;

const query = expiredQuery.extend({ kind: field.oneOf(TOTALS_KINDS) });

export const findMyTotals = endpoint({
  method: 'GET',
  path: '/my/totals',
  access: 'signed-in',
  summary: "The totals of the signed-in user's bonds, ETFs or shares, in euro",
  query,
  answer: Totals,
});

export const findUserTotals = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/totals',
  access: 'administrator',
  summary: "The totals of a user's bonds, ETFs or shares, in euro",
  params: z.object({ id: inPath.id(UserId) }),
  query,
  answer: Totals,
});
