import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { ruleMessage } from '../platform/field-rules.ts';
import * as field from '../platform/fields.ts';
import { BondId, inPath, UserId } from '../platform/ids.ts';
import { Payment, PaymentFields } from './payments.ts';

/** In the bond's currency, before tax, 2 places. */
const amount = z.number();

/** A coupon or redemption that nobody recorded, or that was paid short. */
export const MissedPayment = z.object({
  bondId: BondId,
  isin: z.string(),
  name: z.string().nullable(),
  bank: z.string().nullable(),
  /** Of the purchase, in the bond's currency. */
  nominal: z.number(),
  /** Null if it was not entered. */
  boughtOn: field.storedDay.nullable(),
  /** The day on which it was due. */
  day: field.storedDay,
  state: z.enum(['overdue', 'short']),
  interest: amount,
  principal: amount,
  received: amount,
  missing: amount,
  /** A proposal at the rate of the bond's last payment: EUR, 2 places; null if no tax is known, or if it was paid short. */
  taxesPaid: z.number().nullable(),
  currency: field.currency,
  daysLate: z.int(),
  /** True from the fourteenth day after the due day. */
  isSecondNotice: z.boolean(),
  /** The day of the reminder; null if there is none. */
  snoozedUntil: field.storedDay.nullable(),
  /** Why it is not due; null if it is due. */
  notDueReason: z.string().nullable(),
});
export type MissedPayment = z.output<typeof MissedPayment>;

/** A decision about a missed payment. */
export const MissedPaymentDecision = MissedPayment.pick({
  bondId: true,
  day: true,
  snoozedUntil: true,
  notDueReason: true,
}).extend({ decidedAt: z.iso.datetime() });

const OfficeMissedPayment = MissedPayment.extend({
  holder: z.object({ userId: UserId, username: z.string() }),
});
export type OfficeMissedPayment = z.output<typeof OfficeMissedPayment>;

const missedPayments = <Item extends z.ZodType>(item: Item) =>
  z.object({
    today: field.storedDay,
    /** Payments that need attention, the latest ones first; at most 500. */
    open: z.array(item),
    openCount: z.int(),
    /** The missing amounts of all open payments, in order of currency codes. */
    sums: z.array(z.object({ currency: field.currency, missing: amount })),
    /** Payments that are snoozed or not due, the latest due day first; at most 500. */
    setAside: z.array(item),
    setAsideCount: z.int(),
  });

export const MissedPayments = missedPayments(MissedPayment);
export type MissedPayments = z.output<typeof MissedPayments>;
export const OfficeMissedPayments = missedPayments(OfficeMissedPayment);
export type OfficeMissedPayments = z.output<typeof OfficeMissedPayments>;

/** The day on which the payment was due. */
const dueDay = z.object({ day: field.day });
const Snooze = dueDay.extend({
  /** The day of the reminder: after today, at most a year ahead. */
  until: field.day,
});
const NotDue = dueDay.extend({ reason: field.requiredText(500) });

/** The most payments that one request records. */
export const MAX_RECORDED = 100;
/** What came for a missed payment, and on which day; the amount may be less than is missing. */
const MissedPaymentRecord = PaymentFields.extend({ bondId: BondId, ...dueDay.shape, paymentDate: field.day });
export type MissedPaymentRecord = z.output<typeof MissedPaymentRecord>;
const MissedPaymentRecords = z.object({
  payments: z
    .array(MissedPaymentRecord)
    .min(1, ruleMessage('required'))
    .max(MAX_RECORDED, ruleMessage('too_many_rows', { max: MAX_RECORDED })),
});

export const listMyMissedPayments = endpoint({
  method: 'GET',
  path: '/income/missed',
  access: 'signed-in',
  summary: "The payments of the signed-in user's bonds that are missing or were paid short",
  answer: MissedPayments,
});

export const listUserMissedPayments = endpoint({
  method: 'GET',
  path: '/admin/users/{id}/income/missed',
  access: 'administrator',
  summary: "The payments of a user's bonds that are missing or were paid short",
  params: z.object({ id: inPath.id(UserId) }),
  answer: MissedPayments,
});

export const listMissedPayments = endpoint({
  method: 'GET',
  path: '/admin/missed-payments',
  access: 'administrator',
  summary: "The payments of all users' bonds that are missing or were paid short",
  answer: OfficeMissedPayments,
});

/**
 * Refused with 400 `invalid_fields` if a payment is not missing, is not of a bond of the user, or was marked as not due, each with its
 * path (`payments.12.day`, `not_missed`). All payments are recorded, or none. The answer is in the order of the request.
 */
export const recordMyMissedPayments = endpoint({
  method: 'POST',
  path: '/income/missed/record',
  access: 'signed-in',
  summary: "Records several missed payments of the signed-in user's bonds at once",
  body: MissedPaymentRecords,
  answer: z.array(Payment),
});

export const recordUserMissedPayments = endpoint({
  method: 'POST',
  path: '/admin/users/{id}/income/missed/record',
  access: 'administrator',
  summary: "Records several missed payments of a user's bonds at once",
  params: z.object({ id: inPath.id(UserId) }),
  body: MissedPaymentRecords,
  answer: z.array(Payment),
});

const myBond = z.object({ bondId: inPath.id(BondId) });
const anyBond = z.object({ id: inPath.id(BondId) });

export const snoozeMyMissedPayment = endpoint({
  method: 'POST',
  path: '/income/missed/{bondId}/snooze',
  access: 'signed-in',
  summary: "Sets a later reminder for a missed payment of one of the signed-in user's bonds",
  params: myBond,
  body: Snooze,
  status: 204,
});

export const markMyPaymentNotDue = endpoint({
  method: 'POST',
  path: '/income/missed/{bondId}/not-due',
  access: 'signed-in',
  summary: "Marks a missed payment of one of the signed-in user's bonds as not due, with the reason",
  params: myBond,
  body: NotDue,
  status: 204,
});

export const reopenMyMissedPayment = endpoint({
  method: 'POST',
  path: '/income/missed/{bondId}/reopen',
  access: 'signed-in',
  summary: "Undoes the decision about a missed payment of one of the signed-in user's bonds",
  params: myBond,
  body: dueDay,
  status: 204,
});

export const snoozeMissedPayment = endpoint({
  method: 'POST',
  path: '/admin/bonds/{id}/missed/snooze',
  access: 'administrator',
  summary: 'Sets a later reminder for a missed payment of a bond',
  params: anyBond,
  body: Snooze,
  status: 204,
});

export const markPaymentNotDue = endpoint({
  method: 'POST',
  path: '/admin/bonds/{id}/missed/not-due',
  access: 'administrator',
  summary: 'Marks a missed payment of a bond as not due, with the reason',
  params: anyBond,
  body: NotDue,
  status: 204,
});

export const reopenMissedPayment = endpoint({
  method: 'POST',
  path: '/admin/bonds/{id}/missed/reopen',
  access: 'administrator',
  summary: 'Undoes the decision about a missed payment of a bond',
  params: anyBond,
  body: dueDay,
  status: 204,
});
