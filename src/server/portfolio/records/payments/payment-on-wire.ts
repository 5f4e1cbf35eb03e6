import type { Selectable } from 'kysely';
import type { PaymentOnWire } from '#api/portfolio/payments';
import { numberOrNull } from '../../../platform/database/numeric.ts';
import type { PaymentsTable } from '../../../platform/database/schema.ts';

export type PaymentRow = Pick<
  Selectable<PaymentsTable>,
  'id' | 'profit' | 'taxes_paid' | 'payment_date' | 'currency' | 'version'
>;

export const PAYMENT_COLUMNS = ['id', 'profit', 'taxes_paid', 'payment_date', 'currency', 'version'] as const;

export function paymentOnWire(row: PaymentRow): PaymentOnWire {
  return {
    id: row.id,
    profit: Number(row.profit),
    taxesPaid: numberOrNull(row.taxes_paid),
    paymentDate: row.payment_date,
    ...(row.currency !== null && { currency: row.currency }),
    version: row.version,
  };
}
