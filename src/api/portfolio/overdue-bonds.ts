import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { ruleMessage } from '../platform/field-rules.ts';
import * as field from '../platform/fields.ts';
import { BondId, inPath, UserId } from '../platform/ids.ts';

/** In the bond's currency, 2 places. */
const amount = z.number();

/** The due payments of an active bond that were not recorded as received. */
export const OverdueBond = z.object({
  bondId: BondId,
  currency: field.currency,
  /** The number of overdue payments, and the sums of their coupons and of the capital due on the same days. */
  count: z.int(),
  interest: amount,
  principal: amount,
  /** The payments, oldest first; missing with `flows=false`. `amount` is interest plus principal. */
  flows: z.array(z.object({ date: field.storedDay, amount, interest: amount, principal: amount })).optional(),
  /** The sum in euro, 2 places, at the rates of `ratesDay`. */
  eur: z.union([z.number(), z.object({ reason: z.literal('no-exchange-rates') })]),
  /** Null for the fixed rates that are used until official ones are loaded. */
  ratesDay: field.storedDay.nullable(),
});
export type OverdueBond = z.output<typeof OverdueBond>;
export type OverdueBondOnWire = z.input<typeof OverdueBond>;

/** Thousands of bonds have many payments each: who only counts them leaves them out. */
const query = z.object({
  flows: z
    .enum(['true', 'false'], ruleMessage('true_or_false'))
    .transform((value) => value === 'true')
    .default(true),
});

export const listMyOverdueBonds = endpoint({
  method: 'GET',
  path: '/ClientData/overdue',
  access: 'signed-in',
  summary: "The signed-in user's active bonds with coupons that were due and have not been recorded",
  query,
  answer: z.array(OverdueBond),
});

export const listOverdueBonds = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/ClientData/overdue',
  access: 'administrator',
  summary: "A user's active bonds with coupons that were due and have not been recorded",
  params: z.object({ id: inPath.id(UserId) }),
  query,
  answer: z.array(OverdueBond),
});
