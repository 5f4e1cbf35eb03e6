import { z } from 'zod';
import { indexName } from '../bond-features.ts';
import { endpoint } from '../../platform/endpoint.ts';
import { ruleMessage } from '../../platform/field-rules.ts';
import * as field from '../../platform/fields.ts';

/** Rates of the market by index and day, of which floating coupons are made: percent. */
const IndexFixings = z.object({
  index: z.string(),
  /** Bonds that are held and pay by it. */
  bonds: z.int(),
  /** How many fixings are stored. */
  count: z.int(),
  /** The newest, at most 60, newest first. */
  fixings: z.array(z.object({ day: field.storedDay, rate: z.number() })),
  /** The coupon periods that have begun without a fixing, and how many bonds wait for each. */
  missing: z.array(z.object({ from: field.storedDay, bonds: z.int() })),
});
export type IndexFixings = z.output<typeof IndexFixings>;

/** Every day of twenty-five years. */
export const MAX_FIXINGS = 7_000;
const COUNT = ruleMessage('whole_number_between', { min: 1, max: MAX_FIXINGS });

export const listFixings = endpoint({
  method: 'GET',
  path: '/admin/fixings',
  access: 'administrator',
  summary: 'The indexes of floating coupons, with their newest fixings and those that are missing',
  answer: z.array(IndexFixings),
});

/**
 * Refused rows: 400 with the path of each (`fixings.3.day`). A fixing that changes what bonds have paid already is refused at
 * `pastFlows` (`fixing_of_paid_period`) until that says whether their stored cash flows are to be corrected.
 */
export const saveFixings = endpoint({
  method: 'POST',
  path: '/admin/fixings',
  access: 'administrator',
  summary: 'Stores fixings of an index, or removes those whose rate is null',
  status: 200,
  maxBodyFields: 2 * MAX_FIXINGS + 10,
  body: z.object({
    index: indexName,
    fixings: z
      .array(z.object({ day: field.day, rate: field.margin.nullable() }), COUNT)
      .min(1, COUNT)
      .max(MAX_FIXINGS, COUNT),
    pastFlows: field.optional(field.oneOf(['correct', 'keep'])),
  }),
  answer: z.object({
    saved: z.int(),
    /** Bonds whose yields were recalculated. */
    bonds: z.int(),
    /** Bonds whose stored cash flows were corrected. */
    corrected: z.int(),
  }),
});
