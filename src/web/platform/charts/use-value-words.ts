import { chartsTexts } from '../texts/platform/charts.ts';
import { useTexts } from '../texts/texts.ts';
import { useDisplayPreferences } from '../ui/display-preferences.ts';
import { formatDay, formatMoney } from '../ui/format.ts';
import { useDealWords } from './use-deal-words.ts';
import type { ValuePoint } from './value-points.ts';

/** The day and the figures of a point as a screen reader announces them. */
export function useValueWords(currency: string) {
  const texts = useTexts(chartsTexts);
  const { locale, amountsHidden, hiddenLabel } = useDisplayPreferences();
  const money = (value: number) => (amountsHidden ? hiddenLabel : formatMoney(value, locale, { currency }));
  const dealWords = useDealWords(money);
  return ({ day, value, withPayments, estimated, old, deals }: ValuePoint): string =>
    [
      `${formatDay(day, locale)}: ${money(value)}`,
      ...(withPayments === null ? [] : [`${texts.withPayments} ${money(withPayments)}`]),
      ...(estimated ? [old ? texts.estimatedOld : texts.estimated] : []),
      ...deals.map(dealWords),
    ].join(', ');
}
