import { groupBy } from '../../group-by.ts';
import type { PositionKey } from '../positions/deal.ts';
import type { SecurityPayment } from './position-flows.ts';

export const keyText = ({ kind, isin, currency }: PositionKey) => `${kind} ${isin} ${currency}`;

/** The payments by position key. */
export function groupPayments(payments: readonly SecurityPayment[]): Map<string, SecurityPayment[]> {
  return groupBy(payments, keyText);
}
