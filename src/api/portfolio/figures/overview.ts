import { z } from 'zod';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import { CONCENTRATION_FLAGS } from '#domain/portfolio/overview/concentration-flags';
import { HISTORY_DEAL_KINDS } from '#domain/portfolio/valuation/history-deals';
import { PRICE_MARKS } from '#domain/portfolio/valuation/position-price';
import { endpoint } from '../../platform/endpoint.ts';
import * as field from '../../platform/fields.ts';
import { inPath, UserId } from '../../platform/ids.ts';
import {
  Figure,
  INTEREST_PROBLEMS,
  orUnknown,
  POSITION_PROBLEMS,
  PositionPrice,
  UNKNOWN_FIGURE_REASONS,
} from './positions.ts';

/** All figures in this file: euro with 2 places, at the rates of the day; percent with 1 place. */
const security = {
  kind: z.enum(HOLDING_KINDS),
  isin: z.string(),
  name: z.string().nullable(),
  currency: field.currency,
};

/** A position that the sums leave out. */
const LeftOut = z.object({ ...security, reason: z.enum(UNKNOWN_FIGURE_REASONS) });
export type LeftOut = z.output<typeof LeftOut>;

const LeftOutToday = LeftOut.extend({
  /** The cost of what is held, in the position's currency. */
  cost: Figure,
});

const Share = z.object({
  /**
   * bond, etf or share; a currency; a name; the first two letters of the ISIN, or `international`; `0-1`, `1-3` … `10+` years to
   * maturity. Empty if it is not known or there is none.
   */
  key: z.string(),
  eur: z.number(),
  percent: z.number(),
});
export type Share = z.output<typeof Share>;

/** Each list adds up to 100.0 percent. The largest share comes first; in `maturity`, the soonest. */
const Allocation = z.object({
  class: z.array(Share),
  currency: z.array(Share),
  issuer: z.array(Share),
  country: z.array(Share),
  bank: z.array(Share),
  maturity: z.array(Share),
});

const Concentration = z.object({
  /** The sum of the squared weights of the positions, 4 places: 1 for a single position. */
  hhi: Figure,
  /** The number of equal holdings with the same concentration, 2 places. */
  equalHoldings: Figure,
  /** Shares above their limit. States do not count as issuers here. */
  flags: z.array(
    z.object({
      kind: z.enum(CONCENTRATION_FLAGS),
      /** The issuer, the bank, or empty. */
      key: z.string(),
      percent: z.number(),
      limit: z.number(),
    }),
  ),
  /** The shares of states, to which no limit applies. */
  sovereigns: z.array(Share),
});

export const ATTENTION_CAUSES = [
  'old_price',
  /** There never was a market price: the latest purchase counts, once it is older than 10 business days. */
  'purchase_price',
  'no_price',
  'no_rate',
  ...INTEREST_PROBLEMS,
  'deal_without_date',
  'sold_more_than_held',
  'instalments_not_valid',
] as const;

/** Something about a position that its holder can fix. */
const Attention = z.object({
  ...security,
  cause: z.enum(ATTENTION_CAUSES),
  /** The day of the old price, of the purchase, or on and before which the currency has no rate. */
  day: field.storedDay.nullable(),
  /** The deal with the problem. */
  dealId: z.int().nullable(),
});

const NextPayment = z.object({
  kind: z.enum(['coupon', 'redemption', 'dividend']),
  securityKind: z.enum(HOLDING_KINDS),
  isin: z.string(),
  name: z.string().nullable(),
  currency: field.currency,
  day: field.storedDay,
  /** Before tax, in its currency. */
  amount: z.number(),
  eur: Figure,
});

const HeldPosition = z.object({
  ...security,
  /** The banks that hold it, the largest part first. */
  banks: z.array(z.string()),
  /** Units; for a bond, nominal. */
  quantity: z.number(),
  price: PositionPrice,
  /** Older than 10 business days, or than 91 days. */
  mark: z.enum(PRICE_MARKS),
  eur: z.number(),
  /** Percent of the whole portfolio. */
  weight: z.number(),
  /** The cost of what is held, without accrued interest. */
  cost: z.number(),
  /** The clean value less the cost. */
  profit: z.number(),
  /** Percent of the cost. */
  profitPercent: Figure,
});

const MissedCount = z.object({ count: z.int(), oldestDay: field.storedDay.nullable() });

export const Overview = z.object({
  on: field.storedDay,
  /** Sums over the positions that have a value. The cost is at the rates of the day, too. */
  eur: z.object({
    value: Figure,
    clean: Figure,
    accrued: Figure,
    cost: Figure,
    /** The clean value less the cost. */
    profit: Figure,
  }),
  /** The number of positions held, including those that the sums leave out. */
  count: z.int(),
  left: z.array(LeftOutToday),
  /** What the positions in `left` cost. */
  leftCost: z.object({
    /** At the rates of the day, without the positions of `notKnown`. */
    eur: z.number(),
    /** The number of positions whose cost in euro is not known. */
    notKnown: z.int(),
    /** The currencies of those that lack only a rate of the day. */
    withoutRate: z.array(field.currency),
  }),
  oldestPriceDay: field.storedDay.nullable(),
  rates: z.object({
    /** The day of the oldest rate; null if none was needed. */
    day: field.storedDay.nullable(),
    currencies: z.array(
      z.object({ currency: field.currency, day: field.storedDay.nullable(), unitsPerEuro: z.number() }),
    ),
  }),
  allocation: Allocation,
  concentration: Concentration,
  /** At most 100, positions that are left out first. */
  attention: z.array(Attention),
  attentionCount: z.int(),
  /** Coupons and redemptions that are overdue and not recorded, without those that were set aside. */
  overdue: MissedCount,
  /** Coupons and redemptions that were paid short. */
  short: MissedCount,
  /** The next five payments by the terms of the holdings, soonest first. */
  nextPayments: z.array(NextPayment),
  /** The hundred largest, the largest first. */
  positions: z.array(HeldPosition),
});
export type Overview = z.output<typeof Overview>;
export type OverviewOnWire = z.input<typeof Overview>;

const HistoryPoint = z.object({
  day: field.storedDay,
  eur: z.number(),
  /** Coupons and dividends after tax from the first day up to this one. */
  paidOut: Figure,
  /** The sum of both: the line 'with what was paid out'. */
  withPaidOut: Figure,
  /** True if a price is older than 10 business days. */
  estimated: z.boolean(),
  /** True if a price is older than 91 days. */
  old: z.boolean(),
});
export type HistoryPoint = z.output<typeof HistoryPoint>;

/** Purchases, sales and repayments since the previous point, at the rates of their days, without fees and accrued interest. */
const HistoryDeal = z.object({
  /** The day of the point. If that point is missing in a gap, the mark belongs to the next one. */
  day: field.storedDay,
  kind: z.enum(HISTORY_DEAL_KINDS),
  eur: Figure,
});
export type HistoryDeal = z.output<typeof HistoryDeal>;

/** Why a position has no value, and days may have no point. */
const GAP_REASONS = [...POSITION_PROBLEMS, 'no_price', 'no_rate'] as const;

const PreviousValue = orUnknown(z.object({ day: field.storedDay, eur: z.number() }));

export const OverviewHistory = z.object({
  from: field.storedDay,
  to: field.storedDay,
  /** Ascending, at most 400: month ends, the last 92 days, days with a deal, a payment or a price, and each repayment with the day before it. Empty if nothing was held, or nothing of it has a value. */
  points: z.array(HistoryPoint),
  /**
   * Spans without points: a currency has no rate that is at most 7 days old, or nothing that was held has a value. `currencies` are those
   * without a rate.
   */
  gaps: z.array(
    z.object({
      from: field.storedDay,
      to: field.storedDay,
      reason: z.enum(GAP_REASONS),
      currencies: z.array(field.currency),
    }),
  ),
  /** Positions without a value on some days. The points of these days do not include them. */
  left: z.array(
    LeftOut.extend({
      /** The last point that does not include it. */
      until: field.storedDay,
    }),
  ),
  /** Ascending, at most one of each kind per point. */
  deals: z.array(HistoryDeal),
  /**
   * When values of the past were last recomputed after they had been shown, because a price, an exchange rate or a deal of the past was
   * changed, and the first and the last day whose value changed. Null if none within the period was.
   */
  recomputed: z.object({ on: field.storedDay, from: field.storedDay, to: field.storedDay }).nullable(),
  /** The value a month before the last day, and at the end of the year before; `nothing_held` if the history begins later. */
  previous: z.object({ month: PreviousValue, year: PreviousValue }),
});
export type OverviewHistory = z.output<typeof OverviewHistory>;
export type OverviewHistoryOnWire = z.input<typeof OverviewHistory>;

const query = z.object({
  /** At the end of this day; today if missing. */
  on: field.day.optional(),
});
const historyQuery = z.object({
  /** If missing: the day of the first deal or payment. */
  from: field.day.optional(),
  /** If missing: today. */
  to: field.day.optional(),
});
const params = z.object({ id: inPath.id(UserId) });

export const findMyOverview = endpoint({
  method: 'GET',
  path: '/overview',
  access: 'signed-in',
  summary: 'The value of everything that the signed-in user holds, its allocation, and what needs attention',
  query,
  answer: Overview,
});

export const findMyOverviewHistory = endpoint({
  method: 'GET',
  path: '/overview/history',
  access: 'signed-in',
  summary: 'The value over time of everything that the signed-in user holds',
  query: historyQuery,
  answer: OverviewHistory,
});

export const findUserOverview = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/overview',
  access: 'administrator',
  summary: 'The value of everything that a user holds, its allocation, and what needs attention',
  params,
  query,
  answer: Overview,
});

export const findUserOverviewHistory = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/overview/history',
  access: 'administrator',
  summary: 'The value over time of everything that a user holds',
  params,
  query: historyQuery,
  answer: OverviewHistory,
});
