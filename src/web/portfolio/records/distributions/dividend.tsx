import type { EtfOrShare } from '#api/portfolio/etfs-and-shares';
import { paidDistributionSums } from '#domain/etfs-and-shares/distribution-sums';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useDistributions } from '../../../platform/queries/portfolio/distributions.ts';
import type { Portfolio } from '../../../platform/queries/portfolio/etfs-and-shares.ts';
import { distributionsTexts } from '../../../platform/texts/portfolio/distributions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money } from '../../../platform/ui/amount.tsx';

interface DividendProps {
  readonly portfolio: Portfolio;
  readonly item: EtfOrShare;
}

/** The dividend as entered, and the sum of the dated distributions if it differs. */
export function Dividend({ portfolio, item: { id, dividend, currency } }: DividendProps) {
  const texts = useTexts(distributionsTexts);
  const { data = [] } = useDistributions({ ...portfolio, id });
  const sums = paidDistributionSums(data, useToday());
  const typed = <Money value={dividend} currency={currency} code />;
  const [first] = sums;
  const isSame =
    first === undefined ||
    (dividend !== null && sums.length === 1 && first.currency === currency && first.gross.eq(dividend));
  if (isSame) return typed;
  return (
    <>
      {dividend !== null && (
        <>
          {typed} ({texts.typed}) ·{' '}
        </>
      )}
      {sums.map((sum, index) => (
        <span key={sum.currency}>
          {index > 0 && ' · '}
          <Money value={sum.gross.toFixed()} currency={sum.currency} code /> {texts.from(sum.count)}
        </span>
      ))}
    </>
  );
}
