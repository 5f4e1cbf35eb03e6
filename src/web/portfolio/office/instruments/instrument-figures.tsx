import type { ListedInstrument } from '#api/portfolio/instruments/instruments';
import { Amount, Missing, Money } from '../../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatFigure, formatPercent } from '../../../platform/ui/format.ts';

const PRICE_PLACES = 4;

type Quotation = Pick<ListedInstrument, 'priceBasis' | 'currency'>;

/** A price as quoted: in percent of nominal, or in currency per unit. */
export function writePrice(
  price: number,
  { priceBasis, currency, locale }: Quotation & { readonly locale: string },
): string {
  return priceBasis === 'percent'
    ? formatPercent(price, locale, { places: PRICE_PLACES })
    : `${formatFigure(price, locale, { places: PRICE_PLACES })} ${currency}`;
}

export function PriceFigure({ price, ...quotation }: Quotation & { readonly price: number | null }) {
  const { locale } = useDisplayPreferences();
  if (price === null) return <Missing />;
  return <span className="whitespace-nowrap">{writePrice(price, { ...quotation, locale })}</span>;
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
