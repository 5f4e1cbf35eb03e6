import type { IncomeMonth } from '#api/portfolio/figures/income';
import { ShareBar, type BarLook } from '../../../platform/charts/share-bar.tsx';
import { incomeTexts } from '../../../platform/texts/portfolio/figures/income.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Amount, Missing } from '../../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { ChevronDownIcon } from '../../../platform/ui/icons/screen-icons.ts';
import { formatMonth } from './format-month.ts';
import { monthButtonId } from './listed-months.ts';
import { useEuro } from './use-euro.ts';

interface IncomeMonthRowProps {
  readonly month: IncomeMonth;
  /** The value of the longest bar. */
  readonly longest: number;
  readonly isNow: boolean;
  /** Set if the month has no income. */
  readonly isEmpty: boolean;
  readonly open: boolean;
  readonly onToggle: () => void;
}

const CELL = 'h-9 border-b border-hair max-md:h-11';

/** A month: its name as a button that opens it, its bar and its totals. */
export function IncomeMonthRow({ month, longest, isNow, isEmpty, open, onToggle }: IncomeMonthRowProps) {
  const { figure } = useEuro();
  const { principalBack } = useTexts(incomeTexts);
  return (
    <tr className={open ? 'font-semibold' : ''}>
      <th scope="row" className={`${CELL} w-52 pl-3.5 text-left font-[inherit] max-md:w-26 max-md:pl-1.5`}>
        <MonthName {...{ month, isNow, isEmpty, open, onToggle }} />
      </th>
      <td className={`${CELL} pr-4 max-md:pl-1.5`}>
        {!isEmpty && <MonthBar month={month} longest={longest} />}
      </td>
      <td className={`${CELL} text-right font-medium whitespace-nowrap tabular-nums max-md:pr-3.5`}>
        {isEmpty ? <Missing /> : <Amount value={month.income} />}
        <span className="block text-xs font-normal text-faint md:hidden">
          {month.principal !== 0 && <span className="block">{principalBack(figure(month.principal))}</span>}
          <MonthNote month={month} />
        </span>
      </td>
      <td className={`${CELL} text-right tabular-nums max-md:hidden`}>
        {month.principal !== 0 && <Amount value={month.principal} />}
      </td>
      <td
        className={`${CELL} w-36 pr-5 text-right text-xs font-normal whitespace-nowrap text-faint max-md:hidden`}
      >
        <MonthNote month={month} />
      </td>
    </tr>
  );
}

function MonthName({
  month: { month },
  isNow,
  isEmpty,
  open,
  onToggle,
}: Omit<IncomeMonthRowProps, 'longest'>) {
  const { thisMonth } = useTexts(incomeTexts);
  const { locale } = useDisplayPreferences();
  const name = formatMonth(month, locale);
  const badge = isNow && (
    <span className="rounded-full bg-hair px-1.5 text-[11.5px]/4.5 font-normal whitespace-nowrap text-soft max-md:hidden">
      {thisMonth}
    </span>
  );
  if (isEmpty) {
    return (
      <span className="flex items-center gap-2 pl-5 font-normal text-faint">
        {name} {badge}
      </span>
    );
  }
  return (
    <button
      id={monthButtonId(month)}
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className="flex h-full w-full items-center gap-1.5 text-left -outline-offset-2 max-md:min-h-11"
    >
      <span className={`text-faint ${open ? '' : '-rotate-90'}`}>
        <ChevronDownIcon size={14} />
      </span>
      {name} {badge}
    </button>
  );
}

/** In legend order; announced income counts as expected. */
function listParts({ received, expected, announced, estimated, overdue }: IncomeMonth) {
  const parts: { look: BarLook; amount: number }[] = [
    { look: 'pale', amount: received },
    { look: 'solid', amount: expected + announced },
    { look: 'outlined', amount: estimated },
    { look: 'dashed', amount: overdue },
  ];
  return parts.filter(({ amount }) => amount > 0);
}

function MonthBar({ month, longest }: Pick<IncomeMonthRowProps, 'month' | 'longest'>) {
  return (
    <span className="flex gap-px">
      {listParts(month).map(({ look, amount }) => (
        <ShareBar key={look} look={look} percent={(100 * amount) / longest} />
      ))}
    </span>
  );
}

const TAG = 'inline-block rounded-full px-1.5 text-[11.5px]/4.5 font-medium';

/** Notes on overdue or missing income, otherwise on uncertain income. */
function MonthNote({
  month: { overdue, missing, announced, estimated },
}: Pick<IncomeMonthRowProps, 'month'>) {
  const texts = useTexts(incomeTexts);
  const { figure } = useEuro();
  return (
    <>
      {overdue > 0 && (
        <span className={`${TAG} bg-loss-wash text-loss`}>{texts.overdue(figure(overdue))}</span>
      )}
      {missing > 0 && <span className={`${TAG} bg-warn-wash text-warn`}>{texts.short(figure(missing))}</span>}
      {overdue + missing === 0 && announced > 0 && (
        <span className="block">{texts.announced(figure(announced))}</span>
      )}
      {overdue + missing === 0 && estimated > 0 && (
        <span className="block">{texts.estimated(figure(estimated))}</span>
      )}
    </>
  );
}
