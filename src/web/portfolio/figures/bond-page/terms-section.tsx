import { calendarDate, dateFromDayNumber, dayNumber } from '#domain/calendar-date';
import { addMonths, yearMonthDay } from '#domain/day-number';
import type { BondAnalytics } from '#api/portfolio/figures/bond-analytics';
import { useInstrument } from '../../../platform/queries/portfolio/instruments/instruments.ts';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText, Quantity } from '../../../platform/ui/amount.tsx';
import { DescriptionList, type Described } from '../../../platform/ui/description-list.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDayOfEveryYear } from '../../../platform/ui/format.ts';
import { MissingFigure } from '../bond-analytics/missing-figure.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';
import { useFigureFormat } from '../bond-analytics/use-figure-format.ts';

type Terms = Extract<BondAnalytics['terms'], { known: true }>;

/** The terms and conventions behind all figures; assumed ones are marked. */
export function TermsSection({ analytics }: { readonly analytics: BondAnalytics }) {
  const { sections } = useTexts(bondAnalyticsTexts);
  const { terms } = analytics;
  return (
    <SheetSection title={sections.terms}>
      {terms.known ? (
        <TermsList terms={terms} analytics={analytics} />
      ) : (
        <MissingFigure reason={terms.reason} />
      )}
    </SheetSection>
  );
}

interface TermsListProps {
  readonly terms: Terms;
  readonly analytics: BondAnalytics;
}

function TermsList({ terms, analytics }: TermsListProps) {
  const { terms: texts, compounded } = useTexts(bondAnalyticsTexts);
  const { data: security } = useInstrument(analytics);
  const rate = useCouponRate(analytics.currency);
  const days = useCouponDays(terms);
  const { dayCount, assumed } = terms;
  const mark = (name: (typeof assumed)[number]) =>
    assumed.includes(name) && <span className="block text-xs text-warn">{texts.assumed}</span>;
  const rows: (Described | false)[] = [
    {
      label: texts.coupon,
      value: (
        <>
          {rate(terms)}
          {mark('couponFrequency')}
        </>
      ),
    },
    days !== null && { label: texts.couponDays, value: days },
    {
      label: texts.dayCount,
      value: (
        <>
          {dayCount}
          {mark('dayCount')}
        </>
      ),
    },
    { label: texts.compounding, value: compounded(terms.compounding) },
    security?.issueDate != null && { label: texts.issued, value: <DateText value={security.issueDate} /> },
    { label: texts.maturity, value: <DateText value={terms.maturityDate} /> },
    { label: texts.redemption, value: <Quantity value={terms.redemption} places={4} /> },
    security?.issuer != null && { label: texts.issuer, value: security.issuer },
  ];
  return <DescriptionList rows={rows.filter((row) => row !== false)} />;
}

/** '2.75%, twice a year' or 'EURIBOR 6M + 0.50%, twice a year'. */
function useCouponRate(currency: string) {
  const { terms: texts } = useTexts(bondAnalyticsTexts);
  const { percent } = useFigureFormat(currency);
  return ({ couponFrequency, couponPercent, floating }: Terms): string => {
    const frequency = texts.frequencies[couponFrequency];
    if (couponFrequency === 0) return frequency;
    const rate =
      floating === null ? percent(couponPercent, 2) : `${floating.index} + ${percent(floating.margin, 2)}`;
    return texts.rate(rate, frequency);
  };
}

const MONTHS_PER_YEAR = 12;
const MAX_DAYS = 4;

/** The days of a year on which coupons are due, counted back from maturity; null without coupons, and if they are monthly. */
function useCouponDays({ couponFrequency, maturityDate }: Terms): string | null {
  const { locale } = useDisplayPreferences();
  if (couponFrequency === 0 || couponFrequency > MAX_DAYS) return null;
  const maturity = yearMonthDay(dayNumber(calendarDate(maturityDate)));
  const days = Array.from({ length: couponFrequency }, (_, i) =>
    dateFromDayNumber(addMonths(maturity, -i * (MONTHS_PER_YEAR / couponFrequency), true)),
  );
  return days
    .toSorted((one, other) => one.slice(5).localeCompare(other.slice(5)))
    .map((day) => formatDayOfEveryYear(day, locale))
    .join(', ');
}
