import type { CalendarDate } from '#domain/calendar-date';
import type { IncomeRung } from '#api/portfolio/figures/income';
import { BarLegend, ShareBar } from '../../../platform/charts/share-bar.tsx';
import { useIncomeLadder } from '../../../platform/queries/portfolio/figures/income.ts';
import { incomeTexts } from '../../../platform/texts/portfolio/figures/income.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, Missing } from '../../../platform/ui/amount.tsx';
import { LoadFailure } from '../../../platform/layout/load-failure.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { euroSum, ladderPeriods, type LadderPeriod } from './ladder-periods.ts';
import { useEuro } from './use-euro.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

interface IncomeLadderProps {
  readonly owner: Owner;
  readonly today: CalendarDate;
}

/** The maturity ladder: returning capital by quarter for two years, then by year. */
export function IncomeLadder({ owner, today }: IncomeLadderProps) {
  const texts = useTexts(incomeTexts);
  const { data, error, isFetching, refetch } = useIncomeLadder(owner);
  if (data === undefined && error !== null) {
    return <LoadFailure title={texts.ladderFailed} error={error} busy={isFetching} onRetry={refetch} />;
  }
  return (
    <Sheet className="px-5 py-4 print:mt-4">
      <section aria-labelledby="income-ladder">
        <div className="mb-1.5 flex items-baseline justify-between">
          <h2 id="income-ladder" className="font-semibold">
            {texts.ladder}
          </h2>
          <span className="text-xs text-soft">EUR</span>
        </div>
        {data === undefined ? (
          <SkeletonRows label={texts.loading} rows={4} />
        ) : data.length === 0 ? (
          <p className="text-soft">{texts.ladderNone}</p>
        ) : (
          <>
            <LadderTable rungs={data} today={today} />
            {data.some(({ isCall }) => isCall) && (
              <p className="mt-2 text-xs text-soft">
                <BarLegend look="hatched" label={texts.callable} />
              </p>
            )}
          </>
        )}
      </section>
    </Sheet>
  );
}

interface LadderTableProps {
  readonly rungs: readonly IncomeRung[];
  readonly today: CalendarDate;
}

function LadderTable({ rungs, today }: LadderTableProps) {
  const texts = useTexts(incomeTexts);
  const periods = ladderPeriods(rungs, today);
  const largest = Math.max(...periods.flatMap(({ eur, calls }) => [eur ?? 0, euroSum(calls) ?? 0]));
  const percent = (eur: number | null) => (largest === 0 ? 0 : (100 * (eur ?? 0)) / largest);
  return (
    <table className="w-full text-[13.5px]">
      <thead className="sr-only">
        <tr>
          <th scope="col">{texts.period}</th>
          <th scope="col">{texts.columns.share}</th>
          <th scope="col">EUR</th>
        </tr>
      </thead>
      <tbody>
        {periods.map((period) => (
          <tr key={`${period.from} ${period.isMatured}`}>
            <th scope="row" className="py-1 pr-3 text-left font-normal text-soft">
              {period.isMatured ? texts.matured : <Period {...period} />}
            </th>
            <td className="w-1/2 py-1">
              {period.parts.length > 0 && (
                <ShareBar percent={percent(period.eur)} look={period.isMatured ? 'dashed' : 'solid'} />
              )}
              {period.calls.length > 0 && (
                <span className="mt-1 block first:mt-0">
                  <ShareBar percent={percent(euroSum(period.calls))} look="hatched" />
                </span>
              )}
            </td>
            <td className="py-1 pl-3 text-right whitespace-nowrap tabular-nums">
              <PeriodAmount period={period} />
              <CallAmount calls={period.calls} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-medium">
          <th scope="row" className="border-t border-edge pt-2 text-left">
            {texts.total}
          </th>
          <td className="border-t border-edge" />
          <td className="border-t border-edge pt-2 text-right tabular-nums">
            <Amount value={euroSum(rungs.filter(({ isCall }) => !isCall)) ?? 0} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** The amount in euro, and the parts in other currencies. */
function PeriodAmount({ period: { eur, parts } }: { readonly period: LadderPeriod }) {
  const { noRate } = useTexts(incomeTexts);
  const { money } = useEuro();
  if (parts.length === 0) return <Missing />;
  return (
    <>
      {eur === null ? <Missing reason={noRate} /> : <Amount value={eur} />}
      {parts
        .filter(({ currency }) => currency !== 'EUR')
        .map(({ currency, principal }) => (
          <span key={currency} className="block text-xs text-faint">
            {money(principal, currency)}
          </span>
        ))}
    </>
  );
}

/** What the first calls of the period would repay: in euro, and the parts in other currencies. */
function CallAmount({ calls }: Pick<LadderPeriod, 'calls'>) {
  const { ifCalled } = useTexts(incomeTexts);
  const { figure, money } = useEuro();
  if (calls.length === 0) return null;
  const eur = euroSum(calls);
  const amounts = [
    ...(eur === null ? [] : [figure(eur)]),
    ...calls.flatMap(({ currency, principal }) => (currency === 'EUR' ? [] : [money(principal, currency)])),
  ];
  return <span className="block text-xs whitespace-normal text-faint">{ifCalled(amounts.join(' · '))}</span>;
}

/** A quarter, a calendar year, or several. */
function Period({ from, to }: Pick<LadderPeriod, 'from' | 'to'>) {
  const { quarter } = useTexts(incomeTexts);
  const [year, first, last] = [from.slice(0, 4), Number(from.slice(5, 7)), Number(to.slice(5, 7))];
  const years = year === to.slice(0, 4) ? year : `${year}–${to.slice(0, 4)}`;
  return (
    <span className="whitespace-nowrap">
      {last - first === 2 ? quarter(Math.ceil(last / 3), year) : years}
    </span>
  );
}
