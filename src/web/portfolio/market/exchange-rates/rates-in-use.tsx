import type { RatesOverview } from '#api/portfolio/instruments/exchange-rates';
import { exchangeRatesTexts } from '../../../platform/texts/portfolio/instruments/exchange-rates.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { formatDay, formatFigure } from '../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { DailyFetch } from './daily-fetch.tsx';

/** The most decimals of any published rate, including the fixed rate of the lev. */
const MAX_PLACES = 6;

/** The rates in use with their source and day, the other days in store, and the daily fetch. */
export function RatesInUse({ inUse }: { readonly inUse: RatesOverview }) {
  const texts = useTexts(exchangeRatesTexts);
  const { locale } = useDisplayPreferences();
  const { storedDays } = inUse;
  return (
    <div className="grid gap-3">
      <p>
        {inUse.day === null ? texts.specification : `${texts.ecb(formatDay(inUse.day, locale))} ${texts.lev}`}
      </p>
      <p className="text-sm text-soft">{texts.quotations[inUse.quotation]}</p>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6 gap-y-1.5">
        {inUse.rates.map(({ currency, rate }) => (
          <div key={currency} className="flex justify-between gap-3 border-b border-hair pb-1">
            <dt className="text-soft">{currency}</dt>
            <dd className="tabular-nums">
              {formatFigure(rate, locale, { places: 2, maxPlaces: MAX_PLACES })}
            </dd>
          </div>
        ))}
      </dl>
      {storedDays !== null && (
        <p className="text-sm text-soft">
          {texts.storedDays(
            formatFigure(storedDays.count, locale, { places: 0 }),
            formatDay(storedDays.first, locale),
            formatDay(storedDays.last, locale),
          )}
        </p>
      )}
      {inUse.fetch !== null && <DailyFetch fetch={inUse.fetch} />}
    </div>
  );
}
