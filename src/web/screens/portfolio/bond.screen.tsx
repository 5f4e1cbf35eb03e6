import { Link } from '@tanstack/react-router';
import type { BondAnalytics } from '#api/portfolio/bond-analytics';
import type { BondId } from '#api/platform/ids';
import { BondHistory } from '../../people/audit/bond-history.tsx';
import { BackToBonds } from '../../portfolio/bonds/page/back-to-bonds.tsx';
import { BondNotFound } from '../../portfolio/bonds/page/bond-not-found.tsx';
import { isNotFound, WithBondId } from '../../portfolio/bonds/page/with-bond-id.tsx';
import { DuePayments } from '../../portfolio/bond-analytics/due-payments.tsx';
import { DueTable } from '../../portfolio/bond-analytics/due-table.tsx';
import { HoldOrSellSection } from '../../portfolio/bond-analytics/hold-or-sell-section.tsx';
import { MarketSection, PurchaseSection } from '../../portfolio/bond-analytics/price-sections.tsx';
import { ProfitSection } from '../../portfolio/bond-analytics/profit-section.tsx';
import { SheetSection } from '../../portfolio/bond-analytics/sheet-section.tsx';
import { TermsSection } from '../../portfolio/bond-analytics/terms-section.tsx';
import { useFigureFormat } from '../../portfolio/bond-analytics/use-figure-format.ts';
import { WhatIfSection } from '../../portfolio/bond-analytics/what-if-section.tsx';
import { Page } from '../../platform/layout/page.tsx';
import { useMyBondAnalytics } from '../../platform/queries/portfolio/bond-analytics.ts';
import { bondAnalyticsTexts } from '../../platform/texts/portfolio/bond-analytics.ts';
import { commonTexts } from '../../platform/texts/platform/common.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useFailureText } from '../../platform/texts/use-failure-text.ts';
import { buttonLook } from '../../platform/ui/button.tsx';
import { ErrorPanel } from '../../platform/ui/error-panel.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../platform/ui/skeleton.tsx';

export function BondScreen() {
  return <WithBondId>{(bondId) => <BondPage key={bondId} bondId={bondId} />}</WithBondId>;
}

function BondPage({ bondId }: { readonly bondId: BondId }) {
  const texts = useTexts(bondAnalyticsTexts);
  const { retry } = useTexts(commonTexts);
  const failureText = useFailureText();
  const { data, error, isFetching, refetch } = useMyBondAnalytics(bondId);
  if (isNotFound(error)) return <BondNotFound />;
  return (
    <Page
      title={texts.titleOf(data?.isin ?? `#${bondId}`)}
      intro={data && <Intro analytics={data} />}
      actions={<Actions bondId={bondId} />}
    >
      {data !== undefined && <Sections analytics={data} />}
      {data !== undefined && (
        <div className="mt-4">
          <BondHistory bondId={bondId} isOwn />
        </div>
      )}
      {data === undefined && error !== null && (
        <ErrorPanel
          title={texts.failed}
          text={failureText(error)}
          retryLabel={retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
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
      <Link to="/bond/$bondId/payments" params={params} className={buttonLook()}>
        {texts.payments}
      </Link>
      <Link to="/bond/$bondId/cashflows" params={params} className={buttonLook()}>
        {texts.cashFlows}
      </Link>
    </>
  );
}

function Intro({ analytics: { terms, nominal, currency } }: { readonly analytics: BondAnalytics }) {
  const texts = useTexts(bondAnalyticsTexts);
  const { money, percent } = useFigureFormat(currency);
  return terms.known ? texts.intro(percent(terms.couponPercent, 2), money(nominal)) : money(nominal);
}

function Sections({ analytics }: { readonly analytics: BondAnalytics }) {
  const { sections, asTable } = useTexts(bondAnalyticsTexts);
  const { payments, currency } = analytics;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <div className="grid min-w-0 gap-4">
        <HoldOrSellSection analytics={analytics} />
        <MarketSection analytics={analytics} />
        <PurchaseSection analytics={analytics} />
      </div>
      <div className="grid min-w-0 gap-4">
        <SheetSection title={sections.payments}>
          <DuePayments analytics={analytics} isOwn />
          {payments.known && (
            <details className="mt-2">
              <summary className="w-fit text-sm text-accent">{asTable}</summary>
              <div className="mt-2">
                <DueTable flows={payments.flows} currency={currency} />
              </div>
            </details>
          )}
        </SheetSection>
        <ProfitSection analytics={analytics} />
        <WhatIfSection analytics={analytics} />
        <TermsSection analytics={analytics} />
      </div>
    </div>
  );
}
