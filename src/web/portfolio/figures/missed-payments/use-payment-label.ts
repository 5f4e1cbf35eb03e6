import type { MissedPayment } from '#api/portfolio/missed-payments';
import { missedPaymentsTexts } from '../../../platform/texts/portfolio/missed-payments.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { AMOUNT_MASK, useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay, formatMoney } from '../../../platform/ui/format.ts';

type Labelled = Pick<MissedPayment, 'isin' | 'name' | 'day' | 'currency' | 'nominal' | 'boughtOn'>;

/** Names a missed payment, with the purchase whose payment it is: a bond may have several. */
export function usePaymentLabel() {
  const texts = useTexts(missedPaymentsTexts);
  const { locale, amountsHidden } = useDisplayPreferences();
  return ({ isin, name, day, currency, nominal, boughtOn }: Labelled) => {
    const money = amountsHidden ? AMOUNT_MASK : formatMoney(nominal, locale, { currency, code: true });
    const bought = boughtOn === null ? [] : [texts.boughtOn(formatDay(boughtOn, locale))];
    return texts.ofPayment(name ?? isin, formatDay(day, locale), [money, ...bought].join(', '));
  };
}
