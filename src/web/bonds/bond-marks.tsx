import type { Bond } from '#api/bonds';
import type { CalendarDate } from '#domain/calendar-date';
import { OverdueMark } from '../bond-analytics/overdue-mark.tsx';
import { bondsTexts } from '../texts/bonds.ts';
import { useTexts } from '../texts/texts.ts';
import { formatDay } from '../ui/format.ts';
import { useReading } from '../ui/reading.ts';
import { maturityOn } from './maturity.ts';

interface MaturityMarkProps {
  readonly bond: Pick<Bond, 'maturityDate' | 'expired' | 'direction'>;
  readonly today: CalendarDate;
}

interface BondMarksProps extends MaturityMarkProps {
  /** Payments that were due and are not recorded. */
  readonly overdue: number;
}

/** The line below an ISIN: what is overdue, and when the bond matures. One line, so that no row grows when they arrive. */
export function BondMarks({ bond, today, overdue }: BondMarksProps) {
  return (
    <span className="flex w-0 min-w-full gap-x-2 text-xs/[15px] whitespace-nowrap text-faint empty:hidden max-md:flex-wrap print:flex-wrap">
      {overdue > 0 && <OverdueMark count={overdue} />}
      <MaturityMark bond={bond} today={today} />
    </span>
  );
}

/** When the bond matures or matured, marked where that is soon, or past and the bond not yet expired; of a sale that it is one. */
function MaturityMark({ bond, today }: MaturityMarkProps) {
  const texts = useTexts(bondsTexts);
  const { locale } = useReading();
  const { maturityDate, expired, direction } = bond;
  if (direction === 'Sell') return <span>{texts.sale}</span>;
  if (maturityDate === null) return null;
  const maturity = maturityOn(today, maturityDate);
  const day = formatDay(maturityDate, locale);
  if (maturity.kind === 'far') return <Shortened text={texts.matures(day)} />;
  if (expired)
    return <Shortened text={maturity.kind === 'matured' ? texts.maturedOn(day) : texts.matures(day)} />;
  if (maturity.kind === 'near')
    return <Shortened text={texts.maturesIn(maturity.days)} className="text-warn" />;
  return <span className="rounded-full bg-warn-wash px-1.5 font-medium text-warn">{texts.matured}</span>;
}

/** Gives way to the mark beside it; all of it is in the tooltip. */
function Shortened({ text, className = '' }: { readonly text: string; readonly className?: string }) {
  return (
    <span className={`min-w-0 truncate ${className}`} title={text}>
      {text}
    </span>
  );
}
