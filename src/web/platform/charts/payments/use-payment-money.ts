import { AMOUNT_MASK, useDisplayPreferences } from '../../ui/display-preferences.ts';
import { formatFigure } from '../../ui/format.ts';
import { paymentAmount, type Payment } from './payment-shape.ts';

/** Formats the amount of a payment: with cents, or for a narrow place only with the cents that there are. */
export function usePaymentMoney() {
  const { locale, amountsHidden } = useDisplayPreferences();
  const format = (payment: Payment, places: number) =>
    amountsHidden ? AMOUNT_MASK : formatFigure(paymentAmount(payment), locale, { places });
  return {
    full: (payment: Payment) => format(payment, 2),
    short: (payment: Payment) => format(payment, Number.isInteger(paymentAmount(payment)) ? 0 : 2),
  };
}
