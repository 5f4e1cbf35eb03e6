import type { CalendarDate } from '#domain/calendar-date';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../../../intents/intent-ids.ts';
import { matchesAny, type Concept, type Pattern } from '../../concept.ts';
import { unitAround } from '../../periods/period-arithmetic.ts';
import { toQuery } from '../../query.ts';
import type { ReadQuestion } from '../../read-question.ts';
import { hasOnlyWords, STEPS } from '../follow-up.ts';
import { withOrder } from '../../slots/slots.ts';
import type { Before, Turn } from '../turn.ts';

const OF_PERIODS: readonly IntentId[] = [
  'payments-received', 'income-of-period', 'taxes-paid', 'dividends', 'coming-payments', 'total-return', 'profit',
]; // prettier-ignore
const COMPARED = /^(?:does|do|did|it|that|how|как|изглежда|това)$/;
const UNITS = ['year', 'half', 'quarter', 'month'] as const;
const OF_COMPARISON: readonly Pattern[] = ['op:compare', 'time:last', 'time:before', 'ref:', 'follow:', ...STEPS]; // prettier-ignore

/** 'Compared with last year?', after what came or was earned in no days of its own: this year and that one. */
export function comparedWithPast(
  { slots, form }: ReadQuestion,
  { query, slots: before }: Turn,
  today: CalendarDate,
): Before | undefined {
  const [other, ...others] = slots.periods;
  const isAlone =
    slots.order.includes('op:compare') &&
    slots.order.every((one) => matchesAny(one, OF_COMPARISON)) &&
    !isNarrowing(slots.filter) &&
    hasOnlyWords(slots, COMPARED);
  if (!isAlone || other === undefined || others.length > 0) return undefined;
  if (!OF_PERIODS.includes(query.intent) || before.periods.length > 0) return undefined;
  const unit = UNITS.find((one) => unitAround(one, -1, today).from === other.period.from);
  if (unit === undefined) return undefined;
  const isOfReturn = query.intent === 'total-return' || query.intent === 'profit';
  const order: readonly Concept[] = [...before.order, ...(isOfReturn ? (['measure:return'] as const) : [])];
  const periods = [{ ...other, period: unitAround(unit, 0, today) }, other];
  const compared = { ...withOrder(before, order), periods, said: slots.said };
  return { slots: compared, query: toQuery({ intent: 'compare-periods' }, compared, form) };
}
