import type { PositionKey } from '../positions/deal.ts';
import type { SecurityPayment } from './position-flows.ts';

export const keyText = ({ kind, isin, currency }: PositionKey) => `${kind} ${isin} ${currency}`;

/** The payments by position key. */
export function groupPayments(payments: readonly SecurityPayment[]): Map<string, SecurityPayment[]> {
  const groups = new Map<string, SecurityPayment[]>();
  for (const payment of payments) {
    const known = groups.get(keyText(payment));
    if (known === undefined) groups.set(keyText(payment), [payment]);
    else known.push(payment);
  }
  return groups;
}
