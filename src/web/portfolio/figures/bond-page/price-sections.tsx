import type { BondAnalytics } from '#api/portfolio/figures/bond-analytics';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money, Percent } from '../../../platform/ui/amount.tsx';
import { MissingFigure } from '../bond-analytics/missing-figure.tsx';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';
import { usePriceFigures } from '../bond-analytics/use-price-figures.tsx';
import { useToWorst } from '../../records/bond-features/use-feature-notes.ts';
import { useRiskFigures } from '../bond-analytics/use-risk-figures.tsx';
import { useFigureFormat } from '../bond-analytics/use-figure-format.ts';
import { Lines, WorkedFigures, type WorkedFigure } from '../bond-analytics/worked-figures.tsx';

interface SectionProps {
  readonly analytics: BondAnalytics;
}

const LAST_DAYS = 7;

/** Figures at today's price, for settlement today. */
export function MarketSection({ analytics }: SectionProps) {
  const { sections, lastDays, noneEntered } = useTexts(bondAnalyticsTexts);
  const { day } = useFigureFormat(analytics.currency);
  const priceFigures = usePriceFigures(analytics);
  const entered = useEnteredYield(analytics);
  const { market, running, today } = analytics;
  const isEnding = running.known && running.daysToMaturity < LAST_DAYS;
  return (
    <SheetSection title={sections.market} note={sections.marketNote(day(today))}>
      {market.known ? (
        <>
          <WorkedFigures figures={[...priceFigures(market), ...entered]} />
          {analytics.enteredYield === null && <p className="mt-2 text-sm text-soft">{noneEntered}</p>}
          {isEnding && <p className="mt-2 text-sm text-warn">{lastDays}</p>}
        </>
      ) : (
        <MissingFigure reason={market.reason} />
      )}
    </SheetSection>
  );
}

/** The cost of a change in yield. */
export function RiskSection({ analytics }: SectionProps) {
  const { sections } = useTexts(bondAnalyticsTexts);
  const riskFigures = useRiskFigures(analytics);
  const toWorst = useToWorst(analytics);
  const { market } = analytics;
  return (
    <SheetSection title={sections.risk} note={toWorst}>
      {market.known ? (
        <WorkedFigures figures={riskFigures(market)} />
      ) : (
        <MissingFigure reason={market.reason} />
      )}
    </SheetSection>
  );
}

/** The yield that was entered, marked if it differs from the computed one. */
function useEnteredYield({ enteredYield, currency }: BondAnalytics): WorkedFigure[] {
  const texts = useTexts(bondAnalyticsTexts);
  const { signed } = useFigureFormat(currency);
  if (enteredYield === null) return [];
  const { percent, basisPointsOff, differs, isOfPurchase } = enteredYield;
  const note = differs && basisPointsOff !== null && (
    <span className="text-warn">
      {texts.differs(signed(basisPointsOff, 1))} {isOfPurchase && texts.isOfPurchase}
    </span>
  );
  return [{ label: texts.labels.enteredYield, value: <Percent value={percent} />, ...(note && { note }) }];
}

/** Figures at the purchase price, on the settlement date of the purchase. */
export function PurchaseSection({ analytics }: SectionProps) {
  const { sections, labels, working } = useTexts(bondAnalyticsTexts);
  const { day, money, figure } = useFigureFormat(analytics.currency);
  const priceFigures = usePriceFigures(analytics);
  const { purchase, currency } = analytics;
  if (!purchase.known) {
    return (
      <SheetSection title={sections.purchase}>
        <MissingFigure reason={purchase.reason} />
      </SheetSection>
    );
  }
  const paid: WorkedFigure = {
    label: labels.paid,
    value: <Money value={purchase.value} currency={currency} code />,
    working: (
      <Lines
        lines={[
          working.paid,
          `${figure(purchase.dirtyPrice, 6)} × ${money(purchase.nominal)} / 100 = ${money(purchase.value)}`,
        ]}
      />
    ),
  };
  return (
    <SheetSection title={sections.purchase} note={sections.purchaseNote(day(purchase.settlement))}>
      <WorkedFigures figures={[...priceFigures(purchase), paid]} />
    </SheetSection>
  );
}
