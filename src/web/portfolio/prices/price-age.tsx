import type { Freshness } from '#domain/prices/price-age';
import { priceAgeTexts } from '../../platform/texts/portfolio/instruments/price-age.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { formatDay } from '../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../platform/ui/display-preferences.ts';

/** Of which day a price is, and how many business days ago that was. */
export interface DatedPrice {
  /** Null where it is not known. */
  readonly day: string | null;
  /** Both are null without a day, and for what needs no newer price. */
  readonly age: number | null;
  readonly freshness: Freshness | null;
  /** The price of a purchase stands in for one that is missing. */
  readonly isOfDeal?: boolean;
}

interface PriceAgeProps {
  readonly price: DatedPrice;
  /** The day or the age alone, the other in the tooltip; or a sentence with both. */
  readonly shows: 'day' | 'age' | 'both';
  readonly className?: string;
}

const COLOURS = { ageing: 'text-warn', old: 'text-loss' } as const;

/** How old a price is, coloured once a newer one should have followed. */
export function PriceAge({ price, shows, className = '' }: PriceAgeProps) {
  const said = usePriceAgeTexts(price);
  const text = said[shows];
  const tooltip = text === said.both ? undefined : said.both;
  const { freshness } = price;
  const quiet = shows === 'age' ? '' : 'text-faint';
  const colour = freshness === null || freshness === 'fresh' ? quiet : COLOURS[freshness];
  return (
    <span className={`${className} ${colour}`} title={tooltip}>
      {text}
    </span>
  );
}

function usePriceAgeTexts({ day, age, isOfDeal = false }: DatedPrice) {
  const texts = useTexts(priceAgeTexts);
  const { locale } = useDisplayPreferences();
  if (day === null) {
    const both = isOfDeal ? texts.dealPriceOfNoDay : texts.priceOfNoDay;
    return { day: texts.dayNotKnown, age: texts.dayNotKnown, both };
  }
  const shown = formatDay(day, locale);
  const of = isOfDeal ? texts.dealPriceOf(shown) : texts.priceOf(shown);
  return {
    day: shown,
    age: age === null ? shown : texts.days(age),
    both: `${of}, ${age === null ? texts.noNewerNeeded : texts.businessDaysAgo(age)}`,
  };
}
