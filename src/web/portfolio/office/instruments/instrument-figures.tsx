import type { ListedInstrument } from '#api/portfolio/instruments/instruments';
import { Amount, Missing, Money, Percent, Quantity } from '../../../platform/ui/amount.tsx';

const PRICE_PLACES = 4;

interface PriceFigureProps extends Pick<ListedInstrument, 'priceBasis' | 'currency'> {
  readonly price: number | null;
}

/** A price as quoted: in percent of nominal, or in currency per unit. */
export function PriceFigure({ price, priceBasis, currency }: PriceFigureProps) {
  if (price === null) return <Missing />;
  if (priceBasis === 'percent') return <Percent value={price} places={PRICE_PLACES} />;
  return (
    <span className="whitespace-nowrap">
      <Quantity value={price} places={PRICE_PLACES} /> {currency}
    </span>
  );
}

type Held = Pick<ListedInstrument, 'quantity' | 'priceBasis' | 'currency'>;

/** The total held by all users, in nominal or units. */
export function HeldQuantity({ quantity, priceBasis, currency }: Held) {
  return priceBasis === 'percent' ? (
    <Money value={quantity} currency={currency} code />
  ) : (
    <Amount value={quantity} />
  );
}
