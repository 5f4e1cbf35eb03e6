import type { BondAnalytics } from '#api/portfolio/figures/bond-analytics';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DuePayments } from '../bond-analytics/due-payments.tsx';
import { DueTable } from '../bond-analytics/due-table.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';

/** The payments of the user's own bond over time, as a chart and as a table. */
export function PaymentsSection({ analytics }: { readonly analytics: BondAnalytics }) {
  const { sections, asTable } = useTexts(bondAnalyticsTexts);
  const { payments, currency } = analytics;
  return (
    <SheetSection title={sections.payments} className="lg:col-span-2">
      <DuePayments analytics={analytics} isOwn tall />
      {payments.known && (
        <details className="mt-2">
          <summary className="w-fit text-sm text-accent">{asTable}</summary>
          <div className="mt-2">
            <DueTable flows={payments.flows} currency={currency} />
          </div>
        </details>
      )}
    </SheetSection>
  );
}
