import { LoadFailureLine } from '../../../platform/layout/load-failure-line.tsx';
import { useRatesInUse } from '../../../platform/queries/portfolio/instruments/exchange-rates.ts';
import { exchangeRatesTexts } from '../../../platform/texts/portfolio/instruments/exchange-rates.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { RatesInUse } from './rates-in-use.tsx';

/** The rates that convert amounts to euro, as loaded from the server. */
export function LoadedRates() {
  const texts = useTexts(exchangeRatesTexts);
  const query = useRatesInUse();
  if (query.data !== undefined) return <RatesInUse inUse={query.data} />;
  if (query.error === null) return <SkeletonRows label={texts.loading} rows={3} />;
  return <LoadFailureLine sentence={texts.failed} query={query} />;
}
