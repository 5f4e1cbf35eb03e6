import type { BondAnalytics, PriceFigures } from '#api/portfolio/figures/bond-analytics';
import { bondAnalyticsTexts } from '../../../platform/texts/portfolio/figures/bond-analytics.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money } from '../../../platform/ui/amount.tsx';
import { AccruedWorking } from './accrued-working.tsx';
import { useFigureFormat } from './use-figure-format.ts';
import type { WorkedFigure } from './worked-figures.tsx';

/** Accrued interest with its working, and a note if it is negative. */
export function useAccruedFigure(analytics: BondAnalytics) {
  const { labels, exDividend } = useTexts(bondAnalyticsTexts);
  const { currency } = analytics;
  const { day } = useFigureFormat(currency);
  return (accrued: PriceFigures['accrued']): WorkedFigure => ({
    label: labels.accrued,
    value: <Money value={accrued.amount} currency={currency} code />,
    ...(accrued.amount < 0 && {
      note: <span className="text-soft">{exDividend.negative(day(accrued.end))}</span>,
    }),
    working: <AccruedWorking accrued={accrued} analytics={analytics} />,
  });
}
