import type { EtfOrShare } from '#api/etfs-and-shares';
import { Money } from '../ui/amount.tsx';

/** Green from zero on, red below. */
export function Profit({ profit, currency }: Pick<EtfOrShare, 'profit' | 'currency'>) {
  return (
    <span className="text-gain">
      <Money value={profit} currency={currency} code signed />
    </span>
  );
}
