import { useState, type ReactNode } from 'react';
import type { Income } from '#api/portfolio/figures/income';
import { useIncome } from '../../../platform/queries/portfolio/figures/income.ts';
import { useMissedPayments } from '../../../platform/queries/portfolio/missed-payments.ts';
import { incomeTexts } from '../../../platform/texts/portfolio/figures/income.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { RenderLater } from '../../../platform/ui/rendering/render-later.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/layout/load-failure.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { CalendarFeeds } from '../../notices/calendar-feeds/calendar-feeds.tsx';
import { Reminders } from '../../notices/reminders/reminders.tsx';
import { IncomeCards } from './income-cards.tsx';
import { IncomeLadder } from './income-ladder.tsx';
import { IncomeMonths } from './income-months.tsx';
import { IncomeNotes } from './income-notes.tsx';
import { monthButtonId, nextMonth, troubledMonths } from './listed-months.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

interface IncomeSectionsProps {
  readonly owner: Owner;
  /** Renders the missed payments, below the cards. */
  readonly showMissed: (missed: ReturnType<typeof useMissedPayments>) => ReactNode;
}

/** The cards, the months with their events, the maturity ladder, and the user's own calendar feeds. */
export function IncomeSections({ owner, showMissed }: IncomeSectionsProps) {
  const texts = useTexts(incomeTexts);
  const { data, error, isFetching, refetch } = useIncome(owner);
  const missed = useMissedPayments(owner);
  if (data !== undefined)
    return (
      <LoadedIncome owner={owner} missed={missed.isPending ? undefined : showMissed(missed)} income={data} />
    );
  if (error === null) return <Loading />;
  return <LoadFailure title={texts.failed} error={error} busy={isFetching} onRetry={refetch} />;
}

function Loading({ className }: { readonly className?: string }) {
  const { loading } = useTexts(incomeTexts);
  return (
    <Sheet className={className}>
      <SkeletonRows label={loading} rows={12} />
    </Sheet>
  );
}

interface LoadedIncomeProps extends Pick<IncomeSectionsProps, 'owner'> {
  readonly income: Income;
  /** Undefined while they are loading. They are above the months, which they would shift if they came later. */
  readonly missed: ReactNode | undefined;
}

function LoadedIncome({ owner, income, missed }: LoadedIncomeProps) {
  const texts = useTexts(incomeTexts);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(nextMonth(income)));
  const showTroubled = () => {
    const troubled = troubledMonths(income);
    setOpen(new Set(troubled));
    document.getElementById(monthButtonId(troubled[0] ?? ''))?.focus();
  };
  const toggle = (month: string) =>
    setOpen((months) =>
      months.has(month)
        ? new Set([...months].filter((other) => other !== month))
        : new Set([...months, month]),
    );
  if (income.events.length === 0) {
    return (
      <>
        <Sheet>
          <EmptyState title={texts.none} text={texts.noneText} />
        </Sheet>
        <IncomeNotes income={income} />
      </>
    );
  }
  const cards = <IncomeCards income={income} onShowTroubled={showTroubled} />;
  if (missed === undefined)
    return (
      <>
        {cards}
        <Loading className="mt-4" />
      </>
    );
  return (
    <>
      {cards}
      {missed}
      <RenderLater>
        <div className="mt-4 grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] print:block">
          <div className="min-w-0">
            <IncomeMonths owner={owner} income={income} open={open} onToggle={toggle} />
            <IncomeNotes income={income} />
          </div>
          <div className="grid min-w-0 gap-4">
            <IncomeLadder owner={owner} today={income.today} />
            {owner === 'me' && (
              <>
                <Reminders />
                <CalendarFeeds />
              </>
            )}
          </div>
        </div>
      </RenderLater>
    </>
  );
}
