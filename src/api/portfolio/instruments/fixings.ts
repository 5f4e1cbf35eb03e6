import { z } from 'zod';
import { MAX_FIXINGS } from '#domain/prices/fixings-file';
import { indexName } from '../bond-features.ts';
import { endpoint } from '../../platform/endpoint.ts';
import { ruleMessage } from '../../platform/field-rules.ts';
import * as field from '../../platform/fields.ts';

/** The fixings of an index for floating coupons, percent. */
const IndexFixings = z.object({
  index: z.string(),
  /** The number of active bonds whose coupon follows the index. */
  bonds: z.int(),
  /** The number of stored fixings. */
  count: z.int(),
  /** The newest, at most 60, newest first. */
  fixings: z.array(z.object({ day: field.storedDay, rate: z.number() })),
  /** The first days of current coupon periods without a fixing, and the number of bonds that wait for each. */
  missing: z.array(z.object({ from: field.storedDay, bonds: z.int() })),
});
export type IndexFixings = z.output<typeof IndexFixings>;

const COUNT = ruleMessage('whole_number_between', { min: 1, max: MAX_FIXINGS });

export const listFixings = endpoint({
  method: 'GET',
  path: '/admin/fixings',
  access: 'administrator',
  summary: 'The indexes of floating coupons, with their newest fixings and those that are missing',
  answer: z.array(IndexFixings),
});

/**
 * Rows are refused with 400 and the path of each (`fixings.3.day`). A fixing that changes a payment in the past is refused at
 * `pastFlows` (`fixing_of_paid_period`) until the request says whether to correct the stored cash flows.
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
