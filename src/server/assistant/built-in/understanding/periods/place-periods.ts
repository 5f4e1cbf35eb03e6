import type { CalendarDate } from '#domain/calendar-date';
import type { IntentId } from '../../intents/intent-ids.ts';
import type { Query } from '../query.ts';
import { weekAfter, weekBefore, yearAfter, yearBefore } from './period-arithmetic.ts';
import type { PeriodFound } from './plain-period.ts';

const AHEAD: readonly IntentId[] = ['coming-payments', 'next-payment', 'maturities', 'principal-ladder'];

/** Of a month without a year, or of a day of the week, the nearest one ahead of today, or behind it. */
function place(found: PeriodFound, isAhead: boolean, today: CalendarDate): PeriodFound {
  const { period, plain, isAnyWeek } = found;
  const [later, earlier] = isAnyWeek ? [weekAfter, weekBefore] : [yearAfter, yearBefore];
  const move = isAhead ? period.to < today && later : period.from > today && earlier;
  if (!found.isAnyYear || move === false) return found;
  return { ...found, period: move(period), ...(plain && { plain: move(plain) }) };
}

/** The nearest one ahead, of a month without a year. */
export const placeAhead = (found: PeriodFound, today: CalendarDate): PeriodFound => ({
  ...place(found, true, today),
  isAnyYear: false,
});

/** True where the days that are asked about have not begun: a month that is named next is ahead as well. */
export function looksAhead(query: Query, today: CalendarDate): boolean {
  const { period } = placePeriods(query, today);
  return period !== undefined && !period.isToday && period.period.from > today;
}

/** Their answers are of what came as well as of what is to come. */
const EITHER: readonly IntentId[] = ['income-of-period', 'compare-holdings'];

/** The query with the years of its months: what is to come is ahead, everything else behind. */
export function placePeriods(query: Query, today: CalendarDate): Query {
  const { intent, concepts, period, otherPeriod } = query;
  if (EITHER.includes(intent)) return query;
  if (intent === 'missing-payments' && period?.late !== undefined)
    return { ...query, period: { ...period, period: period.late } };
  const isAhead = AHEAD.includes(intent) || (intent !== 'matured' && concepts.has('measure:maturity'));
  return {
    ...query,
    period: period && place(period, isAhead, today),
    otherPeriod: otherPeriod && place(otherPeriod, isAhead, today),
  };
}
