import { chartsTexts } from '../../texts/platform/charts.ts';
import { useTexts } from '../../texts/texts.ts';
import { useDisplayPreferences } from '../../ui/display-preferences.ts';
import { formatDay, formatMoney } from '../../ui/format.ts';
import { useDealWords } from './use-deal-words.ts';
import { useEstimateWord } from './use-estimate-word.ts';
import type { ValuePoint } from '../value-points.ts';

/** The day and the figures of a point as a screen reader announces them. */
export function useValueWords(currency: string) {
  const texts = useTexts(chartsTexts);
  const { locale, amountsHidden, hiddenLabel } = useDisplayPreferences();
  const money = (value: number) => (amountsHidden ? hiddenLabel : formatMoney(value, locale, { currency }));
  const dealWords = useDealWords(money);
  const estimateWord = useEstimateWord();
  return (point: ValuePoint): string => {
    const { day, value, withPayments, deals } = point;
    const estimate = estimateWord(point);
    return [
      `${formatDay(day, locale)}: ${money(value)}`,
      ...(withPayments === null ? [] : [`${texts.withPayments} ${money(withPayments)}`]),
      ...(estimate === null ? [] : [estimate]),
      ...deals.map(dealWords),
    ].join(', ');
  };
}
