import type { BondAnalytics, PriceFigures } from '#api/portfolio/figures/bond-analytics';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Percent, Quantity } from '../../../platform/ui/amount.tsx';
import { DiscountedFlowsTable } from './discounted-flows-table.tsx';
import { useAccruedFigure } from './use-accrued-figure.tsx';
import { useFigureFormat } from './use-figure-format.ts';
import { Lines, type WorkedFigure } from './worked-figures.tsx';

/** The prices and yields that follow from a clean price, each with its working. */
export function usePriceFigures(analytics: BondAnalytics) {
  const { labels } = useTexts(bondAnalyticsTexts);
  const { currency } = analytics;
  const { figure } = useFigureFormat(currency);
  const accruedFigure = useAccruedFigure(analytics);
  const yields = useYieldFigures(analytics);
  return (figures: PriceFigures): WorkedFigure[] => {
    const { cleanPrice, accrued, dirtyPrice } = figures;
    return [
      { label: labels.cleanPrice, value: <Quantity value={cleanPrice} places={4} /> },
      accruedFigure(accrued),
      {
        label: labels.dirtyPrice,
        value: <Quantity value={dirtyPrice} places={4} />,
        working: (
          <Lines
            lines={[`${figure(cleanPrice, 4)} + ${figure(accrued.perHundred, 6)} = ${figure(dirtyPrice, 6)}`]}
          />
        ),
      },
      ...yields(figures),
    ];
  };
}

/** The yield as the market quotes it, the effective yield if that differs, and the current yield. */
function useYieldFigures({ terms, currency }: BondAnalytics) {
  const { labels, working, ...texts } = useTexts(bondAnalyticsTexts);
  const { figure, percent } = useFigureFormat(currency);
  return (figures: PriceFigures): WorkedFigure[] => {
    const { compounding, simpleInterest, yieldPercent, effectiveYieldPercent, currentYieldPercent } = figures;
    const quotedOtherwise = compounding !== 1 || simpleInterest;
    const quotation = simpleInterest ? texts.simpleInterest : texts.compounded(compounding);
    const quoted = percent(yieldPercent);
    const factor = simpleInterest
      ? `1 / (1 + ${quoted} × t)`
      : `(1 + ${quoted}${compounding === 1 ? '' : ` / ${compounding}`})^(−${compounding === 1 ? '' : `${compounding} × `}t)`;
    const found: WorkedFigure[] = [
      {
        label: quotedOtherwise ? labels.quotedYield : labels.effectiveYield,
        value: <Percent value={yieldPercent} />,
        working: (
          <>
            <Lines lines={[working.yield, `${quoted}, ${quotation}`, working.factor(factor)]} />
            <DiscountedFlowsTable figures={figures} />
          </>
        ),
      },
    ];
    if (quotedOtherwise) {
      const formula = `(1 + ${quoted} / ${compounding})^${compounding} − 1 = ${percent(effectiveYieldPercent)}`;
      found.push({
        label: labels.effectiveYield,
        value: <Percent value={effectiveYieldPercent} />,
        working: <Lines lines={simpleInterest ? [working.effective] : [working.effective, formula]} />,
      });
    }
    if (!terms.known) return found;
    const coupon = `${figure(figures.accrued.couponPercent, 4)} / ${figure(figures.cleanPrice, 4)} = ${percent(currentYieldPercent)}`;
    return [
      ...found,
      {
        label: labels.currentYield,
        value: <Percent value={currentYieldPercent} />,
        working: <Lines lines={[working.currentYield, coupon]} />,
      },
    ];
  };
}
