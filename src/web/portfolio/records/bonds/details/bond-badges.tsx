import type { Bond } from '#api/portfolio/bonds';
import type { CalendarDate } from '#domain/calendar-date';
import { OverdueMark } from '../../../figures/bond-analytics/overdue-mark.tsx';
import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { formatDay } from '../../../../platform/ui/format.ts';
import { useDisplayPreferences } from '../../../../platform/ui/display-preferences.ts';
import { maturityOn } from './maturity.ts';

interface MaturityMarkProps {
  readonly bond: Pick<Bond, 'maturityDate' | 'expired' | 'direction'>;
  readonly today: CalendarDate;
}

interface BondMarksProps extends MaturityMarkProps {
  /** The number of payments that were due and are not recorded. */
  readonly overdue: number;
}

/**
 * Below an ISIN: overdue payments, and the maturity. Truncated to one line on wide screens, so that no row changes its height when
 * the data arrives; the details show both in full.
 */
export function BondBadges({ bond, today, overdue }: BondMarksProps) {
  return (
    <span className="block w-0 min-w-full print:w-auto text-xs/[15px] text-faint empty:hidden md:not-print:truncate">
      {overdue > 0 && <OverdueMark count={overdue} />}
      {overdue > 0 && ' '}
      <MaturityMark bond={bond} today={today} />
    </span>
  );
}

/** The maturity, highlighted if it is near, or past and the bond not marked as expired. For a sale, the word for it. */
function MaturityMark({ bond, today }: MaturityMarkProps) {
  const texts = useTexts(bondsTexts);
  const { locale } = useDisplayPreferences();
  const { maturityDate, expired, direction } = bond;
  if (direction === 'Sell') return <>{texts.sale}</>;
  if (maturityDate === null) return null;
  const maturity = maturityOn(today, maturityDate);
  if (maturity.kind === 'near' && !expired)
    return <span className="text-warn">{texts.maturesIn(maturity.days)}</span>;
  if (maturity.kind === 'matured' && !expired)
    return <span className="rounded-full bg-warn-wash px-1.5 font-medium text-warn">{texts.matured}</span>;
  const day = formatDay(maturityDate, locale);
  return <>{maturity.kind === 'matured' ? texts.maturedOn(day) : texts.matures(day)}</>;
}
