import type { Bond } from '#api/portfolio/bonds';
import type { EtfOrShare } from '#api/portfolio/etfs-and-shares';
import { isSale } from '#domain/portfolio/holding';
import { priceAge } from '#domain/prices/price-age';
import { useToday } from '../../../platform/clock/use-today.ts';
import { PriceAge } from './price-age.tsx';

type Priced = 'marketPriceOn' | 'marketPrice' | 'expired' | 'direction';

interface MarketPriceAgeProps {
  readonly holding: Pick<Bond | EtfOrShare, Priced> &
    Partial<Pick<Bond, 'maturityDate' | 'couponFrequency' | 'couponPercent'>>;
  /** The place: below a figure in a list, or among the details. */
  readonly shows: 'day' | 'both';
}

/** The limits of the server, which it writes into the page (src/server/platform/http/answers/web-files.ts). */
const [fresh, ageing] = document.documentElement.dataset['stalePriceDays']?.split(',').map(Number) ?? [];
const LIMITS = fresh === undefined || ageing === undefined ? undefined : { fresh, ageing };

/** The day of a market price. Renders nothing without a price, nor in a list if the day is unknown. */
export function MarketPriceAge({ holding, shows }: MarketPriceAgeProps) {
  const today = useToday();
  const { marketPriceOn: day, marketPrice, expired } = holding;
  if (marketPrice <= 0 || (day === null && shows === 'day')) return null;
  const age = day && priceAge({ ...holding, day, isClosed: expired || isSale(holding) }, today, LIMITS);
  const price = { day, age: age?.businessDays ?? null, freshness: age?.freshness ?? null };
  return <PriceAge price={price} shows={shows} className={LOOKS[shows]} />;
}

const LOOKS = {
  day: 'block text-xs/[15px] whitespace-nowrap',
  both: 'block text-xs',
};
