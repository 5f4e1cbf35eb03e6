import { chartsTexts } from '../../texts/platform/charts.ts';
import { useTexts } from '../../texts/texts.ts';
import { useDisplayPreferences } from '../../ui/display-preferences.ts';
import { formatDay, formatMoney } from '../../ui/format.ts';
import { paymentAmount, type Payment } from './payment-shape.ts';

/** The day, the amounts and the state of a payment; `mask` replaces a hidden amount. */
export function usePaymentWords(currency: string) {
  const { payments: texts } = useTexts(chartsTexts);
  const { locale, amountsHidden } = useDisplayPreferences();
  return (payment: Payment, mask: string): string[] => {
    const money = (amount: number) =>
      amountsHidden ? mask : formatMoney(amount, locale, { currency, code: true });
    const { day, interest, principal, look } = payment;
    const parts = [
      ...(interest > 0 ? [texts.interest(money(interest))] : []),
      ...(principal > 0 ? [texts.withPrincipal(money(principal))] : []),
    ];
    const amounts = look === 'paid' ? [money(paymentAmount(payment))] : parts;
    return [formatDay(day, locale), ...amounts, texts.looks[look]];
  };
}
