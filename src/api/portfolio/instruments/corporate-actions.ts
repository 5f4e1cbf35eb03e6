import { z } from 'zod';
import { isinFault } from '#domain/identifiers/isin';
import { ruleMessage } from '../../platform/field-rules.ts';
import * as field from '../../platform/fields.ts';
import { BatchId, UserId } from '../../platform/ids.ts';
import { LeftHolding } from './instruments.ts';

/** What an issuer does to a security, for everybody who holds it. */
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

/** Of a preview. */
export const previewFields = {
  /** Nothing is changed; `batch` is null. */
  preview: field.trueOrFalse.default(false),
  /** So many holdings are left out at the beginning of `rows`: their next page. */
  skip: z.int(ROW_NUMBER).min(0, ROW_NUMBER).max(MAX_SKIP, ROW_NUMBER).default(0),
};

const ABOVE_ZERO = ruleMessage('above_zero');
const positivePrice = field.price.gt(0, ABOVE_ZERO);

/** What is held at the end of the day is acted on. */
const onDay = { day: field.day, ...previewFields };

export const Redemption = z.object({
  kind: z.literal('redemption'),
  ...onDay,
  /** Per 100 of what is outstanding; missing: what the terms of the security say. */
  price: field.optional(positivePrice),
});

export const PartialRedemption = z.object({
  kind: z.literal('partial_redemption'),
  ...onDay,
  /** Of the original nominal. */
  percent: field.percent.gt(0, ABOVE_ZERO),
  /** Per 100 of what is repaid. */
  price: positivePrice.default(100),
});

export const CallOfBond = z.object({
  kind: z.literal('call'),
  ...onDay,
  /** Per 100 of what is outstanding; missing: what the terms of the security say of that day. */
  price: field.optional(positivePrice),
});

const MAX_UNITS = 1_000_000;
const UNITS = ruleMessage('number_between', { min: 1, max: MAX_UNITS });
const units = z.number(UNITS).min(1, UNITS).max(MAX_UNITS, UNITS);

/** A split, or a reverse split, of an ETF or a share. Deals before the day are of old units. */
export const SplitOfUnits = z.object({
  kind: z.literal('split'),
  ...onDay,
  /** So many new units for so many old ones. */
  newUnits: units,
  oldUnits: units,
  /** Of one new unit: at this price each holder is paid out the fraction of a unit; missing: fractions are held. */
  cashPrice: field.optional(positivePrice),
});

/** An ISIN that an issuer announces: nobody has to take a wrong one. */
const newIsin = field.isin.refine((isin) => isinFault(isin) === undefined, ruleMessage('isin_check_digit'));

/** The same security under another ISIN: a merger of one for one, too. All that is known of it goes with it. */
export const IsinChange = z.object({
  kind: z.literal('isin_change'),
  ...onDay,
  newIsin,
});

const COST_PERCENT = ruleMessage('number_between', { min: 0.0001, max: 99.9999 });

/** A part of an ETF or a share becomes a security of its own. Deals before the day take part. */
export const SpinOff = z.object({
  kind: z.literal('spin_off'),
  ...onDay,
  newIsin,
  /** So many units of the new security for so many of this one. */
  newUnits: units,
  oldUnits: units,
  /** Of what it costs: so much goes to the new security. */
  costPercent: z.number(COST_PERCENT).min(0.0001, COST_PERCENT).max(99.9999, COST_PERCENT),
  /** Of one unit of the new security: at this price each holder is paid out the fraction of a unit; missing: fractions are held. */
  cashPrice: field.optional(positivePrice),
});

export type CorporateActionFields =
  | z.output<typeof Redemption>
  | z.output<typeof PartialRedemption>
  | z.output<typeof CallOfBond>
  | z.output<typeof SplitOfUnits>
  | z.output<typeof IsinChange>
  | z.output<typeof SpinOff>;

/** What a holding is. */
export const HoldingFigures = z.object({
  currency: field.currency,
  /** Nominal of a bond, else units. */
  quantity: z.number(),
  /** Percent of nominal of a bond, else for one unit. */
  buyPrice: z.number(),
  marketPrice: z.number(),
  amountPaid: z.number(),
  profit: z.number(),
});

/** Whose holding it is. */
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
  /** Null: it is no longer held. */
  after: HoldingFigures.nullable(),
  /** To its holder, in its currency; null where nothing is. */
  paid: z.number().nullable(),
  /** What its holder gets of the new security of a spin-off; null where nothing is, and told once of several holdings. */
  received: z.object({ units: z.number(), cost: z.number() }).nullable(),
});
export type ActedHolding = z.output<typeof ActedHolding>;

/** Of the holdings of one answer. */
export const MAX_ACTED_ROWS = 2_000;

export const CorporateActionReport = z.object({
  kind: z.enum(CORPORATE_ACTIONS),
  /** Of today: the action may have been sent with an earlier one. */
  isin: z.string(),
  /** Of a change of ISIN or a spin-off. */
  newIsin: z.string().nullable(),
  /** Null: a preview. */
  batch: BatchId.nullable(),
  /** Users. */
  holders: z.int(),
  holdings: z.int(),
  paid: z.array(z.object({ currency: field.currency, amount: z.number() })),
  /** In the order of the users, at most 2,000, after those that `skip` leaves out. Counts and sums are of all. */
  rows: z.array(ActedHolding),
  /** Holdings whose deals cannot be, before or after it: they stay as they are. At most 200. */
  left: z.array(LeftHolding),
});
export type CorporateActionReport = z.output<typeof CorporateActionReport>;
