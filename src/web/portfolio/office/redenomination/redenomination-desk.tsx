import { Suspense, useMemo, useState } from 'react';
import type { IssueSize, Redenomination } from '#api/portfolio/instruments/instrument-actions';
import { QuestionDialog } from '../../../platform/forms/question-dialog.tsx';
import { Toast } from '../../../platform/toast/toast.tsx';
import { useToast } from '../../../platform/toast/use-toast.ts';
import {
  useRedenominate,
  useRedenominationPreview,
  type Redenominated,
} from '../../../platform/queries/portfolio/instruments/redenomination.ts';
import { redenominationTexts } from '../../../platform/texts/portfolio/instruments/redenomination.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/layout/load-failure.tsx';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { RenderLater } from '../../../platform/ui/rendering/render-later.tsx';
import { useInPieces } from '../../../platform/ui/rendering/use-in-pieces.ts';
import { PastActions } from '../corporate-actions/past-actions.tsx';
import { useSavedActions } from '../corporate-actions/use-saved-actions.ts';
import { RedenominatedHoldings } from './redenominated-holdings.tsx';
import { RedenominationSummary } from './redenomination-summary.tsx';

const IssueForm = lazyPart(async () => (await import('./issue-form.tsx')).IssueForm);

interface RedenominationDeskProps {
  /** Undefined for every security in lev. */
  readonly isin: string | undefined;
}

/** The preview of the redenomination, its button, and past redenominations with Undo. */
export function RedenominationDesk({ isin }: RedenominationDeskProps) {
  const texts = useTexts(redenominationTexts);
  const { message, showMessage, dismiss } = useToast();
  const { undo, showSaved, showUndone } = useSavedActions(showMessage);
  /** The subject of the confirmation. The mutation is kept here, because the preview unmounts once nothing is in lev. */
  const [asking, setAsking] = useState<Redenomination | null>(null);
  const [issue, setIssue] = useState<IssueSize | null>(null);
  const what = { isin, issue };
  const act = useRedenominate(what);
  const close = () => {
    setAsking(null);
    act.reset();
  };
  const confirm = () =>
    act.mutate(undefined, {
      onSuccess: ({ batch, holdings }) => {
        setAsking(null);
        showSaved(batch, texts.done(holdings));
      },
    });
  return (
    <>
      <Preview what={what} onIssue={setIssue} onAsk={setAsking} />
      <PastActions isin={isin} undo={undo} onUndone={showUndone} />
      {asking !== null && (
        <QuestionDialog
          title={texts.title}
          question={texts.question(asking.holdings, asking.holders)}
          note={texts.questionNote}
          confirmLabel={texts.act(asking.holdings)}
          busy={act.isPending}
          error={act.error}
          failure={texts.failed}
          onConfirm={confirm}
          onClose={close}
        />
      )}
      <Toast message={message} onGone={dismiss} />
    </>
  );
}

interface PreviewProps {
  readonly what: Redenominated;
  readonly onIssue: (issue: IssueSize | null) => void;
  readonly onAsk: (preview: Redenomination) => void;
}

function Preview({ what, onIssue, onAsk }: PreviewProps) {
  const texts = useTexts(redenominationTexts);
  const query = useRedenominationPreview(what);
  const { error, isFetching, isFetchingNextPage, refetch, fetchNextPage } = query;
  const data = useInPieces(query.data);
  const { isin } = what;
  const preview = data?.pages[0];
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  if (preview === undefined && error !== null) {
    return <LoadFailure title={texts.loadFailed} error={error} busy={isFetching} onRetry={refetch} />;
  }
  if (preview === undefined || (preview.holdings === 0 && preview.prices === 0)) {
    return (
      <Sheet>
        {preview === undefined ? (
          <SkeletonRows label={texts.loading} />
        ) : (
          <EmptyState
            title={texts.none}
            text={isin === undefined ? texts.noneText : texts.noneOfIsin(isin)}
          />
        )}
      </Sheet>
    );
  }
  return (
    <>
      <RedenominationSummary preview={preview} />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <ul className="max-w-3xl list-disc pl-5 text-soft">
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <Button kind="primary" onClick={() => onAsk(preview)} className="max-md:w-full">
          {texts.act(preview.holdings)}
        </Button>
      </div>
      {isin !== undefined && rows.some(({ holding }) => holding === 'bond') && (
        <Suspense>
          <IssueForm isin={isin} isUsed={what.issue !== null} onIssue={onIssue} />
        </Suspense>
      )}
      {rows.length > 0 && (
        <RenderLater>
          <RedenominatedHoldings
            rows={rows}
            count={preview.holdings}
            busy={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          />
        </RenderLater>
      )}
    </>
  );
}
