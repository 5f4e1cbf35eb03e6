import type { RatesOverview } from '#api/portfolio/instruments/exchange-rates';
import { exchangeRatesTexts } from '../../../platform/texts/portfolio/instruments/exchange-rates.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatInstant } from '../../../platform/ui/format.ts';
import { Message } from '../../../platform/ui/message.tsx';

/** The source of the daily rates, when the last fetch succeeded, and why later ones failed. */
export function DailyFetch({ fetch }: { readonly fetch: NonNullable<RatesOverview['fetch']> }) {
  const texts = useTexts(exchangeRatesTexts).fetch;
  const { locale } = useDisplayPreferences();
  const { host, lastSuccess, failure } = fetch;
  return (
    <>
      <p className="text-sm text-soft">
        {texts.host(host)}{' '}
        {lastSuccess === null ? texts.never : texts.last(formatInstant(lastSuccess.at, locale))}
      </p>
      {failure !== null && (
        <Message
          kind="warning"
          text={texts.failed(
            formatInstant(failure.at, locale),
            texts.faults[failure.fault](failure.status ?? 0),
          )}
        />
      )}
    </>
  );
}
