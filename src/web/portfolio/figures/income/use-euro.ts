import { AMOUNT_MASK, useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatFigure, formatMoney } from '../../../platform/ui/format.ts';

/** Formats amounts for sentences; masked while amounts are hidden. */
export function useEuro() {
  const { locale, amountsHidden } = useDisplayPreferences();
  return {
    euro: (amount: number) =>
      amountsHidden ? AMOUNT_MASK : formatMoney(amount, locale, { currency: 'EUR' }),
    /** Without the currency, for use below a heading that names the euro. */
    figure: (amount: number) => (amountsHidden ? AMOUNT_MASK : formatFigure(amount, locale, { places: 2 })),
    money: (amount: number, currency: string) =>
      amountsHidden ? `${AMOUNT_MASK} ${currency}` : formatMoney(amount, locale, { currency, code: true }),
  };
}
