import type { CalendarDate } from '#domain/calendar-date';
import { formatDay, formatFigure, formatMoney, formatPercent } from '../../../platform/ui/format.ts';
import { AMOUNT_MASK, useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';

/** Formats figures for a sentence or a formula; amounts are masked while they are hidden. */
export function useFigureFormat(currency: string) {
  const { locale, amountsHidden } = useDisplayPreferences();
  return {
    money: (amount: number) =>
      amountsHidden ? AMOUNT_MASK : formatMoney(amount, locale, { currency, code: true }),
    figure: (value: number, places: number) => formatFigure(value, locale, { places }),
    signed: (value: number, places: number) => formatFigure(value, locale, { places, signed: true }),
    percent: (value: number, places = 4) => formatPercent(value, locale, { places }),
    day: (day: CalendarDate) => formatDay(day, locale),
  };
}
