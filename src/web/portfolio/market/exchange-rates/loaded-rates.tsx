import { useRatesInUse } from '../../../platform/queries/portfolio/instruments/exchange-rates.ts';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { exchangeRatesTexts } from '../../../platform/texts/portfolio/instruments/exchange-rates.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useFailureText } from '../../../platform/texts/use-failure-text.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Message } from '../../../platform/ui/message.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { RatesInUse } from './rates-in-use.tsx';

/** The rates that convert amounts to euro, as loaded from the server. */
export function LoadedRates() {
  const texts = useTexts(exchangeRatesTexts);
  const { retry } = useTexts(commonTexts);
  const failureText = useFailureText();
  const { data, error, refetch, isFetching } = useRatesInUse();
  if (data !== undefined) return <RatesInUse inUse={data} />;
  if (error === null) return <SkeletonRows label={texts.loading} rows={3} />;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Message kind="error" text={`${texts.failed} ${failureText(error)}`} />
      <Button busy={isFetching} onClick={() => void refetch()}>
        {retry}
      </Button>
    </div>
  );
}
