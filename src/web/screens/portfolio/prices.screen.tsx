import { Page } from '../../platform/layout/page.tsx';
import { usePrices } from '../../platform/queries/portfolio/instruments/prices.ts';
import { pricesTexts } from '../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { LoadFailure } from '../../platform/layout/load-failure.tsx';
import { SkeletonRows } from '../../platform/ui/skeleton.tsx';
import { PriceDesk } from '../../portfolio/office/price-desk/price-desk.tsx';

export function PricesScreen() {
  const texts = useTexts(pricesTexts);
  const { data, error, isFetching, refetch } = usePrices();
  if (data !== undefined) return <PriceDesk listed={data} />;
  return (
    <Page title={texts.title} intro={'\u00a0'}>
      {error === null ? (
        <SkeletonRows label={texts.loading} rows={8} />
      ) : (
        <LoadFailure title={texts.failedTitle} error={error} busy={isFetching} onRetry={refetch} />
      )}
    </Page>
  );
}
