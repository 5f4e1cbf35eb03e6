import { z } from 'zod';
import { expiredQuery } from '../bonds.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as field from '../../platform/fields.ts';
import { inPath, UserId } from '../../platform/ids.ts';

/** What a list holds. */
export const TOTALS_KINDS = ['bond', 'etf', 'share'] as const;
export type TotalsKind = (typeof TOTALS_KINDS)[number];

/** 2 places, in its currency. */
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
  /** What they cost. */
  cost: z.array(CurrencyAmount),
});
export type RowGroup = z.output<typeof RowGroup>;

/** Percent, 2 places, and of how many rows it is the mean. */
const MeanYield = z.object({ percent: z.number(), count: z.int() });

export const Totals = z.object({
  kind: z.enum(TOTALS_KINDS),
  /** Rows in the list that was asked for. */
  count: z.int(),
  activeCount: z.int(),
  expiredCount: z.int(),
  rates: z.object({ source: z.enum(['specification', 'ecb']), day: field.storedDay.nullable() }),
  /** Of every row in the list, including sales. */
  cost: EuroSum,
  /** From the price only, of every row in the list: a missing market price counts as 0. */
  profit: EuroSum,
  /** With accrued interest; without sales, matured and expired rows and those without a price. */
  marketValue: EuroSum.nullable(),
  /** The oldest day of the prices in it, as far as they have one; without bonds that pay no coupons. */
  oldestPriceDay: field.storedDay.nullable(),
  /** Coupons or dividends received, before tax; without those of sales. */
  income: EuroSum,
  /** Dated distributions of ETFs and shares paid so far, before tax; without those of sales. Null: none is dated. */
  distributions: EuroSum.nullable(),
  /** Change of the price and income; without sales and rows without a price. */
  profitWithIncome: EuroSum.nullable(),
  /** The mean over all bonds with an entered yield, expired ones too; null for ETFs and shares. */
  enteredYield: MeanYield.nullable(),
  /** The mean of the yields computed at the market prices of today. */
  computedYield: MeanYield.nullable(),
  sales: RowGroup,
  /** Past their maturity and not marked as expired. */
  matured: RowGroup,
  withoutPrice: RowGroup,
  /** Counted at the clean price in the market value, because their terms are not known. */
  withoutAccrued: RowGroup,
});
export type Totals = z.output<typeof Totals>;
export type TotalsOnWire = z.input<typeof Totals>;

const query = expiredQuery.extend({ kind: field.oneOf(TOTALS_KINDS) });

export const findMyTotals = endpoint({
  method: 'GET',
  path: '/my/totals',
  access: 'signed-in',
  summary: "What the signed-in user's bonds, ETFs or shares add up to, in euro",
  query,
  answer: Totals,
});

export const findUserTotals = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/totals',
  access: 'administrator',
  summary: "What a user's bonds, ETFs or shares add up to, in euro",
  params: z.object({ id: inPath.id(UserId) }),
  query,
  answer: Totals,
});
