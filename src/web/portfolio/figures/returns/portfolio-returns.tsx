import { useNavigate, useSearch } from '@tanstack/react-router';
import { useToday } from '../../../platform/clock/use-today.ts';
import { useReturn, type ReturnQuestion } from '../../../platform/queries/portfolio/figures/returns.ts';
import { returnsTexts } from '../../../platform/texts/portfolio/figures/returns.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { RenderLater } from '../../../platform/ui/rendering/render-later.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/layout/load-failure.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { BenchmarkComparison } from './benchmark-comparison.tsx';
import { ContributionTable } from './contribution-table.tsx';
import { LeftOutSecurities } from './left-out-securities.tsx';
import { ProfitSections } from './profit-sections.tsx';
import { ReturnAnswer } from './return-answer.tsx';
import { ReturnChoices } from './return-choices.tsx';
import { returnInAddress, type ReturnAddress } from './return-in-address.ts';
import { readQuestion } from './return-question.ts';
import { ReturnWorking } from './return-working.tsx';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

/** The returns of a portfolio over a period. */
export function PortfolioReturns({ owner }: { readonly owner: Owner }) {
  const today = useToday();
  const { locale } = useDisplayPreferences();
  const address = returnInAddress(useSearch({ strict: false }));
  const navigate = useNavigate();
  const change = (changed: ReturnAddress) =>
    void navigate({
      to: '.',
      search: () => returnInAddress({ ...address, ...changed }),
      replace: true,
      resetScroll: false,
    });
  const question = readQuestion(address, { today, locale });
  return (
    <>
      <ReturnChoices address={address} onChange={change} today={today} isWrong={question === undefined} />
      {question !== undefined && <Loaded owner={owner} question={question} />}
    </>
  );
}

function Loaded({ owner, question }: { readonly owner: Owner; readonly question: ReturnQuestion }) {
  const texts = useTexts(returnsTexts);
  const { data, error, isFetching, refetch } = useReturn(owner, question);
  if (error !== null) {
    return <LoadFailure title={texts.failed} error={error} busy={isFetching} onRetry={refetch} />;
  }
  if (data === undefined) {
    return (
      <Sheet>
        <SkeletonRows label={texts.loading} />
      </Sheet>
    );
  }
  if (data.contributions.length === 0) {
    return (
      <div className="grid gap-4">
        <Sheet>
          <EmptyState title={texts.none} text={texts.noneText} />
        </Sheet>
        <LeftOutSecurities {...data} />
      </div>
    );
  }
  return (
    <div className="grid gap-4" aria-busy={isFetching}>
      <ReturnAnswer found={data} />
      <BenchmarkComparison found={data} />
      <RenderLater>
        <ProfitSections found={data} />
        <ContributionTable found={data} />
        <ReturnWorking working={data.working} />
        <LeftOutSecurities {...data} />
      </RenderLater>
    </div>
  );
}
