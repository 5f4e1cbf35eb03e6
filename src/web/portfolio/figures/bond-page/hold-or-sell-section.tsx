import type { BondAnalytics } from '#api/portfolio/figures/bond-analytics';
import { sumEntered } from '#domain/money/sum-entered';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText, Money, Quantity } from '../../../platform/ui/amount.tsx';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';
import { MissingFigure } from '../bond-analytics/missing-figure.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';
import { useAccruedFigure } from '../bond-analytics/use-accrued-figure.tsx';
import { useFigureFormat } from '../bond-analytics/use-figure-format.ts';
import { Lines, WorkedFigures, type WorkedFigure } from '../bond-analytics/worked-figures.tsx';

type Running = Extract<BondAnalytics['running'], { known: true }>;

/** Compares all remaining payments with the proceeds of a sale today. */
export function HoldOrSellSection({ analytics }: { readonly analytics: BondAnalytics }) {
  const { sections } = useTexts(bondAnalyticsTexts);
  const { running, market } = analytics;
  return (
    <SheetSection title={sections.holdOrSell}>
      {running.known ? (
        <>
          <HoldOrSell analytics={analytics} running={running} />
          {!market.known && <MissingFigure reason={market.reason} />}
        </>
      ) : (
        <MissingFigure reason={running.reason} />
      )}
    </SheetSection>
  );
}

function HoldOrSell({
  analytics,
  running,
}: {
  readonly analytics: BondAnalytics;
  readonly running: Running;
}) {
  const { labels, working } = useTexts(bondAnalyticsTexts);
  const { market, currency, today } = analytics;
  const { day, money, figure, percent } = useFigureFormat(currency);
  const { nextCoupon, heldToMaturity, daysToMaturity, accrued } = running;
  const accruedFigure = useAccruedFigure(analytics);
  const held: WorkedFigure = {
    label: labels.heldToMaturity,
    value: <Money value={heldToMaturity} currency={currency} code />,
    working: (
      <>
        <Lines lines={[working.held]} />
        <ToComeTable running={running} currency={currency} />
      </>
    ),
  };
  const sold: WorkedFigure[] = market.known
    ? [
        {
          label: labels.soldToday,
          value: <Money value={market.value} currency={currency} code />,
          working: (
            <Lines
              lines={[
                working.settledToday(day(today)),
                working.sold,
                `${figure(market.dirtyPrice, 6)} × ${money(market.nominal)} / 100 = ${money(market.value)}`,
              ]}
            />
          ),
        },
      ]
    : [accruedFigure(accrued)];
  const difference: WorkedFigure[] = market.known
    ? [
        {
          label: labels.difference,
          value: (
            <Money value={yieldDifference(heldToMaturity, market.value)} currency={currency} code signed />
          ),
          working: (
            <Lines
              lines={[working.waiting(figure(daysToMaturity, 0), percent(market.effectiveYieldPercent))]}
            />
          ),
        },
      ]
    : [];
  const next: WorkedFigure[] =
    nextCoupon === null
      ? []
      : [
          {
            label: labels.nextCoupon,
            value: (
              <>
                <Money value={nextCoupon.amount} currency={currency} code /> ·{' '}
                <DateText value={nextCoupon.date} />
              </>
            ),
          },
        ];
  const days = { label: labels.daysToMaturity, value: <Quantity value={daysToMaturity} /> };
  return <WorkedFigures figures={[held, ...sold, ...difference, ...next, days]} />;
}

const yieldDifference = (held: number, sold: number) => sumEntered([held, -sold]);

function ToComeTable({ running, currency }: { readonly running: Running; readonly currency: string }) {
  const { flows: texts } = useTexts(bondAnalyticsTexts);
  return (
    <TableFrame label={texts.toCome} className="max-h-96 text-ink">
      <thead>
        <tr>
          <HeaderCell pinned>{texts.date}</HeaderCell>
          <HeaderCell numeric>{texts.coupon}</HeaderCell>
          <HeaderCell numeric>{texts.principal}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {running.toCome.map(({ date, coupon, principal }) => (
          <tr key={date}>
            <RowHeaderCell className="h-9!">
              <DateText value={date} />
            </RowHeaderCell>
            <Cell numeric className="h-9!">
              <Money value={coupon} currency={currency} code />
            </Cell>
            <Cell numeric className="h-9!">
              <Money value={principal} currency={currency} code />
            </Cell>
          </tr>
        ))}
      </tbody>
      <tfoot className="font-medium">
        <tr>
          <RowHeaderCell className="h-9! border-t border-t-line font-medium!">{texts.total}</RowHeaderCell>
          <Cell numeric className="h-9! border-t border-t-line" />
          <Cell numeric className="h-9! border-t border-t-line">
            <Money value={running.heldToMaturity} currency={currency} code />
          </Cell>
        </tr>
      </tfoot>
    </TableFrame>
  );
}
