import { z } from 'zod';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import { CONCENTRATION_FLAGS } from '#domain/portfolio/overview/concentration-flags';
import { HISTORY_DEAL_KINDS } from '#domain/portfolio/valuation/history-deals';
import { PRICE_MARKS } from '#domain/portfolio/valuation/position-price';
import { endpoint } from '../../platform/endpoint.ts';
import * as field from '../../platform/fields.ts';
import { inPath, UserId } from '../../platform/ids.ts';
import { Figure, orUnknown, PositionPrice, UNKNOWN_FIGURE_REASONS } from './positions.ts';

/** What all figures here have in common: euro with 2 places, at the rates of the day; percent with 1 place. */
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
  /** Of what is held, in the position's currency. */
  cost: Figure,
});

const Share = z.object({
  /**
   * bond, etf or share; a currency; a name; the first two letters of the ISIN, or `international`; `0-1`, `1-3` … `10+` years to
   * the maturity. Empty where it is not known or there is none.
   */
  key: z.string(),
  eur: z.number(),
  percent: z.number(),
});
export type Share = z.output<typeof Share>;

/** Each list adds up to 100.0 percent and has the largest first, maturities the soonest. */
const Allocation = z.object({
  class: z.array(Share),
  currency: z.array(Share),
  issuer: z.array(Share),
  country: z.array(Share),
  bank: z.array(Share),
  maturity: z.array(Share),
});

const Concentration = z.object({
  /** The sum of the squared weights of the positions, 4 places: 1 where all is one. */
  hhi: Figure,
  /** As concentrated as so many equal holdings, 2 places. */
  equalHoldings: Figure,
  /** What is above its limit; states are no issuers here. */
  flags: z.array(
    z.object({
      kind: z.enum(CONCENTRATION_FLAGS),
      /** The issuer, the bank, or empty. */
      key: z.string(),
      percent: z.number(),
      limit: z.number(),
    }),
  ),
  /** States, which no limit holds for. */
  sovereigns: z.array(Share),
});

export const ATTENTION_CAUSES = [
  'old_price',
  'no_price',
  'no_rate',
  'no_terms',
  'deal_without_date',
  'sold_more_than_held',
  'instalments_not_valid',
] as const;

/** Something about a position that its holder can mend. */
const Attention = z.object({
  ...security,
  cause: z.enum(ATTENTION_CAUSES),
  /** Of the old price. */
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
  /** At which it is held, the largest part first. */
  banks: z.array(z.string()),
  /** Units; for a bond, nominal. */
  quantity: z.number(),
  price: PositionPrice,
  /** Older than 10 business days, or than 91 days. */
  mark: z.enum(PRICE_MARKS),
  eur: z.number(),
  /** Of the whole. */
  weight: z.number(),
  /** Of what is held, without accrued interest. */
  cost: z.number(),
  /** The clean value less the cost. */
  profit: z.number(),
  /** Percent of the cost. */
  profitPercent: Figure,
});

const MissedCount = z.object({ count: z.int(), oldestDay: field.storedDay.nullable() });

export const Overview = z.object({
  on: field.storedDay,
  /** Of what is held and has a value. Cost, too, is at the rates of the day. */
  eur: z.object({
    value: Figure,
    clean: Figure,
    accrued: Figure,
    cost: Figure,
    /** The clean value less the cost. */
    profit: Figure,
  }),
  /** Positions of which something is held, with those that are left out. */
  count: z.int(),
  left: z.array(LeftOutToday),
  oldestPriceDay: field.storedDay.nullable(),
  rates: z.object({
    /** The oldest of them; null where none was needed. */
    day: field.storedDay.nullable(),
    currencies: z.array(
      z.object({ currency: field.currency, day: field.storedDay.nullable(), unitsPerEuro: z.number() }),
    ),
  }),
  allocation: Allocation,
  concentration: Concentration,
  /** At most 100, what is left out first. */
  attention: z.array(Attention),
  attentionCount: z.int(),
  /** Coupons and redemptions that are overdue and not recorded, without what was set aside. */
  overdue: MissedCount,
  /** Those of which less came than was due. */
  short: MissedCount,
  /** The next five by the terms of what is held, soonest first. */
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
  /** Both: the line 'with what was paid out'. */
  withPaidOut: Figure,
  /** Some price of it is older than 10 business days. */
  estimated: z.boolean(),
  /** Some price of it is older than 91 days. */
  old: z.boolean(),
});
export type HistoryPoint = z.output<typeof HistoryPoint>;

/** What was bought, sold or paid back since the point before, at the rates of its days, without fees and accrued interest. */
const HistoryDeal = z.object({
  /** Of the point; where the point is missing in a gap, the mark belongs to the next one. */
  day: field.storedDay,
  kind: z.enum(HISTORY_DEAL_KINDS),
  eur: Figure,
});
export type HistoryDeal = z.output<typeof HistoryDeal>;

const PreviousValue = orUnknown(z.object({ day: field.storedDay, eur: z.number() }));

export const OverviewHistory = z.object({
  from: field.storedDay,
  to: field.storedDay,
  /** Ascending, at most 400: month ends, the last 92 days, and days with a deal, a payment or a price. Empty if nothing was held. */
  points: z.array(HistoryPoint),
  /** Spans without points, because a currency has no rate that is at most 7 days old. */
  gaps: z.array(
    z.object({
      from: field.storedDay,
      to: field.storedDay,
      reason: z.enum(['no_rate']),
      currencies: z.array(field.currency),
    }),
  ),
  /** Positions without a value on some day; the points of these days are without them. */
  left: z.array(
    LeftOut.extend({
      /** The last of the points that is without it. */
      until: field.storedDay,
    }),
  ),
  /** Ascending, one of each kind a point. */
  deals: z.array(HistoryDeal),
  /** The value a month before the last day, and at the end of the year before; `nothing_held` where the history begins later. */
  previous: z.object({ month: PreviousValue, year: PreviousValue }),
});
export type OverviewHistory = z.output<typeof OverviewHistory>;
export type OverviewHistoryOnWire = z.input<typeof OverviewHistory>;

const query = z.object({
  /** At the end of this day; today without it. */
  on: field.day.optional(),
});
const historyQuery = z.object({
  /** The day of the first deal or payment without it. */
  from: field.day.optional(),
  /** Today without it. */
  to: field.day.optional(),
});
const params = z.object({ id: inPath.id(UserId) });

export const findMyOverview = endpoint({
  method: 'GET',
  path: '/overview',
  access: 'signed-in',
  summary:
    'What all that the signed-in user holds is worth, how it is spread, and what of it needs attention',
  query,
  answer: Overview,
});

export const findMyOverviewHistory = endpoint({
  method: 'GET',
  path: '/overview/history',
  access: 'signed-in',
  summary: 'What all that the signed-in user holds was worth over time',
  query: historyQuery,
  answer: OverviewHistory,
});

export const findUserOverview = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/overview',
  access: 'administrator',
  summary: 'What all that a user holds is worth, how it is spread, and what of it needs attention',
  params,
  query,
  answer: Overview,
});

export const findUserOverviewHistory = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/overview/history',
  access: 'administrator',
  summary: 'What all that a user holds was worth over time',
  params,
  query: historyQuery,
  answer: OverviewHistory,
});
