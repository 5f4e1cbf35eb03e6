import { costInScale, isPriceScale } from '#domain/imports/entries/bond-price-scale';
import type { Import } from '#api/portfolio/imports/import-fields';
import { Amount, Money, Quantity } from '../../../../platform/ui/amount.tsx';

const PRICE_PLACES = 4;
const PERCENT_OF_ONE = { percent: 1, fraction: 100 } as const;

interface ScaleOutcomeProps {
  readonly choice: string;
  readonly values: Import['questions'][number]['values'];
}

/** What the first row with a question about its price scale costs if this choice is the answer: '5,000.00 × 92.1000% = 4,605.00 EUR'. */
export function ScaleOutcome({ choice, values }: ScaleOutcomeProps) {
  const { quantity, price, currency } = values;
  const isComplete = quantity !== undefined && price !== undefined && currency !== undefined;
  if (!isComplete || !isPriceScale(choice)) return null;
  return (
    <span className="block text-xs font-normal text-soft tabular-nums">
      <Amount value={quantity} places={0} /> ×{' '}
      {choice === 'money' ? (
        <>
          <Quantity value={price} places={PRICE_PLACES} /> {currency}
        </>
      ) : (
        <>
          <Quantity value={Number(price) * PERCENT_OF_ONE[choice]} places={PRICE_PLACES} />%
        </>
      )}{' '}
      = <Money value={costInScale({ quantity, price }, choice).toFixed()} currency={currency} code />
    </span>
  );
}
