import { Link } from '@tanstack/react-router';
import { Decimal } from '#domain/money/decimal';
import { incomeYield } from '#domain/portfolio/income/income-yield';
import type { IncomeMonth, Income } from '#api/portfolio/figures/income';
import type { Overview } from '#api/portfolio/figures/overview';
import { useIncomeNextYear } from '../../../platform/queries/portfolio/figures/income.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { chartsTexts } from '../../../platform/texts/platform/charts.ts';
import { overviewTexts } from '../../../platform/texts/portfolio/figures/overview.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money, Percent } from '../../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatFigure } from '../../../platform/ui/format.ts';
import { Bar } from '../../../platform/ui/skeleton.tsx';
import { useEuro } from '../income/use-euro.ts';
import { OverviewSection } from './overview-section.tsx';

interface IncomeAheadProps {
  readonly owner: Owner;
  readonly overview: Overview;
  readonly className: string;
}

/** Interest and dividends expected in the next twelve months, by month. */
export function IncomeAhead({ owner, overview, className }: IncomeAheadProps) {
  const { incomeAhead: texts } = useTexts(overviewTexts);
  const { data, error } = useIncomeNextYear(owner, overview.on);
  return (
    <OverviewSection title={texts.title} className={className} actions={<IncomeLink owner={owner} />}>
      <div className="flex min-h-60 grow flex-col">
        {data !== undefined && <LoadedIncome income={data} overview={overview} />}
        {data === undefined &&
          (error === null ? (
            <Bar width="w-36 my-2.5" />
          ) : (
            <p className="text-sm text-loss">{texts.failed}</p>
          ))}
      </div>
    </OverviewSection>
  );
}

function IncomeLink({ owner }: Pick<IncomeAheadProps, 'owner'>) {
  const { incomeAhead: texts } = useTexts(overviewTexts);
  const look =
    'py-1.5 text-sm text-accent underline decoration-accent/40 underline-offset-4 no-print hover:decoration-accent';
  if (owner === 'me') {
    return (
      <Link to="/income" className={look}>
        {texts.all}
      </Link>
    );
  }
  return (
    <Link to="/admin/users/$id/income" params={{ id: String(owner) }} className={look}>
      {texts.all}
    </Link>
  );
}

interface LoadedIncomeProps extends Pick<IncomeAheadProps, 'overview'> {
  readonly income: Income;
}

function LoadedIncome({ income: found, overview }: LoadedIncomeProps) {
  const { next12Months, months, withoutRate } = found;
  const { incomeAhead: texts } = useTexts(overviewTexts);
  const { euro } = useEuro();
  const { income, estimated, principal } = next12Months;
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 text-2xl font-bold tracking-tight">
        <Money value={income} currency="EUR" />
        <span className="text-sm font-normal tracking-normal text-soft">
          {estimated === 0 ? texts.beforeTax : texts.estimated(euro(estimated))}
        </span>
      </p>
      <IncomeYields income={found} overview={overview} />
      {income > 0 && <Months months={months} />}
      {principal > 0 && <p className="mt-2 text-xs text-faint">{texts.principal(euro(principal))}</p>}
      {withoutRate.length > 0 && (
        <p className="mt-1 text-xs text-warn">{texts.withoutRate(withoutRate.join(', '))}</p>
      )}
    </>
  );
}

/** The income divided by the cost and the value. Shown only if income, cost and value are of the same securities. */
function IncomeYields({ income: { next12Months, left, withoutRate }, overview }: LoadedIncomeProps) {
  const { incomeAhead: texts } = useTexts(overviewTexts);
  const { cost, value } = overview.eur;
  const isWhole = overview.left.length + left.length + withoutRate.length === 0;
  if (!isWhole || typeof cost !== 'number' || typeof value !== 'number') return null;
  const incomePercent = (base: number) =>
    incomeYield(new Decimal(next12Months.income), new Decimal(base))?.times(100).toNumber() ?? null;
  return (
    <p className="text-sm text-soft">
      <Percent value={incomePercent(cost)} places={2} /> {texts.onCost},{' '}
      <Percent value={incomePercent(value)} places={2} /> {texts.onValue}; {texts.noYield}
    </p>
  );
}

/** One bar per month, with the estimated part outlined on top. */
function Months({ months }: { readonly months: readonly IncomeMonth[] }) {
  const { incomeAhead: texts } = useTexts(overviewTexts);
  const { months: names } = useTexts(chartsTexts);
  const { locale, amountsHidden } = useDisplayPreferences();
  const highest = Math.max(...months.map(({ income }) => income));
  const height = (amount: number) => ({ height: `${(100 * amount) / highest}%` });
  return (
    <ul
      aria-label={texts.byMonth}
      className="mt-2 flex min-h-41 grow gap-[3px] text-center text-[11px] md:gap-2"
    >
      {months.map(({ month, income, estimated }) => (
        <li key={month} className="flex min-w-0 flex-1 flex-col">
          <span className="flex grow basis-0 flex-col justify-end pt-4">
            <span className="relative flex flex-col" style={height(income)}>
              <span className="absolute inset-x-[-8px] bottom-full whitespace-nowrap text-soft max-md:text-[9px] max-md:tracking-tighter">
                {income > 0 && !amountsHidden && formatFigure(income, locale, { places: 0, maxPlaces: 0 })}
              </span>
              {estimated > 0 && (
                <span
                  aria-hidden="true"
                  className="bar block rounded-t-xs border-[1.25px] border-b-0 border-accent"
                  style={{ height: `${(100 * estimated) / income}%` }}
                />
              )}
              <span
                aria-hidden="true"
                className={`bar block grow bg-accent ${estimated > 0 ? '' : 'rounded-t-xs'} ${income > estimated ? 'min-h-0.5' : ''}`}
              />
            </span>
          </span>
          <span className="border-t border-line text-faint max-md:text-[9px] max-md:tracking-tighter">
            {names[Number(month.slice(5)) - 1]}
          </span>
        </li>
      ))}
    </ul>
  );
}
