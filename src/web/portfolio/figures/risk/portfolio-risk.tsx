import { useRisk } from '../../../platform/queries/portfolio/figures/risk.ts';
import { riskTexts } from '../../../platform/texts/portfolio/figures/risk.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { RenderLater } from '../../../platform/ui/rendering/render-later.tsx';
import { EmptyState } from '../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../platform/layout/load-failure.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { KeyRateTable } from './key-rate-table.tsx';
import { LeftOutBonds } from './left-out-bonds.tsx';
import { RiskAnswer } from './risk-answer.tsx';
import { RiskCards } from './risk-cards.tsx';
import { ScenarioSection } from './scenario-section.tsx';
import { ShiftTable } from './shift-table.tsx';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

/** The interest-rate risk of a portfolio's bonds. */
export function PortfolioRisk({ owner }: { readonly owner: Owner }) {
  const texts = useTexts(riskTexts);
  const { data, error, isFetching, refetch } = useRisk(owner);
  if (data === undefined && error !== null) {
    return <LoadFailure title={texts.failed} error={error} busy={isFetching} onRetry={refetch} />;
  }
  if (data === undefined) {
    return (
      <Sheet>
        <SkeletonRows label={texts.loading} />
      </Sheet>
    );
  }
  if (data.bonds === 0) {
    return (
      <div className="grid gap-4">
        <Sheet>
          <EmptyState title={texts.none} text={texts.noneText} />
        </Sheet>
        <LeftOutBonds left={data.left} on={data.on} />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <RiskAnswer risk={data} />
      <RiskCards risk={data} owner={owner} />
      <RenderLater>
        <div className="grid items-start gap-4 md:grid-cols-2">
          <KeyRateTable risk={data} />
          <ShiftTable risk={data} />
        </div>
        <ScenarioSection owner={owner} />
        <LeftOutBonds left={data.left} on={data.on} />
      </RenderLater>
    </div>
  );
}
