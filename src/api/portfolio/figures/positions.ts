import { z } from 'zod';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import { COST_METHODS } from '#domain/portfolio/positions/lots';
import { FRESHNESS } from '#domain/prices/price-age';
import { endpoint } from '../../platform/endpoint.ts';
import * as field from '../../platform/fields.ts';
import { inPath, UserId } from '../../platform/ids.ts';

/** Why a position has no figures at all. */
export const POSITION_PROBLEMS = [
  'sold_more_than_held',
  'deal_without_date',
  'instalments_not_valid',
] as const;

/** Why the interest of a bond is not known. Its value counts accrued interest as 0. */
export const INTEREST_PROBLEMS = [
  /** Terms that its calculation needs are missing. */
  'no_terms',
  /** The terms contradict each other. */
  'terms_not_valid',
  /** The maturity is not after the purchase. */
  'bought_after_maturity',
] as const;
export type InterestProblem = (typeof INTEREST_PROBLEMS)[number];

export const UNKNOWN_FIGURE_REASONS = [
  ...POSITION_PROBLEMS,
  'no_price',
  'no_rate',
  ...INTEREST_PROBLEMS,
  /** Marked as no longer held without a sale, so the proceeds are not known. */
  'closed_without_sale',
  'nothing_held',
  /** Of a percentage of the cost: the cost is 0. */
  'no_cost',
] as const;
export type UnknownFigureReason = (typeof UNKNOWN_FIGURE_REASONS)[number];

const Unknown = z.object({ reason: z.enum(UNKNOWN_FIGURE_REASONS) });
export const orUnknown = <T extends z.ZodType>(schema: T) => z.union([schema, Unknown]);

/** A number, or why it is not known. Money has 2 places and is in the position's currency. */
export const Figure = orUnknown(z.number());
export type Figure = z.output<typeof Figure>;

const Lot = z.object({
  dealId: z.int(),
  day: field.storedDay.nullable(),
  /** Units; for a bond, nominal. */
  quantity: z.number(),
  cost: z.number(),
});

export const PositionPrice = z.object({
  /** Per unit; for a bond in percent of nominal, clean. */
  value: z.number(),
  /** Null if not known. */
  day: field.storedDay.nullable(),
  /** From the price history, the holding's own market price, or the latest purchase. */
  source: z.enum(['price', 'holding', 'deal']),
});

const AgedPositionPrice = PositionPrice.extend({
  /**
   * TARGET business days from `day` to the day of the position; null without a day, and for securities that need no newer price.
   */
  age: z.int().nullable(),
  freshness: z.enum(FRESHNESS).nullable(),
});

/** The deal that causes the problem of a position. */
const ProblemDeal = z.object({
  dealId: z.int(),
  /** Of a purchase without a date, the day missing is that of its closing. */
  kind: z.enum(['purchase', 'sale']),
  day: field.storedDay.nullable(),
  /** The quantity sold, and the quantity held then; null if the problem is another one. */
  sold: z.number().nullable(),
  held: z.number().nullable(),
  /** True if it was bought in lev and sold in euro: the rows in lev must be redenominated. */
  isHeldInLev: z.boolean(),
});

export const Position = z.object({
  kind: z.enum(HOLDING_KINDS),
  isin: z.string(),
  name: z.string().nullable(),
  currency: field.currency,
  /** Units; for a bond, nominal. */
  quantity: Figure,
  /** The cost of what is held, without accrued interest. */
  cost: Figure,
  /** Cost per unit, for a bond in percent of nominal; unrounded. */
  averagePrice: Figure,
  /** The sum of the gains from sales and repayments. */
  realised: Figure,
  /** With FIFO, oldest first; empty with the average method. */
  lots: orUnknown(z.array(Lot)),
  price: orUnknown(AgedPositionPrice),
  /** Including accrued interest. */
  value: Figure,
  accrued: Figure,
  /** The value in euro, at the last rate on or before the day. */
  eur: Figure,
  problem: z.enum(POSITION_PROBLEMS).nullable(),
  problemDeal: ProblemDeal.nullable(),
});
export type Position = z.output<typeof Position>;
export type PositionOnWire = z.input<typeof Position>;

export const STEP_KINDS = ['purchase', 'sale', 'instalment', 'redemption', 'closing', 'spin_off'] as const;

/** One line of the working. Amounts and costs are without accrued interest. */
export const PositionStep = z.object({
  kind: z.enum(STEP_KINDS),
  /** Null for a repayment by the issuer. */
  dealId: z.int().nullable(),
  day: field.storedDay.nullable(),
  /** 0 for a spin-off, which takes only a part of the cost. */
  quantity: z.number(),
  price: Figure,
  /** Quantity × price; for a spin-off, the cost that moves to the other security. */
  amount: Figure,
  fees: Figure,
  /** Accrued interest paid or received in addition to the amount; null for a repayment by the issuer. */
  accrued: Figure.nullable(),
  /** For a purchase, amount and fees; else the cost of the quantity that left. */
  cost: z.number(),
  /** Amount less fees and cost; null for a purchase. */
  gain: Figure.nullable(),
  /** With FIFO, the lots that it was taken from. */
  lots: z.array(Lot),
  quantityAfter: z.number(),
  costAfter: z.number(),
  /** The sum of the gains so far. */
  gainAfter: Figure,
});
export type PositionStep = z.output<typeof PositionStep>;
export type PositionStepOnWire = z.input<typeof PositionStep>;

/** A position with its working: all steps, or those up to the problem if it has one. */
export const WorkedPosition = Position.extend({ steps: z.array(PositionStep) });
export type WorkedPosition = z.output<typeof WorkedPosition>;
export type WorkedPositionOnWire = z.input<typeof WorkedPosition>;

const query = z.object({
  /** At the end of this day; today if missing. */
  on: field.day.optional(),
  /** Defaults to the weighted average. */
  method: field.oneOf(COST_METHODS).optional(),
});
const listQuery = query.extend({
  /** If present, only positions of this kind. */
  kind: field.oneOf(HOLDING_KINDS).optional(),
});
const key = z.object({ kind: field.oneOf(HOLDING_KINDS), isin: field.isin, currency: field.currency });
const user = z.object({ id: inPath.id(UserId) });

export const listMyPositions = endpoint({
  method: 'GET',
  path: '/positions',
  access: 'signed-in',
  summary:
    "The positions that result from the signed-in user's deals, by security and currency, at the end of a day",
  query: listQuery,
  answer: z.array(Position),
});

export const findMyPosition = endpoint({
  method: 'GET',
  path: '/positions/{kind}/{isin}/{currency}',
  access: 'signed-in',
  summary: 'One position of the signed-in user, with the working',
  params: key,
  query,
  answer: WorkedPosition,
});

export const listUserPositions = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/positions',
  access: 'administrator',
  summary: "The positions that result from a user's deals, by security and currency, at the end of a day",
  params: user,
  query: listQuery,
  answer: z.array(Position),
});

export const findUserPosition = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/positions/{kind}/{isin}/{currency}',
  access: 'administrator',
  summary: 'One position of a user, with the working',
  params: user.extend(key.shape),
  query,
  answer: WorkedPosition,
});
