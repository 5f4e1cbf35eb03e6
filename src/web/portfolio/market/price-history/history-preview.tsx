import { useState } from 'react';
import type { PriceHistoryFile } from '#domain/prices/history-files/read-price-history';
import type { BatchId } from '#api/platform/ids';
import { useSavePrices } from '../../../platform/queries/portfolio/instruments/prices.ts';
import { priceHistoryTexts } from '../../../platform/texts/portfolio/instruments/price-history.ts';
import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { LoadFailure } from '../../../platform/layout/load-failure.tsx';
import { Message } from '../../../platform/ui/message.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import type { PriceFile } from '../prices/price-file-button.tsx';
import type { QuotedSecurity } from './choose-security.tsx';
import { answeredHistory, type HistoryComparison } from './compare-history.ts';
import { HistoryChanges } from './history-changes.tsx';
import { HistorySource } from './history-source.tsx';
import { HistoryWarnings } from './history-warnings.tsx';
import { RefusedDays } from './refused-days.tsx';
import { usePriceHistory, type PriceHistoryState } from './use-price-history.ts';

interface HistoryPreviewProps {
  readonly file: PriceFile;
  readonly read: PriceHistoryFile;
  readonly security: QuotedSecurity;
  readonly onEditFile: () => void;
  /** Undefined if the security is fixed. */
  readonly onChangeSecurity?: () => void;
  readonly onSaved: (batch: BatchId | null, prices: number) => void;
}

/** The last step: the changes, the unusual prices, and the button to save. */
export function HistoryPreview({ file, read, security, onSaved, ...changes }: HistoryPreviewProps) {
  const history = usePriceHistory({ text: file.text, read, security });
  return (
    <div className="grid gap-5">
      <HistorySource {...{ file, read, history }} {...changes} />
      <Result history={history} onSaved={onSaved} />
    </div>
  );
}

interface ResultProps extends Pick<HistoryPreviewProps, 'onSaved'> {
  readonly history: PriceHistoryState;
}

function Result({ history, onSaved }: ResultProps) {
  const { previewing, previewFailed } = useTexts(pricesTexts);
  const { noDays } = useTexts(priceHistoryTexts);
  const { preview, prices, comparison, days, kind, currency } = history;
  if (days.length === 0) return <p className="text-soft">{noDays}</p>;
  if (kind === undefined || currency === undefined) return null;
  if (preview.error !== null) {
    return (
      <LoadFailure
        title={previewFailed}
        error={preview.error}
        busy={preview.isFetching}
        onRetry={preview.refetch}
      />
    );
  }
  if (preview.data === undefined || comparison === undefined) {
    return <SkeletonRows label={previewing} rows={3} />;
  }
  if (preview.data.refused.length > 0)
    return <RefusedDays history={history} refused={preview.data.refused} />;
  const answered = answeredHistory(prices, preview.data.rows);
  return <SaveHistory key={prices.length} {...{ history, comparison, answered, onSaved }} />;
}

interface SaveHistoryProps extends ResultProps {
  readonly comparison: HistoryComparison;
  readonly answered: ReturnType<typeof answeredHistory>;
}

function SaveHistory({ history, comparison, answered, onSaved }: SaveHistoryProps) {
  const texts = useTexts(priceHistoryTexts);
  const { save: saveLabel, saveFailed } = useTexts(pricesTexts);
  const withCause = useWithCause();
  const saving = useSavePrices();
  const [isAnswered, setAnswered] = useState(false);
  const { added, replaced, unusual, toRetype, isWrongFile } = comparison;
  const count = added.length + replaced.length;
  const mustAnswer = unusual.length > 0 || toRetype.length > 0;
  const save = () =>
    saving.mutate({ prices: answered, source: 'file' }, { onSuccess: ({ batch }) => onSaved(batch, count) });
  return (
    <>
      <HistoryChanges history={history} comparison={comparison} />
      {isWrongFile ? (
        <Message kind="error" text={texts.wrongFile} />
      ) : (
        mustAnswer && <HistoryWarnings comparison={comparison} onAnswered={setAnswered} />
      )}
      {saving.error !== null && <Message kind="error" text={withCause(saveFailed, saving.error)} />}
      {count === 0 ? (
        <Message kind="note" text={texts.nothingNew} />
      ) : (
        <div className="flex justify-end">
          <Button
            kind="primary"
            busy={saving.isPending}
            disabled={isWrongFile || (mustAnswer && !isAnswered)}
            onClick={save}
          >
            {saveLabel(count)}
          </Button>
        </div>
      )}
    </>
  );
}
