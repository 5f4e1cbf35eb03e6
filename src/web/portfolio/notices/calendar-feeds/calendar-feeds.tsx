import { Suspense, useState } from 'react';
import type { CalendarFeed } from '#api/portfolio/calendar-feeds';
import { isNotFound } from '../../../platform/api-client/call-error.ts';
import { QuestionDialog } from '../../../platform/forms/question-dialog.tsx';
import { LoadFailureLine } from '../../../platform/layout/load-failure-line.tsx';
import {
  useMyCalendarFeeds,
  useRemoveCalendarFeed,
} from '../../../platform/queries/portfolio/calendar-feeds.ts';
import { calendarFeedsTexts } from '../../../platform/texts/portfolio/calendar-feeds.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { InstantText } from '../../../platform/ui/amount.tsx';
import { Button } from '../../../platform/ui/button.tsx';
import { RenderWhenNear } from '../../../platform/ui/rendering/render-when-near.tsx';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import { Sheet } from '../../../platform/ui/sheet.tsx';

/** Far down the page, so its script is loaded after the rest. */
const NewCalendarFeed = lazyPart(async () => (await import('./new-calendar-feed.tsx')).NewCalendarFeed);

/** The addresses at which calendar programs read the user's income, and a form to create one; nothing if they are switched off. */
export function CalendarFeeds() {
  const texts = useTexts(calendarFeedsTexts);
  const feeds = useMyCalendarFeeds();
  const [revoking, setRevoking] = useState<CalendarFeed | null>(null);
  if (isNotFound(feeds.error)) return null;
  return (
    <Sheet className="min-w-0 p-5 no-print">
      <h2 id="feed" tabIndex={-1} className="mb-1 scroll-mt-20 font-bold outline-none">
        {texts.title}
      </h2>
      <p className="text-soft">{texts.intro}</p>
      <RenderWhenNear className="min-h-60">
        <Suspense fallback={<div className="min-h-60" />}>
          <NewCalendarFeed />
        </Suspense>
      </RenderWhenNear>
      <LoadFailureLine sentence={texts.failed} query={feeds} />
      <ul>
        {feeds.data?.map((feed) => (
          <FeedRow key={feed.id} feed={feed} onRevoke={() => setRevoking(feed)} />
        ))}
      </ul>
      {revoking !== null && <RevokeQuestion feed={revoking} onClose={() => setRevoking(null)} />}
    </Sheet>
  );
}

function FeedRow({ feed, onRevoke }: { readonly feed: CalendarFeed; readonly onRevoke: () => void }) {
  const texts = useTexts(calendarFeedsTexts);
  const { name, withAmounts, lastUsedAt } = feed;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 border-t border-hair py-2">
      <div className="min-w-0 grow">
        <div className="font-medium wrap-anywhere">{name}</div>
        <div className="text-sm text-soft">
          {withAmounts ? texts.amounts : texts.noAmounts} ·{' '}
          {lastUsedAt === null ? (
            texts.neverUsed
          ) : (
            <>
              {texts.used} <InstantText value={lastUsedAt} />
            </>
          )}
        </div>
      </div>
      <Button aria-label={texts.revokeLabel(name)} onClick={onRevoke}>
        {texts.revoke}
      </Button>
    </li>
  );
}

function RevokeQuestion({ feed, onClose }: { readonly feed: CalendarFeed; readonly onClose: () => void }) {
  const texts = useTexts(calendarFeedsTexts);
  const removing = useRemoveCalendarFeed();
  return (
    <QuestionDialog
      title={texts.revokeTitle}
      question={texts.revokeText(feed.name)}
      confirmLabel={texts.revoke}
      danger
      busy={removing.isPending}
      error={removing.error}
      failure={texts.revokeFailed}
      onConfirm={() => removing.mutate(feed, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
