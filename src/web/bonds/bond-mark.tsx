import type { Bond } from '#api/bonds';
import type { CalendarDate } from '#domain/calendar-date';
import { bondsTexts } from '../texts/bonds.ts';
import { useTexts } from '../texts/texts.ts';
import { formatDay } from '../ui/format.ts';
import { useReading } from '../ui/reading.ts';
import { maturityOn } from './maturity.ts';

interface BondMarkProps {
  readonly bond: Pick<Bond, 'maturityDate' | 'expired' | 'direction'>;
  readonly today: CalendarDate;
}

/**
 * Below an ISIN: when the bond matures or matured, marked where that is soon, or past and the bond not yet expired; of a sale that
 * it is one.
 */
export function BondMark({ bond, today }: BondMarkProps) {
  const texts = useTexts(bondsTexts);
  const { locale } = useReading();
  const { maturityDate, expired, direction } = bond;
  if (direction === 'Sell') return <>{texts.sale}</>;
  if (maturityDate === null) return null;
  const maturity = maturityOn(today, maturityDate);
  if (maturity.kind === 'near' && !expired)
    return <span className="text-warn">{texts.maturesIn(maturity.days)}</span>;
  if (maturity.kind === 'matured' && !expired) {
    return <span className="rounded-full bg-warn-wash px-1.5 font-medium text-warn">{texts.matured}</span>;
  }
  const day = formatDay(maturityDate, locale);
  return <>{maturity.kind === 'matured' ? texts.maturedOn(day) : texts.matures(day)}</>;
}
