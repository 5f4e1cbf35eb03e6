import type { ReactNode } from 'react';
import type { BondAnalytics } from '#api/portfolio/figures/bond-analytics';
import type { CalendarDate } from '#domain/calendar-date';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { bondFormTexts } from '../../../platform/texts/portfolio/bond-form.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText, Money, Percent, Quantity } from '../../../platform/ui/amount.tsx';
import { DescriptionList, type Described } from '../../../platform/ui/description-list.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';
import { SheetSection } from '../../figures/bond-analytics/sheet-section.tsx';
import { useFigureFormat } from '../../figures/bond-analytics/use-figure-format.ts';

type Terms = Extract<BondAnalytics['terms'], { known: true }>;

/** Amortization, coupon steps, floating coupons and calls of a bond. Renders nothing for a plain bond. */
export function FeaturesSection({ analytics }: { readonly analytics: BondAnalytics }) {
  const { features: texts } = useTexts(bondAnalyticsTexts);
  const rows = useFeatureRows(analytics);
  const { terms } = analytics;
  if (!terms.known || !hasFeatures(terms)) return null;
  return (
    <SheetSection title={texts.title} className="lg:col-span-3">
      <div className="grid items-start gap-5 md:grid-cols-2 lg:grid-cols-3">
        {rows.length > 0 && <DescriptionList rows={rows} />}
        <FeatureTables terms={terms} analytics={analytics} />
      </div>
    </SheetSection>
  );
}

function hasFeatures({ amortization, couponSteps, floating, calls }: Terms): boolean {
  return floating !== null || amortization.length + couponSteps.length + calls.length > 0;
}

function useFeatureRows({ terms, running, market, currency }: BondAnalytics): Described[] {
  const { features: texts, years } = useTexts(bondAnalyticsTexts);
  const { floating } = useTexts(bondFormTexts);
  const { figure, percent, day } = useFigureFormat(currency);
  if (!terms.known) return [];
  const percentOrNull = (value: number | null) => (value === null ? null : percent(value, 2));
  const isAmortising = terms.amortization.length > 0;
  const assumed = running.known ? (running.floating?.assumed ?? null) : null;
  return [
    running.known && isAmortising
      ? {
          label: texts.outstanding,
          value: (
            <>
              <Money value={running.nominal} currency={currency} code /> · {texts.factor}{' '}
              <Percent value={running.outstandingPercent} />
            </>
          ),
        }
      : null,
    market.known && isAmortising
      ? { label: texts.averageLife, value: years(figure(market.averageLife, 2)) }
      : null,
    terms.floating && {
      label: floating,
      value: texts.floating(`${terms.floating.index} + ${percent(terms.floating.margin, 2)}`, {
        floor: percentOrNull(terms.floating.floor),
        cap: percentOrNull(terms.floating.cap),
      }),
    },
    running.known && running.floating !== null
      ? { label: texts.runningCoupon, value: <Percent value={running.floating.couponPercent} /> }
      : null,
    assumed && {
      label: texts.later,
      value: texts.assumed(day(assumed.from), percent(assumed.couponPercent, 2)),
    },
  ].filter((row) => row !== null);
}

function FeatureTables({ terms, analytics }: { readonly terms: Terms; readonly analytics: BondAnalytics }) {
  const texts = useTexts(bondFormTexts);
  const { features } = useTexts(bondAnalyticsTexts);
  const { columns } = texts.features;
  const { market } = analytics;
  const ends = market.known && market.calls !== null ? market.calls.ends : [];
  return (
    <>
      <DayTable
        title={texts.amortization}
        columns={columns.amortization}
        rows={terms.amortization.map(({ date, percent }) => ({ date, value: <Percent value={percent} /> }))}
      />
      <DayTable
        title={texts.couponSteps}
        columns={columns.couponSteps}
        rows={terms.couponSteps.map(({ from, rate }) => ({ date: from, value: <Percent value={rate} /> }))}
      />
      <DayTable
        title={texts.calls}
        columns={columns.calls}
        rows={terms.calls.map(({ date, price }) => ({ date, value: <Quantity value={price} places={4} /> }))}
      />
      <DayTable
        title={features.yieldToEach}
        columns={[columns.calls[0], features.yield]}
        rows={ends.map(({ date, yieldPercent }) => ({ date, value: <Percent value={yieldPercent} /> }))}
      />
    </>
  );
}

interface DayTableProps {
  readonly title: string;
  readonly columns: readonly [day: string, value: string];
  readonly rows: readonly { readonly date: CalendarDate; readonly value: ReactNode }[];
}

/** Rows in date order. Renders nothing without rows. */
function DayTable({ title, columns, rows }: DayTableProps) {
  if (rows.length === 0) return null;
  return (
    <div className="grid min-w-0 gap-1">
      <h3 className="text-sm font-medium text-soft">{title}</h3>
      <TableFrame label={title} className="max-h-60 print:max-h-none">
        <thead>
          <tr>
            <HeaderCell pinned>{columns[0]}</HeaderCell>
            <HeaderCell numeric>{columns[1]}</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {rows
            .toSorted((one, other) => (one.date < other.date ? -1 : 1))
            .map(({ date, value }) => (
              <tr key={date}>
                <RowHeaderCell className="h-8!">
                  <DateText value={date} />
                </RowHeaderCell>
                <Cell numeric className="h-8!">
                  {value}
                </Cell>
              </tr>
            ))}
        </tbody>
      </TableFrame>
    </div>
  );
}
