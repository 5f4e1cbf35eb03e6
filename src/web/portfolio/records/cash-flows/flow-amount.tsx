import type { Bond } from '#api/portfolio/bonds';
import { Amount, Money } from '../../../platform/ui/amount.tsx';

interface FlowAmountProps {
  readonly value: number | string | null;
  /** The bond's currency; undefined if unknown. */
  readonly currency: Bond['currency'] | undefined;
}

export function FlowAmount({ value, currency }: FlowAmountProps) {
  return currency === undefined ? <Amount value={value} /> : <Money value={value} currency={currency} code />;
}
