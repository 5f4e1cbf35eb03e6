import type { BondAnalytics, PriceFigures } from '#api/portfolio/figures/bond-analytics';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money } from '../../../platform/ui/amount.tsx';
import { useFigureFormat } from './use-figure-format.ts';
import { Lines, type WorkedFigure } from './worked-figures.tsx';

const ONE_POINT = 100;

/** The sensitivity of the value to the yield: the cost of a percentage point and of a basis point, durations, and convexity. */
export function useRiskFigures(analytics: BondAnalytics) {
  const texts = useTexts(bondAnalyticsTexts);
  const { labels, working } = texts;
  const { currency } = analytics;
  const { figure, percent, money } = useFigureFormat(currency);
  return (figures: PriceFigures): WorkedFigure[] => {
    const { macaulayDuration, modifiedDuration, convexity, basisPointValue, simpleInterest, nominal } =
      figures;
    const [macaulay, modified] = [figure(macaulayDuration, 4), figure(modifiedDuration, 4)];
    const risen = figures.shifts.find(({ basisPoints }) => basisPoints === ONE_POINT);
    const byDuration = (-modifiedDuration * figures.value) / ONE_POINT;
    const growth = `${macaulay} / (1 + ${percent(figures.yieldPercent)} / ${figures.compounding}) = ${modified}`;
    return [
      {
        label: labels.riseCosts,
        value: <Money value={risen?.change} currency={currency} code signed />,
        working: risen && (
          <Lines
            lines={[
              working.riseCosts(percent(risen.yieldPercent)),
              `(${figure(risen.price, 4)} − ${figure(figures.cleanPrice, 4)}) × ${money(nominal)} / 100 = ${money(risen.change)}`,
              working.byDuration(money(byDuration)),
            ]}
          />
        ),
      },
      {
        label: labels.basisPointValue,
        value: <Money value={-basisPointValue} currency={currency} code signed />,
        working: (
          <Lines
            lines={[
              working.basisPointValue,
              `${modified} × ${figure(figures.dirtyPrice, 6)} × ${money(nominal)} / 100 / ${figure(10_000, 0)} = ${money(basisPointValue)}`,
            ]}
          />
        ),
      },
      {
        label: labels.modifiedDuration,
        value: texts.years(modified),
        working: (
          <Lines
            lines={[
              ...(simpleInterest ? [working.modifiedSimple] : [working.modified, growth]),
              working.modifiedMeaning,
            ]}
          />
        ),
      },
      {
        label: labels.macaulayDuration,
        value: texts.years(macaulay),
        working: <Lines lines={[working.macaulay, meanTime(figures, figure)]} />,
      },
      {
        label: labels.convexity,
        value: texts.yearsSquared(figure(convexity, 4)),
        working: <Lines lines={[working.convexity]} />,
      },
    ];
  };
}

/** '(0.3889 × 1.111 + …) / 100.19 = 0.88'; with many terms, the middle ones are omitted. */
function meanTime(
  { flows, dirtyPrice, macaulayDuration }: PriceFigures,
  figure: (value: number, places: number) => string,
): string {
  const terms = flows.map(({ time, presentValue }) => `${figure(time, 4)} × ${figure(presentValue, 4)}`);
  const shown = terms.length > 4 ? [...terms.slice(0, 2), '…', ...terms.slice(-1)] : terms;
  return `(${shown.join(' + ')}) / ${figure(dirtyPrice, 4)} = ${figure(macaulayDuration, 4)}`;
}
