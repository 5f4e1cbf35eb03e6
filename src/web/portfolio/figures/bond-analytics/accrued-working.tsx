import type { BondAnalytics, PriceFigures } from '#api/portfolio/figures/bond-analytics';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useFigureFormat } from './use-figure-format.ts';
import { Lines } from './worked-figures.tsx';

interface AccruedWorkingProps {
  readonly accrued: PriceFigures['accrued'];
  readonly analytics: BondAnalytics;
}

/** The days, the year fraction, and the interest per 100 and for the nominal amount. */
export function AccruedWorking({ accrued, analytics }: AccruedWorkingProps) {
  const { working } = useTexts(bondAnalyticsTexts);
  const { currency, terms } = analytics;
  const { nominal, couponPercent, spansInstalment } = accrued;
  const { day, figure, money } = useFigureFormat(currency);
  if (!terms.known) return null;
  const sign = accrued.amount < 0 ? '−' : '';
  const [fraction, perHundred] = [figure(accrued.fraction, 8), figure(accrued.perHundred, 6)];
  return (
    <Lines
      lines={[
        `${working.period(day(accrued.start), day(accrued.end))}: ${working.days(figure(accrued.days, 0), terms.dayCount)} = ${working.fraction(fraction)}`,
        spansInstalment
          ? working.overInstalment(perHundred)
          : `${sign}${figure(couponPercent, 4)} × ${fraction} = ${perHundred}`,
        `${perHundred} × ${money(nominal)} / 100 = ${money(accrued.amount)}`,
      ]}
    />
  );
}
