import type { Position } from '#api/portfolio/figures/positions';
import { PRICE_PLACES } from '#domain/money/decimal-places';
import { positionsTexts } from '../../../platform/texts/portfolio/figures/positions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Missing, Quantity } from '../../../platform/ui/amount.tsx';
import { PriceAge } from '../../market/prices/price-age.tsx';

/** The price, and below it its day and age. */
export function PositionPrice({ price }: Pick<Position, 'price'>) {
  const { reasons } = useTexts(positionsTexts);
  if ('reason' in price) return <Missing reason={reasons[price.reason]} />;
  return (
    <>
      <Quantity value={price.value} places={PRICE_PLACES} />
      <PriceAge
        price={{ ...price, isOfDeal: price.source === 'deal' }}
        shows="both"
        className="ml-auto block max-w-44 text-xs whitespace-normal @max-[1080px]:max-w-32"
      />
    </>
  );
}
