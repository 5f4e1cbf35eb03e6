import type { BondAnalytics } from '#api/portfolio/figures/bond-analytics';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DateText, Money, Percent, Quantity } from '../../../platform/ui/amount.tsx';
import { DescriptionList, type Described } from '../../../platform/ui/description-list.tsx';
import { MissingFigure } from './missing-figure.tsx';
import { useFigureFormat } from './use-figure-format.ts';

const ONE_POINT = 100;

/** The main figures of a bond in a few lines; a missing figure says why it is missing. */
export function MainFigures({ analytics }: { readonly analytics: BondAnalytics }) {
  const running = useRunningRows(analytics);
  const market = useMarketRows(analytics);
  const reasons = [analytics.running, analytics.market].flatMap((group) =>
    group.known ? [] : [group.reason],
  );
  return (
    <>
      {running.length > 0 && (
        <DescriptionList rows={[...running.slice(0, 1), ...market, ...running.slice(1)]} />
      )}
      {[...new Set(reasons)].map((reason) => (
        <div key={reason} className="mt-2 text-sm">
          <MissingFigure reason={reason} />
        </div>
      ))}
    </>
  );
}

function useRunningRows({ running, terms, currency }: BondAnalytics): Described[] {
  const { labels, exDividend } = useTexts(bondAnalyticsTexts);
  const { day } = useFigureFormat(currency);
  if (!running.known || !terms.known) return [];
  const { accrued, nextCoupon, heldToMaturity } = running;
  const rows = [
    {
      label: accrued.amount < 0 ? exDividend.accrued : labels.accrued,
      value: <Money value={accrued.amount} currency={currency} code />,
    },
    nextCoupon && {
      label: labels.nextCoupon,
      value: (
        <>
          <Money value={nextCoupon.amount} currency={currency} code /> · <DateText value={nextCoupon.date} />
        </>
      ),
    },
    {
      label: labels.heldTo(day(terms.maturityDate)),
      value: <Money value={heldToMaturity} currency={currency} code />,
    },
  ];
  return rows.filter((row) => row !== null);
}

function useMarketRows({ market, enteredYield, currency }: BondAnalytics): Described[] {
  const texts = useTexts(bondAnalyticsTexts);
  const { labels } = texts;
  const { figure, signed } = useFigureFormat(currency);
  if (!market.known) return [];
  const risen = market.shifts.find(({ basisPoints }) => basisPoints === ONE_POINT);
  const off = enteredYield?.differs === true ? enteredYield.basisPointsOff : null;
  const entered = off !== null && {
    label: labels.enteredYield,
    value: (
      <span className="text-warn">
        <Percent value={enteredYield?.percent} /> ({texts.whatIf.shortPoints(signed(off, 1))})
      </span>
    ),
  };
  return [
    { label: labels.dirtyPrice, value: <Quantity value={market.dirtyPrice} places={4} /> },
    {
      label: labels.effectiveYield,
      value: <Percent value={market.effectiveYieldPercent} />,
    },
    ...(entered ? [entered] : []),
    { label: labels.modifiedDuration, value: texts.years(figure(market.modifiedDuration, 2)) },
    { label: labels.riseCosts, value: <Money value={risen?.change} currency={currency} code neutral /> },
    { label: labels.soldToday, value: <Money value={market.value} currency={currency} code /> },
  ];
}
