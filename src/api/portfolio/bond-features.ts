import { z } from 'zod';
import { ruleMessage } from '../platform/field-rules.ts';
import * as field from '../platform/fields.ts';

/** The features of a bond: terms in addition to a single coupon rate and redemption. Rates are percent per year. */
const MAX_ROWS = 240;
const MAX_INDEX_LENGTH = 40;

function rows<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.array(z.object(shape)).max(MAX_ROWS, ruleMessage('too_many_rows', { max: MAX_ROWS }));
}

/** 'euribor  6m' and 'EURIBOR 6M' are one index. */
export const indexName = field
  .requiredLine(MAX_INDEX_LENGTH)
  .transform((name) => name.toUpperCase().replace(/\s+/g, ' '));

/** Instalments: parts of the principal that are repaid before maturity, in percent of the original nominal. */
const amortization = rows({ date: field.day, percent: field.percent });
/** Each rate applies to the coupon periods that begin on its day or later. */
const couponSteps = rows({ from: field.day, rate: field.couponRate });
/** The coupon is the fixing of an index plus a margin; floor and cap apply to the sum. */
const floating = z.object({
  index: indexName,
  margin: field.margin,
  floor: field.optional(field.couponRate),
  cap: field.optional(field.couponRate),
});
/** Days on which the issuer may repay the bond, and the price per 100 of the outstanding nominal. */
const calls = rows({ date: field.day, price: field.price });

/** Features in requests; null if not entered. */
export const FeatureInput = {
  amortization: field.optional(amortization),
  couponSteps: field.optional(couponSteps),
  floating: field.optional(floating),
  calls: field.optional(calls),
} as const;

/** Features in answers. */
export const FeatureOutput = {
  amortization: z.array(z.object({ date: field.storedDay, percent: z.number() })),
  couponSteps: z.array(z.object({ from: field.storedDay, rate: z.number() })),
  floating: z.object({
    index: z.string(),
    margin: z.number(),
    floor: z.number().nullable(),
    cap: z.number().nullable(),
  }),
  calls: z.array(z.object({ date: field.storedDay, price: z.number() })),
} as const;
