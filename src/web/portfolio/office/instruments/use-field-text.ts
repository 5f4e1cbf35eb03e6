import { bondFormTexts } from '../../../platform/texts/portfolio/bond-form.ts';
import { instrumentsTexts } from '../../../platform/texts/portfolio/instruments/instruments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { formatDay, formatFigure } from '../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';

const MAX_PLACES = 8;
const NUMBERS = new Set(['couponPercent', 'redemption']);
const DAYS = new Set(['issueDate', 'firstCouponDate', 'maturityDate']);

/** The value of an instrument's field as text for the screen. */
export function useFieldText(): (name: string, value: string) => string {
  const { kinds, priceBases, regulatedMarket } = useTexts(instrumentsTexts);
  const { frequencies } = useTexts(bondFormTexts);
  const { locale } = useDisplayPreferences();
  const options: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    kind: kinds,
    priceBasis: priceBases,
    regulatedMarket,
    couponFrequency: frequencies,
  };
  return (name, value) => {
    if (NUMBERS.has(name)) return formatFigure(value, locale, { places: 2, maxPlaces: MAX_PLACES });
    if (DAYS.has(name)) return formatDay(value, locale);
    return options[name]?.[value] ?? value;
  };
}
