import { Link } from '@tanstack/react-router';
import type { BondAnalytics } from '#api/bond-analytics';
import type { BondId } from '#api/ids';
import { BondHistory } from '../audit/bond-history.tsx';
import { BackToBonds } from '../bonds/back-to-bonds.tsx';
import { BondNotFound } from '../bonds/bond-not-found.tsx';
import { isNotFound, OwnBond } from '../bonds/own-bond.tsx';
import { DuePayments } from '../bond-analytics/due-payments.tsx';
import { DueTable } from '../bond-analytics/due-table.tsx';
import { HoldOrSellSection } from '../bond-analytics/hold-or-sell-section.tsx';
import { MarketSection, PurchaseSection } from '../bond-analytics/price-sections.tsx';
import { ProfitSection } from '../bond-analytics/profit-section.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';
import { TermsSection } from '../bond-analytics/terms-section.tsx';
import { useWriting } from '../bond-analytics/use-writing.ts';
import { WhatIfSection } from '../bond-analytics/what-if-section.tsx';
import { Page } from '../layout/page.tsx';
import { useMyBondAnalytics } from '../queries/bond-analytics.ts';
import { bondAnalyticsTexts } from '../texts/bond-analytics.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { useFailureText } from '../texts/use-failure-text.ts';
import { buttonLook } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SkeletonRows } from '../ui/skeleton.tsx';

export function BondScreen() {
  return <OwnBond>{(bondId) => <BondPage key={bondId} bondId={bondId} />}</OwnBond>;
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
  const { money, percent } = useWriting(currency);
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
