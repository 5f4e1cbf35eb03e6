import type { Overview } from '#api/portfolio/figures/overview';
import { useOverview } from '../../../platform/queries/portfolio/figures/overview.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { overviewTexts } from '../../../platform/texts/portfolio/figures/overview.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { RenderLater } from '../../../platform/ui/rendering/render-later.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/layout/load-failure.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { useWideScreen } from '../../../platform/ui/use-wide-screen.ts';
import { Allocation } from './allocation.tsx';
import { Attention, attentionCount } from './attention.tsx';
import { FirstStep } from './first-step.tsx';
import { HeldPositions } from './held-positions.tsx';
import { HistoryChart } from './history-chart.tsx';
import { IncomeAhead } from './income-ahead.tsx';
import { LoadingOverview } from './loading-overview.tsx';
import { NextPayments } from './next-payments.tsx';
import { TotalValue } from './total-value.tsx';
import { YearChange } from './year-change.tsx';

/** The overview of a portfolio: its value, its history, its allocation, and what needs attention. */
export function PortfolioOverview({ owner }: { readonly owner: Owner }) {
  const texts = useTexts(overviewTexts);
  const { data, error, isFetching, refetch } = useOverview(owner);
  if (data === undefined && error !== null) {
    return <LoadFailure title={texts.failed} error={error} busy={isFetching} onRetry={refetch} />;
  }
  if (data === undefined) return <LoadingOverview />;
  if (data.count === 0 && data.left.length === 0) {
    return (
      <Sheet>
        <EmptyState title={texts.none} text={texts.noneText} action={owner === 'me' && <FirstStep />} />
      </Sheet>
    );
  }
  return <Parts overview={data} owner={owner} />;
}

function Parts({ overview, owner }: { readonly overview: Overview; readonly owner: Owner }) {
  const texts = useTexts(overviewTexts);
  const isAttentionFirst = !useWideScreen() && attentionCount(overview) > 0;
  const attention = <Attention overview={overview} owner={owner} className="lg:col-span-3" />;
  return (
    <div className="grid gap-3 md:gap-4 lg:grid-cols-12 print:block print:*:mb-3">
      <Sheet className="grid min-w-0 lg:col-span-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div className="min-w-0 px-4 py-4 md:px-5">
          <TotalValue overview={overview} />
          <YearChange owner={owner} />
        </div>
        <div className="min-w-0 border-t border-line px-4 py-4 md:px-5 lg:border-t-0 lg:border-l">
          <HistoryChart owner={owner} on={overview.on} />
        </div>
      </Sheet>
      <RenderLater>
        {isAttentionFirst && attention}
        <IncomeAhead owner={owner} overview={overview} className="lg:col-span-5" />
        <NextPayments overview={overview} owner={owner} className="lg:col-span-4" />
        {!isAttentionFirst && attention}
        <Allocation overview={overview} owner={owner} className="lg:col-span-5 lg:self-start" />
        <HeldPositions overview={overview} owner={owner} className="lg:col-span-7" />
        <p className="text-xs text-faint lg:col-span-12">{texts.protection}</p>
      </RenderLater>
    </div>
  );
}
