import { Suspense } from 'react';
import type { BondAnalytics } from '#api/portfolio/figures/bond-analytics';
import { PaymentLegend } from '../../../platform/charts/payments/payment-legend.tsx';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import { DueNotes } from '../bond-analytics/due-notes.tsx';
import { DueTable } from '../bond-analytics/due-table.tsx';
import { MissingFigure } from '../bond-analytics/missing-figure.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';
import { chartPayments } from './chart-payments.ts';

const PaymentBars = lazyPart(
  async () => (await import('../../../platform/charts/payments/payment-bars.tsx')).PaymentBars,
);

/** What the user paid for the bond and what it pays over time, as a chart and as a table. */
export function PaymentsSection({ analytics }: { readonly analytics: BondAnalytics }) {
  const { sections } = useTexts(bondAnalyticsTexts);
  const { payments, purchase, currency, today } = analytics;
  const bars = chartPayments(analytics);
  return (
    <SheetSection
      title={sections.outAndBack}
      note={<PaymentLegend payments={bars} />}
      className={`lg:col-span-2 ${payments.known ? 'lg:self-stretch' : ''}`}
    >
      {payments.known ? (
        <>
          <div className="min-h-93 sm:min-h-79 md:min-h-81 print:min-h-0">
            <Suspense>
              <PaymentBars
                payments={bars}
                {...{ currency, today }}
                title={sections.outAndBack}
                table={<DueTable flows={payments.flows} {...{ purchase, currency }} />}
              />
            </Suspense>
          </div>
          <DueNotes payments={payments} analytics={analytics} isOwn />
        </>
      ) : (
        <MissingFigure reason={payments.reason} />
      )}
    </SheetSection>
  );
}
