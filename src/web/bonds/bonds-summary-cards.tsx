import type { BondsSummary } from '#api/bonds';
import { bondsTexts } from '../texts/bonds.ts';
import { useTexts } from '../texts/texts.ts';
import { Money, Percent, Quantity } from '../ui/amount.tsx';
import { formatDay, formatFigure } from '../ui/format.ts';
import { useReading } from '../ui/reading.ts';
import { SummaryCards } from '../ui/sheet.tsx';
import { Bar } from '../ui/skeleton.tsx';

/** The four figures above the list; bars in their place while they are on their way. */
export function BondsSummaryCards({ summary }: { readonly summary: BondsSummary | undefined }) {
  const { cards } = useTexts(bondsTexts);
  const { locale } = useReading();
  const count = (value: number) => formatFigure(value, locale);
  const figures = summary && {
    total: <Quantity value={summary.count} />,
    value: <Money value={summary.portfolioValue} currency="EUR" />,
    profit: <Money value={summary.totalProfit} currency="EUR" signed />,
    yield: <Percent value={summary.averageYield} />,
  };
  const bar = <Bar width="w-28 my-2.5" />;
  const noteBar = <Bar width="w-36 my-0.5" />;
  return (
    <SummaryCards
      cards={[
        {
          label: cards.totalBonds,
          value: figures?.total ?? bar,
          note: summary
            ? cards.activeAndExpired(count(summary.activeCount), count(summary.expiredCount))
            : noteBar,
        },
        {
          label: cards.portfolioValue,
          value: figures?.value ?? bar,
          note: summary ? <ValueNote rates={summary.rates} /> : noteBar,
        },
        { label: cards.totalProfit, value: figures?.profit ?? bar, note: cards.priceAlone },
        { label: cards.averageYield, value: figures?.yield ?? bar, note: cards.meanOfAll },
      ]}
    />
  );
}

/** At which rates the sums were made, and which currencies had none. */
function ValueNote({ rates }: Pick<BondsSummary, 'rates'>) {
  const { cards } = useTexts(bondsTexts);
  const { locale } = useReading();
  const ecb = rates.day === null ? cards.ecbRatesOfNoDay : cards.ecbRates(formatDay(rates.day, locale));
  return (
    <>
      {`${cards.atCost} · ${rates.source === 'ecb' ? ecb : cards.fixedRates}`}
      {rates.countedAtOne.length > 0 && (
        <span className="block text-warn">{cards.countedAtOne(rates.countedAtOne.join(', '))}</span>
      )}
    </>
  );
}
