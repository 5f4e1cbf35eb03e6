import type { Position } from '#api/portfolio/positions';
import { calendarDate } from '#domain/calendar-date';
import { PRICE_PLACES } from '#domain/money/decimal-places';
import { priceAge, type Freshness } from '#domain/prices/price-age';
import { positionsTexts } from '../../platform/texts/portfolio/positions.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Missing, Quantity } from '../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../platform/ui/display-preferences.ts';
import { formatDay } from '../../platform/ui/format.ts';

type Price = Exclude<Position['price'], { readonly reason: string }>;

const COLOURS: Record<Freshness, string> = { fresh: 'text-faint', ageing: 'text-warn', old: 'text-loss' };

const NOTE_LOOK = 'ml-auto block max-w-44 text-xs whitespace-normal @max-[1080px]:max-w-32';

interface PriceOfPositionProps {
  readonly price: Position['price'];
  readonly on: string;
}

/** The price, and below it of which day it is and how long ago that was. */
export function PriceOfPosition({ price, on }: PriceOfPositionProps) {
  const { reasons } = useTexts(positionsTexts);
  if ('reason' in price) return <Missing reason={reasons[price.reason]} />;
  return (
    <>
      <Quantity value={price.value} places={PRICE_PLACES} />
      <PriceDay price={price} on={on} />
    </>
  );
}

function PriceDay({ price: { day, source }, on }: { readonly price: Price; readonly on: string }) {
  const texts = useTexts(positionsTexts);
  const { locale } = useDisplayPreferences();
  if (day === null) {
    return (
      <span className={`${NOTE_LOOK} text-warn`}>
        {source === 'holding' ? texts.holdingPrice : texts.dealPrice}
      </span>
    );
  }
  const age = priceAge({ day: calendarDate(day) }, calendarDate(on));
  const said = source === 'deal' ? texts.dealPriceOf : texts.priceOf;
  return (
    <span className={`${NOTE_LOOK} ${COLOURS[age?.freshness ?? 'fresh']}`}>
      {said(formatDay(day, locale))}, {texts.businessDaysAgo(age?.businessDays ?? 0)}
    </span>
  );
}
