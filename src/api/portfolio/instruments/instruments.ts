import { z } from 'zod';
import { PRICE_BASES } from '#domain/prices/price-basis';
import { PRICE_KINDS, PRICE_SOURCES } from '#domain/prices/price-history';
import { FeatureOutput, FeatureInput } from '../bond-features.ts';
import { CouponFrequency, DayCount, StoredDayCount } from '../bonds.ts';
import { endpoint } from '../../platform/endpoint.ts';
import { ruleMessage } from '../../platform/field-rules.ts';
import * as field from '../../platform/fields.ts';
import { UserId, Version } from '../../platform/ids.ts';

/**
 * The data of a security, shared by all its holders: one instrument per ISIN, created with its first holding and then maintained
 * by administrators. A holding's own fields take precedence for that holding; administrators see where they differ.
 */
export const INSTRUMENT_KINDS = ['bond', 'etf', 'share', 'other'] as const;
export type InstrumentKind = (typeof INSTRUMENT_KINDS)[number];
export const InstrumentKind = field.oneOf(INSTRUMENT_KINDS);
export const PriceBasis = field.oneOf(PRICE_BASES);
export const REGULATED_MARKET = ['yes', 'no', 'unknown'] as const;

const MAX_VENUE_LENGTH = 20;

/** The fields that administrators enter. All but kind, currency and price basis may be empty (null). */
export const InstrumentFields = z.object({
  kind: InstrumentKind,
  name: field.optional(field.line()),
  issuer: field.optional(field.line()),
  /** ISO 3166, two letters; null: the country of the ISIN. */
  country: field.optional(
    z
      .string(ruleMessage('country'))
      .trim()
      .toUpperCase()
      .regex(/^[A-Z]{2}$/, ruleMessage('country')),
  ),
  /** The currency of its prices. */
  currency: field.currency,
  /** How it is quoted: `percent` of nominal, or for one `unit`. */
  priceBasis: PriceBasis,
  regulatedMarket: field.oneOf(REGULATED_MARKET),
  /** Where it is traded: a code or a name. */
  venue: field.optional(field.line(MAX_VENUE_LENGTH)),
  couponPercent: field.optional(field.couponRate),
  couponFrequency: field.optional(CouponFrequency),
  dayCount: field.optional(DayCount),
  issueDate: field.optional(field.day),
  firstCouponDate: field.optional(field.day),
  maturityDate: field.optional(field.day),
  /** Percent of nominal. */
  redemption: field.price,
  ...FeatureInput,
});

/** A missing field keeps its value; null and blank clear it. */
export const InstrumentChanges = InstrumentFields.partial();
export type InstrumentChanges = z.output<typeof InstrumentChanges>;

/** A price of the history. Answers have only the effective price of a day and currency. */
export const HistoricPrice = z.object({
  day: field.storedDay,
  /** As it was quoted. */
  price: z.number(),
  kind: z.enum(PRICE_KINDS),
  currency: field.currency,
  source: z.enum(PRICE_SOURCES),
});

const Known = z.object({
  isin: z.string(),
  kind: InstrumentKind,
  name: z.string().nullable(),
  issuer: z.string().nullable(),
  country: z.string().nullable(),
  currency: field.currency,
  priceBasis: PriceBasis,
  regulatedMarket: z.enum(REGULATED_MARKET),
  venue: z.string().nullable(),
  couponPercent: z.number().nullable(),
  couponFrequency: CouponFrequency.nullable(),
  dayCount: StoredDayCount,
  issueDate: field.storedDay.nullable(),
  firstCouponDate: field.storedDay.nullable(),
  maturityDate: field.storedDay.nullable(),
  redemption: z.number(),
  /** Null if there are none. Features apply to every holding that has none of its own. */
  amortization: FeatureOutput.amortization.nullable(),
  couponSteps: FeatureOutput.couponSteps.nullable(),
  floating: FeatureOutput.floating.nullable(),
  calls: FeatureOutput.calls.nullable(),
  version: Version,
});

export const Instrument = Known.extend({
  /** Its earlier ISINs, the latest first, each with the first day of the next ISIN. */
  earlierIsins: z.array(z.object({ isin: z.string(), changedOn: field.storedDay })),
  /** Effective prices of the last 366 days, the newest first. */
  prices: z.array(HistoricPrice),
});
export type Instrument = z.output<typeof Instrument>;
export type InstrumentOnWire = z.input<typeof Instrument>;

/** A holding that an undo did not restore, because somebody had changed it. */
export const SkippedHolding = z.object({
  userId: UserId,
  username: z.string(),
  /** Which list the holding is in. */
  holding: z.enum(['bond', 'etf', 'share']),
  holdingId: z.int().positive(),
  isin: z.string(),
  /** Its state now. */
  state: z.enum(['active', 'expired', 'deleted']),
});
export type SkippedHolding = z.output<typeof SkippedHolding>;

/** Fields in which a holding and its instrument may differ, by the names of InstrumentFields. */
export const COMPARED_FIELDS = [
  'kind',
  'name',
  'currency',
  'couponPercent',
  'couponFrequency',
  'dayCount',
  'issueDate',
  'firstCouponDate',
  'maturityDate',
  'redemption',
] as const;
const Value = z.union([z.string(), z.number()]);

/** A field of a holding that differs from its instrument. The holding's own value applies until somebody changes it. */
export const InstrumentDifference = z.object({
  userId: UserId,
  username: z.string(),
  /** Which list the holding is in. */
  holding: z.enum(['bond', 'etf', 'share']),
  holdingId: z.int().positive(),
  field: z.enum(COMPARED_FIELDS),
  own: Value,
  /** Null if the instrument has none. */
  instrument: Value.nullable(),
});
export type InstrumentDifference = z.output<typeof InstrumentDifference>;

export const InstrumentDetails = Instrument.extend({
  /** Users who hold it. */
  holders: z.int(),
  /** Nominal or units of the open holdings, less sales, in the instrument's currency. */
  quantity: z.number(),
  /** At most 200, in order of user names. */
  differences: z.array(InstrumentDifference),
});
export type InstrumentDetails = z.output<typeof InstrumentDetails>;

/** A row of the administrator's list. */
export const ListedInstrument = z.object({
  isin: z.string(),
  kind: InstrumentKind,
  name: z.string().nullable(),
  issuer: z.string().nullable(),
  currency: field.currency,
  priceBasis: PriceBasis,
  maturityDate: field.storedDay.nullable(),
  /** Users who hold it. */
  holders: z.int(),
  quantity: z.number(),
  /** The last effective price in the history and its day; both null if there is none. */
  price: z.number().nullable(),
  day: field.storedDay.nullable(),
});
export type ListedInstrument = z.output<typeof ListedInstrument>;

const params = z.object({ isin: field.isin });
const MAX_PAGE = 1_000;
const PAGE = ruleMessage('whole_number_between', { min: 1, max: MAX_PAGE });

export const findInstrument = endpoint({
  method: 'GET',
  path: '/instruments/{isin}',
  access: 'signed-in',
  summary: 'The data of a security that the user holds; for administrators, of any security',
  params,
  answer: Instrument,
});

export const listInstruments = endpoint({
  method: 'GET',
  path: '/admin/instruments',
  access: 'administrator',
  summary:
    'All instruments in ISIN order; `q` searches in ISIN, name and issuer, `limit` and `cursor` (the last ISIN) page: ' +
    'the header `Link` names the next page',
  query: z.object({
    q: field.text().optional(),
    limit: z.coerce.number(PAGE).int(PAGE).min(1, PAGE).max(MAX_PAGE, PAGE).optional(),
    cursor: field.isin.optional(),
  }),
  answer: z.array(ListedInstrument),
});

export const findInstrumentDetails = endpoint({
  method: 'GET',
  path: '/admin/instruments/{isin}',
  access: 'administrator',
  summary: 'An instrument, and the holdings whose own fields differ from it',
  params,
  answer: InstrumentDetails,
});

export const changeInstrument = endpoint({
  method: 'PUT',
  path: '/admin/instruments/{isin}',
  access: 'administrator',
  summary: 'Changes the fields of an instrument that are sent; holdings stay unchanged',
  params,
  body: InstrumentChanges,
  answer: Instrument,
});
