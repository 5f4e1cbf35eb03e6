import { useWatch, type Control } from 'react-hook-form';
import { isCalendarDate } from '#domain/calendar-date';
import { etfOrShareFigures, etfOrShareYearsSinceBuy } from '#domain/etfs-and-shares/etf-or-share-figures';
import { roundTo } from '#domain/money/decimal';
import { pricesLookHundredTimesOff } from '#domain/etfs-and-shares/prices-look-hundred-times-off';
import { useToday } from '../../../platform/clock/use-today.ts';
import { FromMarketPrice } from '../../market/prices/from-market-price.tsx';
import { etfsAndSharesTexts } from '../../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, Money, Quantity } from '../../../platform/ui/amount.tsx';
import { DescriptionList } from '../../../platform/ui/description-list.tsx';
import { isDecimalText } from '../../../platform/ui/format.ts';
import type { EtfOrShareFormValues } from './etf-or-share-form-values.ts';
import { PRICE_PLACES, RESULT_PLACES, YEARS_PLACES } from './decimal-places.ts';

interface EtfOrShareDerivedProps {
  readonly control: Control<EtfOrShareFormValues>;
  /** Whether to show the four calculated fields below the amount. */
  readonly calculated: boolean;
}

/** Figures derived from the entries by the server's own functions, and a warning if a price looks 100 times off. */
export function EtfOrShareDerived({ control, calculated }: EtfOrShareDerivedProps) {
  const texts = useTexts(etfsAndSharesTexts);
  const values = useWatch({ control, compute: (all) => all });
  const [nominal, buyPrice, marketPrice] = [values.nominal, values.buyPrice, values.marketPrice].map(orZero);
  if (nominal === undefined || buyPrice === undefined || marketPrice === undefined) return null;
  if (!calculated && (values.nominal === '' || values.buyPrice === '')) return null;
  const figures = etfOrShareFigures({
    nominal,
    buyPrice: roundTo(buyPrice, PRICE_PLACES),
    marketPrice: roundTo(marketPrice, PRICE_PLACES),
  });
  const amountPaid = <Money value={figures.amountPaid.toFixed()} currency={values.currency} code />;
  return (
    <section className="rounded-control bg-hair px-4 py-3" aria-live="polite">
      <p className="font-medium">
        <Amount value={nominal} /> × <Quantity value={buyPrice} places={PRICE_PLACES} /> = {amountPaid}
      </p>
      {calculated && <CalculatedFields figures={figures} values={values} />}
      {pricesLookHundredTimesOff({ buyPrice, marketPrice }) && (
        <p className="mt-2 text-warn">{texts.hundredTimesOff}</p>
      )}
    </section>
  );
}

/** An empty field counts as 0; undefined if the text is not a number. */
function orZero(typed: string): string | undefined {
  if (typed === '') return '0';
  return isDecimalText(typed) ? typed : undefined;
}

interface CalculatedFieldsProps {
  readonly figures: ReturnType<typeof etfOrShareFigures>;
  readonly values: EtfOrShareFormValues;
}

function CalculatedFields({ figures, values: { buyDate, currency, marketPrice } }: CalculatedFieldsProps) {
  const { fields, calculated } = useTexts(etfsAndSharesTexts);
  const today = useToday();
  const years = etfOrShareYearsSinceBuy(isCalendarDate(buyDate) ? buyDate : null, today);
  const money = { currency, code: true };
  return (
    <>
      <h3 className="mt-3 mb-2 text-sm font-medium text-soft">{calculated}</h3>
      <DescriptionList
        rows={[
          { label: fields.amountPaid, value: <Money value={figures.amountPaid.toFixed()} {...money} /> },
          {
            label: fields.result,
            value: (
              <FromMarketPrice price={Number(marketPrice)}>
                <Quantity value={figures.result.toFixed()} places={RESULT_PLACES} signed />
              </FromMarketPrice>
            ),
          },
          {
            label: fields.profit,
            value: (
              <FromMarketPrice price={Number(marketPrice)}>
                <Money value={figures.profit.toFixed()} {...money} signed />
              </FromMarketPrice>
            ),
          },
          { label: fields.yearsSinceBuy, value: <Quantity value={years.toFixed()} places={YEARS_PLACES} /> },
        ]}
      />
    </>
  );
}
