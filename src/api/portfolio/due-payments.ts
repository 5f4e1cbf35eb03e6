import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import * as field from '../platform/fields.ts';
import { BondId, inPath } from '../platform/ids.ts';

/** In the bond's currency, 2 places. */
const amount = z.number();

/** A payment that is due and not recorded, or due soon. It pre-fills the payment form. */
export const DuePayment = z.object({
  date: field.storedDay,
  state: z.enum(['overdue', 'due', 'to-come']),
  /** The coupon. */
  interest: amount,
  /** Capital repaid on the same day; 0 if none. */
  principal: amount,
  /** At the rate of `lastTax`: EUR, 2 places; null if no tax is known. */
  taxesPaid: z.number().nullable(),
  /** Coupons of the same day on the holder's other bonds of this ISIN. Each is recorded at its own bond. */
  alsoDue: z.array(z.object({ bondId: BondId, nominal: amount, interest: amount })),
});
export type DuePayment = z.output<typeof DuePayment>;

export const DuePayments = z.object({
  bondId: BondId,
  currency: field.currency,
  nominal: amount,
  /** Oldest first, at most one in the future; empty if the bond's terms don't say what it pays. */
  payments: z.array(DuePayment),
  /** The payment that the tax rate is taken from. */
  lastTax: z.object({ paymentDate: field.storedDay, profit: amount, taxesPaid: z.number() }).nullable(),
  /** Recorded payments without a date: one of them may be a payment that seems to be missing. */
  undated: z.int(),
});
export type DuePayments = z.output<typeof DuePayments>;
export type DuePaymentsOnWire = z.input<typeof DuePayments>;

export const listMyDuePayments = endpoint({
  method: 'GET',
  path: '/Payments/bond/{bondId}/due',
  access: 'signed-in',
  summary:
    "The payments of one of the signed-in user's bonds that are due and not recorded, or due within 31 days, as proposals",
  params: z.object({ bondId: inPath.id(BondId) }),
  answer: DuePayments,
});

export const listDuePayments = endpoint({
  method: 'GET',
  path: '/admin/bonds/{id}/payments/due',
  access: 'administrator',
  summary: 'The payments of a bond that are due and not recorded, or due within 31 days, as proposals',
  params: z.object({ id: inPath.id(BondId) }),
  answer: DuePayments,
});
