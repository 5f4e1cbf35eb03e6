import type { LeftOut, Overview } from '#api/portfolio/figures/overview';
import { overviewTexts } from '../../../platform/texts/portfolio/figures/overview.ts';
import { positionsTexts } from '../../../platform/texts/portfolio/figures/positions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money } from '../../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay } from '../../../platform/ui/format.ts';
import { usePrinting } from '../../../platform/ui/use-printing.ts';
import { useEuro } from '../income/use-euro.ts';
import { LeftOutReason } from '../positions/left-out-reason.tsx';
import { FigureOrReason, MoneyFigure } from '../positions/position-figures.tsx';

/** The main answer: the total value, its day, and the positions left out. */
export function TotalValue({ overview }: { readonly overview: Overview }) {
  const texts = useTexts(overviewTexts);
  const { locale } = useDisplayPreferences();
  const { eur, on, oldestPriceDay, rates, left } = overview;
  const days = [
    formatDay(on, locale),
    ...(oldestPriceDay === null ? [] : [texts.pricesFrom(formatDay(oldestPriceDay, locale))]),
    ...(rates.day === null ? [] : [texts.ratesDay(formatDay(rates.day, locale))]),
  ];
  return (
    <>
      <h2 className="text-soft">{texts.totalValue}</h2>
      <p className="text-[clamp(30px,9.6vw,38px)]/11 font-bold tracking-tight md:text-[44px]/13">
        <FigureOrReason figure={eur.value}>
          {(value) => <Money value={value} currency="EUR" />}
        </FigureOrReason>
      </p>
      <p className="mt-0.5 text-sm text-soft">{days.join(' · ')}</p>
      {left.length > 0 && <ExcludedPositions overview={overview} />}
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 border-t border-line pt-3 text-sm">
        <dt className="text-soft">{texts.parts.cost}</dt>
        <dd className="text-right">
          <MoneyFigure figure={eur.cost} currency="EUR" />
        </dd>
        <dt className="text-soft">{texts.parts.profit}</dt>
        <dd className="text-right">
          <MoneyFigure figure={eur.profit} currency="EUR" signed />
        </dd>
        {eur.accrued !== 0 && (
          <>
            <dt className="text-soft">{texts.parts.accrued}</dt>
            <dd className="text-right">
              <MoneyFigure figure={eur.accrued} currency="EUR" />
            </dd>
          </>
        )}
      </dl>
    </>
  );
}

/** What the excluded positions cost together, and which exchange rates that lacks. */
function useLeftCost({ left, leftCost, on }: Pick<Overview, 'left' | 'leftCost' | 'on'>): string {
  const texts = useTexts(overviewTexts);
  const { locale } = useDisplayPreferences();
  const { euro } = useEuro();
  const { eur, notKnown, withoutRate } = leftCost;
  if (notKnown === 0) return texts.leftCost(euro(eur));
  const cost = notKnown < left.length ? texts.leftCostInPart(euro(eur), notKnown) : texts.leftCostNotKnown;
  if (withoutRate.length === 0) return cost;
  return `${cost}: ${texts.noRate(withoutRate.join(', '), formatDay(on, locale))}`;
}

/** The positions excluded from the total, each with the reason and its cost. Collapsed on the screen. */
function ExcludedPositions({ overview }: { readonly overview: Overview }) {
  const texts = useTexts(overviewTexts);
  const { reasons } = useTexts(positionsTexts);
  const cost = useLeftCost(overview);
  const { left, count, on } = overview;
  return (
    <details className="text-sm" open={usePrinting()}>
      <summary className="w-fit list-none py-1 text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent">
        {`${texts.leftOut(left.length, count)}, ${cost}`}
      </summary>
      <p className="text-soft">{texts.leftOutNote}</p>
      <ul className="mt-1 grid gap-1.5">
        {left.map((one) => (
          <li key={`${one.isin} ${one.currency}`}>
            <span className="font-medium">{securityName(one)}</span>{' '}
            <span className="whitespace-nowrap text-soft">
              <MoneyFigure figure={one.cost} currency={one.currency} />
            </span>
            <LeftOutReason
              className="block"
              reason={reasons[one.reason]}
              missingRate={one.reason === 'no_rate' ? { currency: one.currency, day: on } : null}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

export const securityName = ({ name, isin }: Pick<LeftOut, 'name' | 'isin'>) => name ?? isin;
