import { sumEntered } from '#domain/money/sum-entered';
import { chartsTexts } from '../../texts/platform/charts.ts';
import { useTexts } from '../../texts/texts.ts';
import { useDisplayPreferences } from '../../ui/display-preferences.ts';
import { formatDay, formatMoney } from '../../ui/format.ts';
import { PAYMENT_LOOKS, paymentAmount, type Payment } from './payment-shape.ts';

/** Summarizes the payments: the count and the sum of each state, and the last day. */
export function usePaymentSummary(payments: readonly Payment[], currency: string): string {
  const { payments: texts, hidden, sentence } = useTexts(chartsTexts);
  const { locale, amountsHidden } = useDisplayPreferences();
  const parts = PAYMENT_LOOKS.flatMap((look) => {
    const those = payments.filter((payment) => payment.look === look);
    const sum = sumEntered(those.map(paymentAmount));
    if (sum === null) return [];
    const amount = amountsHidden ? null : formatMoney(sum, locale, { currency, code: true });
    return [texts.barSummary(texts.looks[look], those.length, amount)];
  });
  const last = payments.at(-1);
  const end = last === undefined ? [] : [texts.lastOn(formatDay(last.day, locale))];
  return sentence([...parts, ...end, ...(amountsHidden ? [hidden] : [])]);
}
