import type { BondAnalytics } from '#api/portfolio/figures/bond-analytics';
import { sumEntered } from '#domain/money/sum-entered';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money } from '../../../platform/ui/amount.tsx';
import { MissingFigure } from '../bond-analytics/missing-figure.tsx';
import { useFigureFormat } from '../bond-analytics/use-figure-format.ts';

const DAYS_PER_YEAR = 365.25;

/** Compares the remaining payments with the proceeds of a sale today. */
export function HoldOrSellBars({ analytics }: { readonly analytics: BondAnalytics }) {
  const { answers: texts, labels } = useTexts(bondAnalyticsTexts);
  const { running, market, terms, currency } = analytics;
  const { money, figure, percent, day } = useFigureFormat(currency);
  if (!running.known) return <MissingFigure reason={running.reason} />;
  if (!market.known || !terms.known) return null;
  const { heldToMaturity, daysToMaturity } = running;
  const difference = Number(sumEntered([heldToMaturity, -market.value]));
  const highest = Math.max(heldToMaturity, market.value);
  const years = figure(daysToMaturity / DAYS_PER_YEAR, 1);
  return (
    <>
      <dl className="mt-1 grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1">
        <ComparisonBar
          label={labels.heldTo(day(terms.maturityDate))}
          amount={heldToMaturity}
          {...{ highest, currency }}
        />
        <ComparisonBar label={labels.soldToday} amount={market.value} {...{ highest, currency }} paler />
      </dl>
      <p className="mt-1.5 text-sm text-soft">
        {difference >= 0
          ? texts.holdingBrings(money(difference), years, percent(market.effectiveYieldPercent, 2))
          : texts.holdingCosts(money(-difference), years, percent(market.effectiveYieldPercent, 2))}
      </p>
    </>
  );
}

interface ComparisonBarProps {
  readonly label: string;
  readonly amount: number;
  readonly highest: number;
  readonly currency: string;
  readonly paler?: boolean;
}

function ComparisonBar({ label, amount, highest, currency, paler = false }: ComparisonBarProps) {
  return (
    <>
      <dt>{label}</dt>
      <dd aria-hidden="true" className="h-2">
        <span
          className={`bar block h-2 bg-accent print:border print:border-accent ${paler ? 'opacity-40' : ''}`}
          style={{ width: `${(100 * Math.max(0, amount)) / highest}%` }}
        />
      </dd>
      <dd className="text-right font-medium">
        <Money value={amount} currency={currency} />
      </dd>
    </>
  );
}
