import { Page } from '../../platform/layout/page.tsx';
import { usePrices } from '../../platform/queries/portfolio/instruments/prices.ts';
import { commonTexts } from '../../platform/texts/platform/common.ts';
import { pricesTexts } from '../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useFailureText } from '../../platform/texts/use-failure-text.ts';
import { ErrorPanel } from '../../platform/ui/error-panel.tsx';
import { SkeletonRows } from '../../platform/ui/skeleton.tsx';
import { PriceDesk } from '../../portfolio/office/price-desk/price-desk.tsx';

export function PricesScreen() {
  const texts = useTexts(pricesTexts);
  const { retry } = useTexts(commonTexts);
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = usePrices();
  if (data !== undefined) return <PriceDesk listed={data} />;
  return (
    <Page title={texts.title} intro={'\u00a0'}>
      {error === null ? (
        <SkeletonRows label={texts.loading} rows={8} />
      ) : (
        <ErrorPanel
          title={texts.failedTitle}
          text={failureText(error)}
          retryLabel={retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Page>
  );
}
