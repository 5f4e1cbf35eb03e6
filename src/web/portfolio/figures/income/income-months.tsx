import type { Income, IncomeEvent, IncomeMonth } from '#api/portfolio/figures/income';
import { BarLegend } from '../../../platform/charts/share-bar.tsx';
import { incomeTexts } from '../../../platform/texts/portfolio/figures/income.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount } from '../../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { usePrinting } from '../../../platform/ui/use-printing.ts';
import { useWideScreen } from '../../../platform/ui/use-wide-screen.ts';
import { IncomeEventRow } from './income-event-row.tsx';
import { IncomeMonthRow } from './income-month-row.tsx';
import { eventsByMonth, listYears, longestBar, type ListedYear } from './listed-months.ts';
import { formatMonth } from './format-month.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';

interface IncomeMonthsProps {
  readonly owner: Owner;
  readonly income: Income;
  /** The open months. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (month: string) => void;
}

const HEAD = 'border-b border-line py-2 text-[12.5px]/4 font-medium text-soft';

/** All months; an open one lists its events. In print all are open. */
export function IncomeMonths({ owner, income, open, onToggle }: IncomeMonthsProps) {
  const { byMonth, months, columns } = useTexts(incomeTexts);
  const printing = usePrinting();
  const isWide = useWideScreen();
  const events = eventsByMonth(income.events);
  const longest = longestBar(income.months);
  const monthRows = (month: IncomeMonth) => {
    const ofMonth = events.get(month.month) ?? [];
    const isOpen = ofMonth.length > 0 && (printing || open.has(month.month));
    return (
      <MonthRows
        key={month.month}
        {...{ month, longest, owner, isWide, today: income.today }}
        events={ofMonth}
        open={isOpen}
        onToggle={onToggle}
      />
    );
  };
  return (
    <Sheet className="overflow-hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 pt-3.5 pb-1 max-md:px-3.5">
        <h2 className="font-semibold">{byMonth}</h2>
        <Legend />
      </div>
      <table aria-label={months} className="w-full border-separate border-spacing-0 text-[13.5px]">
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} pl-5 text-left max-md:pl-3.5`}>
              {columns.month}
            </th>
            <th scope="col" className={HEAD}>
              <span className="sr-only">{columns.share}</span>
            </th>
            <th scope="col" className={`${HEAD} text-right max-md:pr-3.5`}>
              {columns.income}
            </th>
            <th scope="col" className={`${HEAD} text-right max-md:hidden`}>
              {columns.principal}
            </th>
            <th scope="col" className={`${HEAD} pr-5 max-md:hidden`}>
              <span className="sr-only">{columns.state}</span>
            </th>
          </tr>
        </thead>
        {listYears(income.months).map((year) => (
          <tbody key={year.year}>
            <YearRow year={year} />
            {year.months.map(monthRows)}
          </tbody>
        ))}
      </table>
    </Sheet>
  );
}

interface MonthRowsProps extends Pick<IncomeMonthsProps, 'owner' | 'onToggle'> {
  readonly month: IncomeMonth;
  readonly events: readonly IncomeEvent[];
  readonly longest: number;
  readonly today: string;
  readonly open: boolean;
  readonly isWide: boolean;
}

function MonthRows({ month, events, longest, today, open, onToggle, owner, isWide }: MonthRowsProps) {
  return (
    <>
      <IncomeMonthRow
        month={month}
        longest={longest}
        isNow={today.startsWith(month.month)}
        isEmpty={events.length === 0}
        open={open}
        onToggle={() => onToggle(month.month)}
      />
      {open &&
        events.map((event, index) => (
          <IncomeEventRow
            key={`${event.day} ${event.kind} ${event.holdingId} ${index}`}
            event={event}
            owner={owner}
            isWide={isWide}
          />
        ))}
    </>
  );
}

function Legend() {
  const { legend } = useTexts(incomeTexts);
  return (
    <div className="flex flex-wrap gap-x-4 text-[12.5px] text-soft">
      <BarLegend look="pale" label={legend.received} />
      <BarLegend look="solid" label={legend.expected} />
      <BarLegend look="outlined" label={legend.estimated} />
      <BarLegend look="dashed" label={legend.overdue} />
    </div>
  );
}

const YEAR = 'h-8 border-b border-hair bg-paper text-[12.5px] font-medium text-soft';

function YearRow({ year: { year, months, income, principal } }: { readonly year: ListedYear }) {
  const texts = useTexts(incomeTexts);
  const { locale } = useDisplayPreferences();
  const [first, last] = [months[0]?.month ?? '', months.at(-1)?.month ?? ''];
  const label =
    months.length === 12
      ? year
      : months.length === 1
        ? texts.yearMonth(year, formatMonth(first, locale))
        : first.endsWith('-01')
          ? texts.yearTo(year, formatMonth(last, locale))
          : texts.yearFrom(year, formatMonth(first, locale));
  return (
    <tr>
      <th scope="rowgroup" colSpan={2} className={`${YEAR} pl-5 text-left max-md:pl-3.5`}>
        {label}
      </th>
      <td className={`${YEAR} text-right tabular-nums max-md:pr-3.5`}>
        {months.every((month) => month.income === 0) ? '—' : <Amount value={income} />}
      </td>
      <td className={`${YEAR} text-right tabular-nums max-md:hidden`}>
        {principal !== 0 && <Amount value={principal} />}
      </td>
      <td className={`${YEAR} max-md:hidden`} />
    </tr>
  );
}
