import { isNotFound } from '../../../platform/api-client/call-error.ts';
import { useCachedCalendarFeeds } from '../../../platform/queries/portfolio/calendar-feeds.ts';
import { useCachedIncome } from '../../../platform/queries/portfolio/figures/income.ts';
import { calendarFeedsTexts } from '../../../platform/texts/portfolio/calendar-feeds.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Button } from '../../../platform/ui/button.tsx';

/** Leads to the calendar feeds further down the page; nothing if they are switched off. */
export function GoToCalendarFeeds() {
  const { title } = useTexts(calendarFeedsTexts);
  const { error } = useCachedCalendarFeeds();
  const { data } = useCachedIncome('me');
  if (isNotFound(error)) return null;
  return (
    <Button
      kind="primary"
      disabled={data === undefined || data.events.length === 0}
      onClick={() => document.getElementById('feed')?.focus()}
    >
      {title}
    </Button>
  );
}
