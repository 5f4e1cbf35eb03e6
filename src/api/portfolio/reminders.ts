import { z } from 'zod';
import { COUPON_DAYS } from '#domain/portfolio/income/reminders';
import { endpoint } from '../platform/endpoint.ts';
import { MAX_AMOUNT, optional, trueOrFalse } from '../platform/fields.ts';
import { ruleMessage } from '../platform/field-rules.ts';

const amountMessage = ruleMessage('number_between', { min: 0.01, max: MAX_AMOUNT });

/** The reminders that a user gets by email, in at most one digest a day. */
export const Reminders = z.object({
  /** The number of days before each coupon; null: no reminders of coupons. */
  couponDays: optional(z.literal(COUPON_DAYS, ruleMessage('one_of', { options: COUPON_DAYS.join(', ') }))),
  /** Reminders 30, 7 and 1 days before capital is repaid. */
  maturities: trueOrFalse,
  /** In euro: reminds the user if at least this amount comes in within 30 days; null: no such reminders. */
  freeMoneyFrom: optional(z.number(amountMessage).min(0.01, amountMessage).max(MAX_AMOUNT, amountMessage)),
  /** Whether the emails contain amounts. */
  withAmounts: trueOrFalse,
});
export type Reminders = z.output<typeof Reminders>;

export const findMyReminders = endpoint({
  method: 'GET',
  path: '/account/reminders',
  access: 'signed-in',
  summary: "The signed-in user's email reminders",
  answer: Reminders,
});

export const changeMyReminders = endpoint({
  method: 'PUT',
  path: '/account/reminders',
  access: 'signed-in',
  summary: "Changes the signed-in user's email reminders; at most one email a day is sent",
  body: Reminders,
  answer: Reminders,
});

export const stopReminders = endpoint({
  method: 'POST',
  path: '/reminders/stop',
  access: 'anyone',
  summary: 'Stops the reminders whose email had this token in its link',
  body: z.object({ token: z.string().max(100) }),
});
