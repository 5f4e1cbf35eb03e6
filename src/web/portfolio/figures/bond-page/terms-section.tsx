import type { BondAnalytics } from '#api/portfolio/figures/bond-analytics';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText, Percent, Quantity } from '../../../platform/ui/amount.tsx';
import { DescriptionList } from '../../../platform/ui/description-list.tsx';
import { MissingFigure } from '../bond-analytics/missing-figure.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';

/** The terms and conventions behind all figures; assumed ones are marked. */
export function TermsSection({ analytics: { terms } }: { readonly analytics: BondAnalytics }) {
  const { sections, terms: texts, compounded } = useTexts(bondAnalyticsTexts);
  if (!terms.known) {
    return (
      <SheetSection title={sections.terms}>
        <MissingFigure reason={terms.reason} />
      </SheetSection>
    );
  }
  const { couponFrequency, dayCount, assumed } = terms;
  const mark = (name: (typeof assumed)[number]) =>
    assumed.includes(name) && <span className="block text-xs text-warn">{texts.assumed}</span>;
  return (
    <SheetSection title={sections.terms}>
      <DescriptionList
        rows={[
          { label: texts.coupon, value: <Percent value={terms.couponPercent} /> },
          {
            label: texts.frequency,
            value: (
              <>
                {couponFrequency === 0 ? texts.noCoupons : couponFrequency}
                {mark('couponFrequency')}
              </>
            ),
          },
          {
            label: texts.dayCount,
            value: (
              <>
                {dayCount}
                {mark('dayCount')}
              </>
            ),
          },
          { label: texts.maturity, value: <DateText value={terms.maturityDate} /> },
          { label: texts.redemption, value: <Quantity value={terms.redemption} places={4} /> },
          { label: texts.compounding, value: compounded(terms.compounding) },
        ]}
      />
    </SheetSection>
  );
}
