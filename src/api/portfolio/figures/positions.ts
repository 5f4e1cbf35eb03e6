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

export const UNKNOWN_FIGURE_REASONS = [
  ...POSITION_PROBLEMS,
  'no_price',
  'no_rate',
  /** The bond's terms do not determine its accrued interest: the value counts it as 0. */
  'no_terms',
  /** Marked as no longer held without a sale, so the proceeds are not known. */
  'closed_without_sale',
  'nothing_held',
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
  /** Null where it is not known. */
  day: field.storedDay.nullable(),
  /** From the price history, the holding's own market price, or the latest purchase. */
  source: z.enum(['price', 'holding', 'deal']),
});

const AgedPositionPrice = PositionPrice.extend({
  /** TARGET business days from `day` to the day of the position; null without a day, and for what needs no newer price. */
  age: z.int().nullable(),
  freshness: z.enum(FRESHNESS).nullable(),
});

/** The deal at which a position has its problem. */
const ProblemDeal = z.object({
  dealId: z.int(),
  day: field.storedDay.nullable(),
  /** What it sold, and what was held then; null where that is not the problem. */
  sold: z.number().nullable(),
  held: z.number().nullable(),
  /** Held in lev and sold in euro: the lev rows must be redenominated. */
  isHeldInLev: z.boolean(),
});

export const Position = z.object({
  kind: z.enum(HOLDING_KINDS),
  isin: z.string(),
  name: z.string().nullable(),
  currency: field.currency,
  /** Units; for a bond, nominal. */
  quantity: Figure,
  /** Of what is held, without accrued interest. */
  cost: Figure,
  /** Cost per unit, for a bond in percent of nominal; unrounded. */
  averagePrice: Figure,
  /** The sum of the gains of what was sold and paid back. */
  realised: Figure,
  /** With FIFO, oldest first; empty with the average method. */
  lots: orUnknown(z.array(Lot)),
  price: orUnknown(AgedPositionPrice),
  /** With accrued interest. */
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

/** One line of the working. Amounts are without accrued interest, which is in no cost. */
export const PositionStep = z.object({
  kind: z.enum(STEP_KINDS),
  /** Null for what the issuer pays back. */
  dealId: z.int().nullable(),
  day: field.storedDay.nullable(),
  /** 0 of a spin-off, which takes a part of the cost. */
  quantity: z.number(),
  price: Figure,
  /** Quantity × price; of a spin-off the cost that went to the other security. */
  amount: Figure,
  fees: Figure,
  /** Accrued interest paid or received beside the amount; null for what the issuer pays back. */
  accrued: Figure.nullable(),
  /** Of a purchase amount and fees, else of what left. */
  cost: z.number(),
  /** Amount less fees and cost; null of a purchase. */
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

/** A position with its working: the steps up to the problem where it has one. */
export const WorkedPosition = Position.extend({ steps: z.array(PositionStep) });
export type WorkedPosition = z.output<typeof WorkedPosition>;
export type WorkedPositionOnWire = z.input<typeof WorkedPosition>;

const query = z.object({
  /** At the end of this day; today without it. */
  on: field.day.optional(),
  /** Defaults to the weighted average. */
  method: field.oneOf(COST_METHODS).optional(),
});
const listQuery = query.extend({
  /** Those of one kind. */
  kind: field.oneOf(HOLDING_KINDS).optional(),
});
const key = z.object({ kind: field.oneOf(HOLDING_KINDS), isin: field.isin, currency: field.currency });
const user = z.object({ id: inPath.id(UserId) });

export const listMyPositions = endpoint({
  method: 'GET',
  path: '/positions',
  access: 'signed-in',
  summary: 'What the deals of the signed-in user leave of each security and currency at the end of a day',
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
  summary: 'What the deals of a user leave of each security and currency at the end of a day',
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
