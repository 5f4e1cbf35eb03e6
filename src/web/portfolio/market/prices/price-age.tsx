import type { Freshness } from '#domain/prices/price-age';
import { priceAgeTexts } from '../../../platform/texts/portfolio/instruments/price-age.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { formatDay } from '../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';

/** The day of a price, and its age in business days. */
interface DatedPrice {
  /** Null if unknown. */
  readonly day: string | null;
  /** Both are null without a day, and for holdings that need no newer price. */
  readonly age: number | null;
  readonly freshness: Freshness | null;
  /** True if the price is missing and the purchase price is used instead. */
  readonly isOfDeal?: boolean;
}

interface PriceAgeProps {
  readonly price: DatedPrice;
  /** The day or the age, with the other in the tooltip; or a sentence with both. */
  readonly shows: 'day' | 'age' | 'both';
  readonly className?: string;
}

const COLOURS = { ageing: 'text-warn', old: 'text-loss' } as const;

/** The age of a price, coloured once a newer one is overdue. */
export function PriceAge({ price, shows, className = '' }: PriceAgeProps) {
  const texts = usePriceAgeTexts(price);
  const text = texts[shows];
  const tooltip = text === texts.both ? undefined : texts.both;
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
  const of = isOfDeal ? texts.dealPriceDay(shown) : texts.priceDay(shown);
  return {
    day: shown,
    age: age === null ? shown : texts.days(age),
    both: `${of}, ${age === null ? texts.noNewerNeeded : texts.businessDaysAgo(age)}`,
  };
}
