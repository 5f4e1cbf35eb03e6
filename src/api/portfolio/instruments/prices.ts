import { z } from 'zod';
import { FRESHNESS } from '#domain/prices/price-age';
import { PRICE_RULES, type PriceFinding } from '#domain/prices/check-price';
import { PRICE_KINDS, PRICE_SOURCES } from '#domain/prices/price-history';
import { MAX_PRICE_ROWS } from '#domain/prices/read-price-rows';
import { endpoint } from '../../platform/endpoint.ts';
import { ruleMessage } from '../../platform/field-rules.ts';
import * as field from '../../platform/fields.ts';
import { BatchId, inPath } from '../../platform/ids.ts';
import { InstrumentKind, SkippedHolding, PriceBasis } from './instruments.ts';

/** One row of the price grid: a security that somebody holds, and its last price. */
export const PricedInstrument = z.object({
  isin: z.string(),
  /** Its earlier ISINs. A price with an earlier ISIN belongs to this security. */
  earlierIsins: z.array(z.string()),
  name: z.string().nullable(),
  kind: InstrumentKind,
  /** How the price is quoted: percent of nominal, or per unit. */
  priceBasis: PriceBasis,
  currency: field.currency,
  /** Users who hold it. */
  holders: z.int(),
  /** Open holdings that keep their own price. */
  ownPrices: z.int(),
  /** Nominal or units of the open holdings, less sales. */
  quantity: z.number(),
  /**
   * The last effective price: clean, or per unit. If the history has none, it is the market price of the newest holding, with
   * `day` and `source` null.
   */
  price: z.union([z.number(), z.object({ reason: z.literal('no_price') })]),
  day: field.storedDay.nullable(),
  source: z.enum(PRICE_SOURCES).nullable(),
  /**
   * TARGET business days since `day`; null without a day, and for bonds that need no newer price (matured, or without coupons).
   */
  age: z.int().nullable(),
  /** The traffic light: green `fresh`, amber `ageing`, red `old`; null if `age` is null. */
  freshness: z.enum(FRESHNESS).nullable(),
});
export type PricedInstrument = z.output<typeof PricedInstrument>;

export const listPrices = endpoint({
  method: 'GET',
  path: '/admin/prices',
  access: 'administrator',
  summary:
    'Every security that somebody holds, in ISIN order, with its last price and its age in business days',
  answer: z.array(PricedInstrument),
});

export const PRICE_WARNINGS = Object.keys(PRICE_RULES).filter(isPriceRule);
export type PriceRule = PriceFinding['rule'];
function isPriceRule(name: string): name is PriceRule {
  return Object.hasOwn(PRICE_RULES, name);
}
/**
 * A finding of the preview about a row. Findings with severity `confirm` or `warn` in PRICE_RULES must be confirmed; a `note`
 * need not.
 */
export const PriceWarning = z.string().refine(isPriceRule).meta({ enum: PRICE_WARNINGS });

/** A price in a request. */
export const PriceInput = z.object({
  isin: field.isin,
  /** Quoted as `kind` says; above 0. */
  price: field.price,
  /** Not after today. */
  day: field.day,
  /**
   * If missing, `clean` for prices in percent, `unit` for prices per unit. A dirty price is stored as sent; holdings get it less
   * accrued interest.
   */
  kind: field.oneOf(PRICE_KINDS).optional(),
  /** Missing: the currency of the instrument. Required for an unknown ISIN. */
  currency: field.currency.optional(),
  /** The codes of the confirmed warnings. */
  confirmed: z.array(z.string()).max(20).optional(),
  /** The price typed a second time, to confirm `looks_hundred_times_off`. */
  priceAgain: field.price.optional(),
});
export type PriceInput = z.output<typeof PriceInput>;

export const PricePreviewRow = z.object({
  /** The ISIN in the request. */
  isin: z.string(),
  /** The current ISIN, which differs if the request has an earlier one. */
  currentIsin: z.string(),
  day: field.storedDay,
  /**
   * The previous price (which may be of an earlier day of the same request) and the new one, as holdings take them: clean, or per
   * unit. Null if there was none.
   */
  before: z.number().nullable(),
  after: z.number(),
  /** 2 places; null if there was no price. */
  changePercent: z.number().nullable(),
  /** The number of users whose holdings take the price. */
  holders: z.int(),
  /** The change of value of their holdings, in euro; null if the last price or the exchange rate is not known. */
  eur: z.number().nullable(),
  warnings: z.array(PriceWarning),
});
export type PricePreviewRow = z.output<typeof PricePreviewRow>;

const MAX_BODY_BYTES = 4 * 1_048_576;
const MAX_BODY_FIELDS = MAX_PRICE_ROWS * Object.keys(PriceInput.shape).length + 10;

/**
 * Rows are refused with 400 `invalid_fields`, each with its path (`prices.12.day`) and rule (`day_in_future`, …), also in a
 * preview. Unconfirmed warnings are refused with 409 `warnings_unanswered`, with `errors` of the same form (`prices.12.price`,
 * `large_change`). All rows are saved, or none.
 */
export const savePrices = endpoint({
  method: 'POST',
  path: '/admin/prices',
  access: 'administrator',
  summary:
    'Saves prices by ISIN and day and sets the market price of the open holdings of each ISIN, or previews it',
  maxBodyBytes: MAX_BODY_BYTES,
  maxBodyFields: MAX_BODY_FIELDS,
  body: z.object({
    prices: z
      .array(PriceInput, ruleMessage('price_list', { max: MAX_PRICE_ROWS }))
      .min(1, ruleMessage('price_list', { max: MAX_PRICE_ROWS }))
      .max(MAX_PRICE_ROWS, ruleMessage('price_list', { max: MAX_PRICE_ROWS })),
    /** `file`: refused if more than a fifth of its rows have warnings. */
    source: field.oneOf(['entered', 'file']).default('entered'),
    /** True for a preview, which saves nothing; `batch` is then null. */
    preview: field.trueOrFalse.default(false),
  }),
  answer: z.object({ batch: BatchId.nullable(), rows: z.array(PricePreviewRow) }),
});

const params = z.object({ batch: inPath.id(BatchId) });

export const undoPrices = endpoint({
  method: 'POST',
  path: '/admin/prices/{batch}/undo',
  access: 'administrator',
  summary:
    'Undoes saved prices: restores holdings that have not changed since; GET /admin/prices/batches/{batch} lists the others',
  status: 204,
  params,
});

/** Prices that were saved together. */
export const PriceBatch = z.object({
  id: BatchId,
  savedAt: z.iso.datetime(),
  /** The administrator's name; null if they no longer exist. */
  savedBy: z.string().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  /** The number of prices. */
  prices: z.int(),
  /** The number of holdings that it changed; after the undo, the number that could not be restored. */
  holdings: z.int(),
});

export const listPriceBatches = endpoint({
  method: 'GET',
  path: '/admin/prices/batches',
  access: 'administrator',
  summary: 'The last 50 batches of saved prices, the newest first',
  answer: z.array(PriceBatch),
});

export const findPriceBatch = endpoint({
  method: 'GET',
  path: '/admin/prices/batches/{batch}',
  access: 'administrator',
  summary:
    'One batch of saved prices; after its undo, with the holdings that have changed since and were not restored',
  params,
  answer: PriceBatch.extend({
    /** At most 200; empty before the undo. */
    left: z.array(SkippedHolding),
  }),
});
