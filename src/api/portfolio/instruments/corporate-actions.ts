import { z } from 'zod';
import { isinFault } from '#domain/identifiers/isin';
import { ruleMessage } from '../../platform/field-rules.ts';
import * as field from '../../platform/fields.ts';
import { BatchId, UserId } from '../../platform/ids.ts';
import { SkippedHolding } from './instruments.ts';

/** The kinds of corporate actions. Each applies to everybody who holds the security. */
export const CORPORATE_ACTIONS = [
  'redemption',
  'partial_redemption',
  'call',
  'split',
  'isin_change',
  'spin_off',
] as const;
export type CorporateActionKind = (typeof CORPORATE_ACTIONS)[number];

const MAX_SKIP = 1_000_000_000;
const ROW_NUMBER = ruleMessage('whole_number_between', { min: 0, max: MAX_SKIP });

/** The fields of a preview. */
export const previewFields = {
  /** True for a preview, which changes nothing; `batch` is then null. */
  preview: field.trueOrFalse.default(false),
  /** The number of holdings to skip at the beginning of `rows`, for paging. */
  skip: z.int(ROW_NUMBER).min(0, ROW_NUMBER).max(MAX_SKIP, ROW_NUMBER).default(0),
};

const ABOVE_ZERO = ruleMessage('above_zero');
const positivePrice = field.price.gt(0, ABOVE_ZERO);

/** The action applies to what is held at the end of the day. */
const onDay = { day: field.day, ...previewFields };

export const Redemption = z.object({
  kind: z.literal('redemption'),
  ...onDay,
  /** Per 100 of the outstanding nominal; missing: the price in the terms of the security. */
  price: field.optional(positivePrice),
});

export const PartialRedemption = z.object({
  kind: z.literal('partial_redemption'),
  ...onDay,
  /** Percent of the original nominal. */
  percent: field.percent.gt(0, ABOVE_ZERO),
  /** Per 100 of the repaid nominal. */
  price: positivePrice.default(100),
});

export const CallOfBond = z.object({
  kind: z.literal('call'),
  ...onDay,
  /** Per 100 of the outstanding nominal; missing: the call price of that day in the terms of the security. */
  price: field.optional(positivePrice),
});

const MAX_UNITS = 1_000_000;
const UNITS = ruleMessage('number_between', { min: 1, max: MAX_UNITS });
const units = z.number(UNITS).min(1, UNITS).max(MAX_UNITS, UNITS);

/** A split or a reverse split of an ETF or a share. Deals before the day are in old units. */
export const SplitOfUnits = z.object({
  kind: z.literal('split'),
  ...onDay,
  /** `newUnits` replace every `oldUnits`. */
  newUnits: units,
  oldUnits: units,
  /** The price of one new unit at which fractions of a unit are paid out in cash; missing: holders keep fractions. */
  cashPrice: field.optional(positivePrice),
});

/** An ISIN that an issuer announces, so it must have a valid check digit. */
const newIsin = field.isin.refine((isin) => isinFault(isin) === undefined, ruleMessage('isin_check_digit'));

/** The same security gets a new ISIN, also in a one-for-one merger. All its data moves to the new ISIN. */
export const IsinChange = z.object({
  kind: z.literal('isin_change'),
  ...onDay,
  newIsin,
});

const COST_PERCENT = ruleMessage('number_between', { min: 0.0001, max: 99.9999 });

/** A part of an ETF or a share becomes a separate security. Applies to deals before the day. */
export const SpinOff = z.object({
  kind: z.literal('spin_off'),
  ...onDay,
  newIsin,
  /** `newUnits` of the new security for every `oldUnits` of this one. */
  newUnits: units,
  oldUnits: units,
  /** The percentage of the cost that moves to the new security. */
  costPercent: z.number(COST_PERCENT).min(0.0001, COST_PERCENT).max(99.9999, COST_PERCENT),
  /** The price of one unit of the new security at which fractions are paid out in cash; missing: holders keep fractions. */
  cashPrice: field.optional(positivePrice),
});

export type CorporateActionFields =
  | z.output<typeof Redemption>
  | z.output<typeof PartialRedemption>
  | z.output<typeof CallOfBond>
  | z.output<typeof SplitOfUnits>
  | z.output<typeof IsinChange>
  | z.output<typeof SpinOff>;

/** The figures of a holding before or after an action. */
export const HoldingFigures = z.object({
  currency: field.currency,
  /** For a bond the nominal, else units. */
  quantity: z.number(),
  /** For a bond in percent of nominal, else per unit. */
  buyPrice: z.number(),
  marketPrice: z.number(),
  amountPaid: z.number(),
  profit: z.number(),
});

/** Which holding it is, and its owner. */
export const holdingFields = {
  userId: UserId,
  username: z.string(),
  holding: z.enum(['bond', 'etf', 'share']),
  holdingId: z.int().positive(),
  isin: z.string(),
  direction: z.enum(['Buy', 'Sell', 'Bid', 'Ask']),
  expired: z.boolean(),
};

export const ActedHolding = z.object({
  ...holdingFields,
  before: HoldingFigures,
  /** Null if it is no longer held. */
  after: HoldingFigures.nullable(),
  /** The amount paid to the holder, in the currency of the holding; null if nothing is paid. */
  paid: z.number().nullable(),
  /** What the holder receives of the new security of a spin-off; null if nothing. Only on the first of the holder's holdings. */
  received: z.object({ units: z.number(), cost: z.number() }).nullable(),
});
export type ActedHolding = z.output<typeof ActedHolding>;

/** The maximum number of holdings in one answer. */
export const MAX_ACTED_ROWS = 2_000;

export const CorporateActionReport = z.object({
  kind: z.enum(CORPORATE_ACTIONS),
  /** The current ISIN; the request may have had an earlier one. */
  isin: z.string(),
  /** The new ISIN of a change of ISIN or of a spin-off; else null. */
  newIsin: z.string().nullable(),
  /** Null for a preview. */
  batch: BatchId.nullable(),
  /** The number of users who hold it. */
  holders: z.int(),
  holdings: z.int(),
  paid: z.array(z.object({ currency: field.currency, amount: z.number() })),
  /** In order of users, at most 2,000, after the first `skip`. Counts and sums include all holdings. */
  rows: z.array(ActedHolding),
  /** Holdings that stay unchanged because their deals contradict each other, before or after the action. At most 200. */
  left: z.array(SkippedHolding),
});
export type CorporateActionReport = z.output<typeof CorporateActionReport>;
