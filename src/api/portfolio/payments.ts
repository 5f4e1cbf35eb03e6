import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import * as field from '../platform/fields.ts';
import { BondId, inPath, PaymentId, Version } from '../platform/ids.ts';

/** A payment of a bond: `profit` is before tax, `taxesPaid` in EUR. */
export const Payment = z.object({
  id: PaymentId,
  profit: z.number(),
  taxesPaid: z.number().nullable(),
  paymentDate: field.storedDay.nullable(),
  /**
   * The currency of the profit; missing if it is the bond's. BGN: paid before the euro by a bond that has been redenominated
   * since.
   */
  currency: z.enum(['BGN', 'EUR']).optional(),
  version: Version,
});
export type Payment = z.output<typeof Payment>;
export type PaymentOnWire = z.input<typeof Payment>;

export const PaymentFields = z.object({
  profit: field.amount,
  taxesPaid: field.optional(field.amount),
  paymentDate: field.optional(field.day),
});
export type PaymentFields = z.output<typeof PaymentFields>;

const bondParams = z.object({ bondId: inPath.id(BondId) });
const params = z.object({ id: inPath.id(PaymentId) });

export const listMyPayments = endpoint({
  method: 'GET',
  path: '/Payments/bond/{bondId}',
  access: 'signed-in',
  summary: "The payments of one of the signed-in user's bonds, in date order",
  params: bondParams,
  answer: z.array(Payment),
});

export const addMyPayment = endpoint({
  method: 'POST',
  path: '/Payments/bond/{bondId}',
  access: 'signed-in',
  summary: "Adds a payment to one of the signed-in user's bonds",
  params: bondParams,
  body: PaymentFields,
  answer: Payment,
});

export const changeMyPayment = endpoint({
  method: 'PUT',
  path: '/Payments/{id}',
  access: 'signed-in',
  summary: "Changes a payment of one of the signed-in user's bonds",
  params,
  body: PaymentFields,
  answer: Payment,
});

export const removeMyPayment = endpoint({
  method: 'DELETE',
  path: '/Payments/{id}',
  access: 'signed-in',
  summary: "Removes a payment of one of the signed-in user's bonds; it can be restored for 30 days",
  params,
});

export const restoreMyPayment = endpoint({
  method: 'POST',
  path: '/Payments/{id}/restore',
  access: 'signed-in',
  summary: "Restores a payment of one of the signed-in user's bonds removed in the last 30 days",
  status: 200,
  params,
  answer: Payment,
});

export const addPayment = endpoint({
  method: 'POST',
  path: '/admin/bonds/{id}/payments',
  access: 'administrator',
  summary: 'Adds a payment to a bond',
  params: z.object({ id: inPath.id(BondId) }),
  body: PaymentFields,
  answer: Payment,
});

export const changePayment = endpoint({
  method: 'PUT',
  path: '/admin/payments/{id}',
  access: 'administrator',
  summary: 'Changes a payment',
  params,
  body: PaymentFields,
  answer: Payment,
});

export const removePayment = endpoint({
  method: 'DELETE',
  path: '/admin/payments/{id}',
  access: 'administrator',
  summary: 'Removes a payment; it can be restored for 30 days',
  params,
});

export const restorePayment = endpoint({
  method: 'POST',
  path: '/admin/payments/{id}/restore',
  access: 'administrator',
  summary: 'Restores a payment removed in the last 30 days',
  status: 200,
  params,
  answer: Payment,
});
