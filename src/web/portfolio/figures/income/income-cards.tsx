import type { ReactNode } from 'react';
import type { Income } from '#api/portfolio/figures/income';
import { incomeTexts } from '../../../platform/texts/portfolio/figures/income.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { Money } from '../../../platform/ui/amount.tsx';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay, formatFigure } from '../../../platform/ui/format.ts';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { useEuro } from './use-euro.ts';

interface IncomeCardsProps {
  readonly income: Income;
  /** Opens the months with missing payments. */
  readonly onShowTroubled: () => void;
}

/** Expected and received income, the shortfall, and returning capital. */
export function IncomeCards({ income, onShowTroubled }: IncomeCardsProps) {
  const texts = useTexts(incomeTexts);
  const { locale } = useDisplayPreferences();
  const { euro } = useEuro();
  const { next12Months, thisYear } = income;
  const { received, count } = thisYear;
  return (
    <Sheet className="overflow-hidden">
      <dl className="grid grid-cols-2 gap-px bg-line md:grid-cols-[1.3fr_1fr_1fr_1fr]">
        <Card
          lead
          label={texts.next}
          value={<Money value={next12Months.income} currency="EUR" />}
          note={
            next12Months.estimated === 0 ? texts.nextNote : texts.nextEstimated(euro(next12Months.estimated))
          }
        />
        <Card
          label={texts.received}
          value={<Money value={received} currency="EUR" />}
          note={texts.payments(count, formatFigure(count, locale))}
        />
        <Card
          label={texts.difference}
          value={<Money value={thisYear.difference} currency="EUR" signed />}
          note={<DifferenceNote thisYear={thisYear} onShowTroubled={onShowTroubled} />}
        />
        <Card
          wide
          label={texts.principal}
          value={<Money value={next12Months.principal} currency="EUR" />}
          note={<PrincipalNote income={income} />}
        />
      </dl>
    </Sheet>
  );
}

interface CardProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly note: ReactNode;
  /** The main answer: larger, and full width on phones. */
  readonly lead?: boolean;
  /** Full width on phones. */
  readonly wide?: boolean;
}

function Card({ label, value, note, lead = false, wide = false }: CardProps) {
  const size = lead ? 'text-[34px]/10' : 'text-[clamp(15px,5vw,20px)]/7 md:text-2xl/10';
  return (
    <div className={`min-w-0 bg-sheet px-4 py-3 md:px-5 md:py-4 ${lead || wide ? 'max-md:col-span-2' : ''}`}>
      <dt className="text-soft">{label}</dt>
      <dd className={`font-bold tracking-tight ${size}`}>{value}</dd>
      <dd className="text-xs text-faint">{note}</dd>
    </div>
  );
}

function DifferenceNote({
  thisYear: { expected, difference, overdue, short },
  onShowTroubled,
}: Pick<IncomeCardsProps, 'onShowTroubled'> & Pick<Income, 'thisYear'>) {
  const texts = useTexts(incomeTexts);
  const { euro } = useEuro();
  if (overdue + short === 0)
    return expected > 0 && difference >= 0 ? texts.asExpected(euro(expected)) : texts.of(euro(expected));
  return (
    <>
      <button
        type="button"
        onClick={onShowTroubled}
        className="min-h-6 text-accent underline underline-offset-2 print:no-underline"
      >
        {texts.overdueAndShort(overdue, short)}
      </button>{' '}
      {texts.of(euro(expected))}
    </>
  );
}

function PrincipalNote({ income: { events, today, next12Months } }: { readonly income: Income }) {
  const texts = useTexts(incomeTexts);
  const { locale } = useDisplayPreferences();
  const yearAhead = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  const coming = events.filter(
    ({ kind, state, day }) =>
      kind === 'redemption' && state === 'expected' && day > today && day <= yearAhead,
  );
  const [first] = coming;
  if (first === undefined || next12Months.principal === 0) return texts.noPrincipal;
  if (coming.length > 1) return texts.maturities(coming.length);
  return texts.lastPrincipal(first.name ?? first.isin, formatDay(first.day, locale));
}
