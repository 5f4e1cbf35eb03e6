import { z } from 'zod';
import { COUPON_DAYS } from '#domain/portfolio/income/reminders';
import { endpoint } from '../platform/endpoint.ts';
import { MAX_AMOUNT, optional, trueOrFalse } from '../platform/fields.ts';
import { ruleMessage } from '../platform/field-rules.ts';

const amountMessage = ruleMessage('number_between', { min: 0.01, max: MAX_AMOUNT });

/** What a user is reminded of by email, in one digest a day at most. */
export const Reminders = z.object({
  /** So many days before each coupon; null: not of coupons. */
  couponDays: optional(z.literal(COUPON_DAYS, ruleMessage('one_of', { options: COUPON_DAYS.join(', ') }))),
  /** 30, 7 and 1 day before capital comes back. */
  maturities: trueOrFalse,
  /** In euro: reminded where at least so much comes in within 30 days; null: not of it. */
  freeMoneyFrom: optional(z.number(amountMessage).min(0.01, amountMessage).max(MAX_AMOUNT, amountMessage)),
  /** Amounts are in the emails. */
  withAmounts: trueOrFalse,
});
export type Reminders = z.output<typeof Reminders>;

export const findMyReminders = endpoint({
  method: 'GET',
  path: '/account/reminders',
  access: 'signed-in',
  summary: 'What the signed-in user is reminded of by email',
  answer: Reminders,
});

export const changeMyReminders = endpoint({
  method: 'PUT',
  path: '/account/reminders',
  access: 'signed-in',
  summary: 'Changes what the signed-in user is reminded of by email; one email a day at most',
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
