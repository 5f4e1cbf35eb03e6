import type { ReactNode } from 'react';
import type { Return } from '#api/portfolio/figures/returns';
import { benchmarksTexts } from '../../../platform/texts/portfolio/figures/benchmarks.ts';
import { returnsTexts } from '../../../platform/texts/portfolio/figures/returns.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, Money, Percent, Quantity } from '../../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay, formatPercent } from '../../../platform/ui/format.ts';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../../../platform/ui/tables/data-table.tsx';
import { firstGaps } from '../../market/benchmarks/first-gaps.ts';
import { SheetSection } from '../bond-analytics/sheet-section.tsx';

type Benchmark = NonNullable<Return['benchmark']>;
type Comparison = Exclude<Benchmark['comparison'], { readonly reason: unknown }>;

interface ComparedProps {
  readonly found: Return;
  readonly comparison: Comparison;
}

/** What the same cash flows would have become in the benchmark. Renders nothing without a benchmark. */
export function BenchmarkComparison({ found }: { readonly found: Return }) {
  const { benchmark: texts } = useTexts(returnsTexts);
  const { locale } = useDisplayPreferences();
  const { benchmark } = found;
  if (benchmark === null) return null;
  const { name, rate, comparison } = benchmark;
  const title = texts.title(name ?? texts.depositAt(formatPercent(rate ?? 0, locale, { maxPlaces: 4 })));
  return (
    <SheetSection title={title}>
      {'reason' in comparison ? (
        <p className="text-soft">{texts.reasons[comparison.reason]}</p>
      ) : (
        <>
          <YourMoneyThere comparison={comparison} />
          <ComparisonTable found={found} comparison={comparison} />
        </>
      )}
    </SheetSection>
  );
}

/** The main answer: what the money would be worth there, and by how much the holder is ahead. */
function YourMoneyThere({ comparison }: Pick<ComparedProps, 'comparison'>) {
  const { benchmark: texts } = useTexts(returnsTexts);
  const { moreGaps } = useTexts(benchmarksTexts);
  const { locale } = useDisplayPreferences();
  const { endValue, ahead, lastDay, gaps } = comparison;
  return (
    <>
      <p className="text-soft">{texts.answer}</p>
      <p className="text-2xl/8 font-semibold tracking-tight">
        <Money value={endValue} currency="EUR" />
      </p>
      <p>
        {ahead === 0 ? (
          texts.equal
        ) : (
          <>
            {ahead > 0 ? texts.ahead : texts.behind} <Money value={Math.abs(ahead)} currency="EUR" />
          </>
        )}
      </p>
      <p className="text-[12.5px] text-soft">
        {texts.note} {lastDay !== null && texts.lastDay(formatDay(lastDay, locale))}
      </p>
      {firstGaps(
        gaps,
        ({ from, to }) => texts.gap(formatDay(from, locale), formatDay(to, locale)),
        moreGaps,
      ).map((sentence) => (
        <p key={sentence} className="text-[12.5px] text-warn">
          {sentence}
        </p>
      ))}
      {endValue < 0 && <p className="text-[12.5px] text-warn">{texts.overdrawn}</p>}
    </>
  );
}

/** The figures of the holder and of the benchmark, and the difference. */
function ComparisonTable({ found, comparison }: ComparedProps) {
  const { benchmark: texts } = useTexts(returnsTexts);
  const { amounts, profit, timeWeighted } = found;
  const own = {
    endValue: 'endValue' in amounts ? amounts.endValue : null,
    profit: 'total' in profit ? profit.total : null,
    total: 'total' in timeWeighted ? timeWeighted.total : null,
    annualised: 'annualised' in timeWeighted ? timeWeighted.annualised : null,
  };
  const euro: Written = {
    figure: (value) => <Amount value={value} />,
    difference: (value) => <Amount value={value} signed />,
  };
  const percent: Written = {
    figure: (value) => <Percent value={value} />,
    difference: (value) => (
      <>
        <Quantity value={value} places={2} signed /> {texts.points}
      </>
    ),
  };
  const rows = [
    { name: 'endValue', written: euro },
    { name: 'profit', written: euro },
    { name: 'total', written: percent },
    { name: 'annualised', written: percent },
  ] as const;
  return (
    <TableFrame label={texts.label} className="-mx-4 mt-3 rounded-none! border-0! shadow-none! md:-mx-5">
      <thead>
        <tr>
          <HeaderCell pinned>
            <span className="sr-only">{texts.label}</span>
          </HeaderCell>
          <HeaderCell numeric className="max-md:hidden">
            {texts.yours}
          </HeaderCell>
          <HeaderCell numeric>{texts.there}</HeaderCell>
          <HeaderCell numeric>{texts.difference}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ name }) => own[name] !== null && comparison[name] !== null)
          .map(({ name, written }) => (
            <ComparedRow
              key={name}
              label={texts[name]}
              written={written}
              pair={[own[name] ?? 0, comparison[name] ?? 0]}
            />
          ))}
      </tbody>
    </TableFrame>
  );
}

interface Written {
  readonly figure: (value: number) => ReactNode;
  readonly difference: (value: number) => ReactNode;
}

interface ComparedRowProps {
  readonly label: string;
  readonly pair: readonly [own: number, there: number];
  readonly written: Written;
}

/** On a phone the holder's own figures are omitted, because they are shown above. */
function ComparedRow({ label, pair: [own, there], written }: ComparedRowProps) {
  return (
    <tr>
      <RowHeaderCell>{label}</RowHeaderCell>
      <Cell numeric className="max-md:hidden">
        {written.figure(own)}
      </Cell>
      <Cell numeric>{written.figure(there)}</Cell>
      <Cell numeric>{written.difference(own - there)}</Cell>
    </tr>
  );
}
