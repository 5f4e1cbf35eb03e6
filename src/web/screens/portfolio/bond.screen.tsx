import { Link } from '@tanstack/react-router';
import type { BondAnalytics } from '#api/portfolio/figures/bond-analytics';
import type { BondId } from '#api/platform/ids';
import { BondHistory } from '../../people/audit/bond-history.tsx';
import { AnswerSheet } from '../../portfolio/figures/bond-page/answer-sheet.tsx';
import { AllFigures } from '../../portfolio/figures/bond-page/all-figures.tsx';
import { PaymentsSection } from '../../portfolio/figures/bond-page/payments-section.tsx';
import { PositionSection } from '../../portfolio/figures/bond-page/position-section.tsx';
import { repeatsReason } from '../../portfolio/figures/bond-page/shared-reason.ts';
import { BackToBonds } from '../../portfolio/records/bonds/page/back-to-bonds.tsx';
import { BondInList } from '../../portfolio/records/bonds/page/bond-in-list.tsx';
import { BondNotFound } from '../../portfolio/records/bonds/page/bond-not-found.tsx';
import { isNotFound } from '../../platform/api-client/call-error.ts';
import { WithBondId } from '../../portfolio/records/bonds/page/with-bond-id.tsx';
import { ProfitSection } from '../../portfolio/figures/bond-page/profit-section.tsx';
import { useFigureFormat } from '../../portfolio/figures/bond-analytics/use-figure-format.ts';
import { Page } from '../../platform/layout/page.tsx';
import { useMyBondAnalytics } from '../../platform/queries/portfolio/figures/bond-analytics.ts';
import { bondAnalyticsTexts } from '../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Button, buttonLook } from '../../platform/ui/button.tsx';
import { RenderLater } from '../../platform/ui/rendering/render-later.tsx';
import { LoadFailure } from '../../platform/layout/load-failure.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../platform/ui/skeleton.tsx';

export function BondScreen() {
  return <WithBondId>{(bondId) => <BondPage key={bondId} bondId={bondId} />}</WithBondId>;
}

function BondPage({ bondId }: { readonly bondId: BondId }) {
  const texts = useTexts(bondAnalyticsTexts);
  const { data, error, isFetching, refetch } = useMyBondAnalytics(bondId);
  if (isNotFound(error)) return <BondNotFound />;
  return (
    <Page
      title={data?.security?.name ?? texts.bondTitle(data?.isin ?? `#${bondId}`)}
      // An empty line reserves its space while loading.
      intro={data === undefined ? '\u00a0' : <Intro analytics={data} />}
      actions={<Actions bondId={bondId} />}
    >
      {data !== undefined && <Sections analytics={data} />}
      {data !== undefined && (
        <RenderLater>
          <div className="mt-4">
            <BondHistory bondId={bondId} isOwn />
          </div>
        </RenderLater>
      )}
      {data === undefined && error !== null && (
        <LoadFailure title={texts.failed} error={error} busy={isFetching} onRetry={refetch} />
      )}
      {data === undefined && error === null && (
        <Sheet>
          <SkeletonRows label={texts.loading} />
        </Sheet>
      )}
    </Page>
  );
}

function Actions({ bondId }: { readonly bondId: BondId }) {
  const texts = useTexts(bondAnalyticsTexts);
  const params = { bondId: String(bondId) };
  return (
    <>
      <BackToBonds />
      <BondInList bondId={bondId} />
      <Link to="/bond/$bondId/payments" params={params} className={buttonLook()}>
        {texts.payments}
      </Link>
      <Link to="/bond/$bondId/cashflows" params={params} className={buttonLook()}>
        {texts.cashFlows}
      </Link>
      <Button className="max-md:hidden" onClick={() => window.print()}>
        {texts.print}
      </Button>
    </>
  );
}

/** Includes the ISIN if the title is the name. */
function Intro({ analytics }: { readonly analytics: BondAnalytics }) {
  const { isin, security, terms, nominal, currency } = analytics;
  const { money, percent } = useFigureFormat(currency);
  const isNamed = (security?.name ?? null) !== null;
  return [
    ...(isNamed ? [isin] : []),
    ...(terms.known ? [percent(terms.couponPercent, 2)] : []),
    money(nominal),
  ].join(' · ');
}

/** The answers first, then the figures behind them. */
function Sections({ analytics }: { readonly analytics: BondAnalytics }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      <AnswerSheet analytics={analytics} />
      <RenderLater>
        {!repeatsReason(analytics, analytics.payments) && <PaymentsSection analytics={analytics} />}
        {!repeatsReason(analytics, analytics.profit.price) && <ProfitSection analytics={analytics} />}
        <AllFigures analytics={analytics} />
        <PositionSection analytics={analytics} />
      </RenderLater>
    </div>
  );
}
