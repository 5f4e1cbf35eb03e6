import { useWatch, type Control } from 'react-hook-form';
import { isCalendarDate } from '#domain/calendar-date';
import { bondFigures, bondYearsSinceBuy } from '#domain/bonds/holding/bond-figures';
import { looksHundredTimesOff } from '#domain/bonds/holding/looks-hundred-times-off';
import { FromMarketPrice } from '../../../market/prices/from-market-price.tsx';
import { bondFormTexts } from '../../../../platform/texts/portfolio/bond-form.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Amount, Money, Quantity } from '../../../../platform/ui/amount.tsx';
import { DescriptionList } from '../../../../platform/ui/description-list.tsx';
import { formatFigure, formatMoney, isDecimalText } from '../../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../../platform/ui/display-preferences.ts';
import type { BondFormValues } from './bond-form-values.ts';
import { RESULT_PLACES, YEARS_PLACES } from '../details/decimal-places.ts';
import { useToday } from '../../../../platform/clock/use-today.ts';

/** Figures derived from the entries by the server's own functions, and a warning if a price looks 100 times off. */
export function DerivedFigures({ control }: { readonly control: Control<BondFormValues> }) {
  const texts = useTexts(bondFormTexts);
  const today = useToday();
  const { nominal, buyPrice, marketPrice, currency, buyDate } = useWatch({
    control,
    compute: (values) => values,
  });
  const market = marketPrice === '' ? '0' : marketPrice;
  if (!isDecimalText(nominal) || !isDecimalText(buyPrice) || !isDecimalText(market)) return null;
  const { result, amountPaid, profit } = bondFigures({ nominal, buyPrice, marketPrice: market });
  const prices = marketPrice === '' ? [buyPrice] : [buyPrice, marketPrice];
  const off = prices.some((price) => looksHundredTimesOff({ price, nominal, amount: nominal }));
  const years = isCalendarDate(buyDate) ? bondYearsSinceBuy(buyDate, today).toFixed(YEARS_PLACES) : null;
  return (
    <section className="rounded-control bg-hair px-4 py-3" aria-live="polite">
      <h3 className="mb-2 text-sm font-medium text-soft">{texts.derived}</h3>
      <p className="mb-2 font-medium tabular-nums">
        <AmountSum nominal={nominal} price={buyPrice} amount={amountPaid.toFixed()} currency={currency} />
      </p>
      <DescriptionList
        rows={[
          {
            label: texts.result,
            value: (
              <FromMarketPrice price={Number(market)}>
                <Quantity value={result.toFixed()} places={RESULT_PLACES} signed />
              </FromMarketPrice>
            ),
          },
          {
            label: texts.profit,
            value: (
              <FromMarketPrice price={Number(market)}>
                <Money value={profit.toFixed()} currency={currency} code signed />
              </FromMarketPrice>
            ),
          },
          { label: texts.yearsSinceBuy, value: <Amount value={years} places={YEARS_PLACES} /> },
        ]}
      />
      {off && <p className="mt-2 text-warn">{texts.hundredTimesOff}</p>}
    </section>
  );
}

interface AmountSumProps {
  readonly nominal: string;
  readonly price: string;
  readonly amount: string;
  readonly currency: string;
}

/** '5,000 nominal × 91.76 % = 4,588.00 EUR' */
function AmountSum({ nominal, price, amount, currency }: AmountSumProps) {
  const texts = useTexts(bondFormTexts);
  const { locale } = useDisplayPreferences();
  return texts.amountSum(
    formatFigure(nominal, locale, { places: 0, maxPlaces: 2 }),
    formatFigure(price, locale, { places: 2, maxPlaces: 4 }),
    formatMoney(amount, locale, { currency, code: true }),
  );
}
