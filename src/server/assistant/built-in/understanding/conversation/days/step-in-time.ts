import { addDays, daysBetween, type CalendarDate } from '#domain/calendar-date';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Period } from '#domain/portfolio/period';
import type { IntentId } from '../../../intents/intent-ids.ts';
import { matchesAny, type Pattern } from '../../concept.ts';
import {
  isOpen,
  MONTHS,
  monthsLater,
  ofYear,
  wholeMonths,
  yearBefore,
  yearOf,
} from '../../periods/period-arithmetic.ts';
import type { Unit } from '../../periods/period-piece.ts';
import { placePeriods } from '../../periods/place-periods.ts';
import { found } from '../../periods/plain-period.ts';
import type { ReadQuestion } from '../../read-question.ts';
import type { Slots } from '../../slots/slots.ts';
import { hasOnlyWords, some } from '../follow-up.ts';
import type { Before, Turn } from '../turn.ts';

type Way = -1 | 1;

const UNITS = ['year', 'half', 'quarter', 'month', 'week', 'day'] as const satisfies readonly Unit[];
const OF_STEP: readonly Pattern[] = ['time:before', 'time:after', 'time:last', 'time:next', 'time:this', 'follow:', 'ref:it', 'ordinal', ...UNITS.map((unit) => `time:${unit}` as const)]; // prettier-ignore
const BESIDE = /^(?:това|tova|онази|онзи)$/;
/** 'The previous one', no 'last' one. */
const PREVIOUS = /^(?:previous|preceding|предишн|предходн|предн|predishn|predhodn|predn)/;
const DEFINITE = /^(?:мина(?:лата|лия|лият|лото)|minal(?:ata|iya|iyat|ia|iq|iqt|oto))$/;

/** A unit of days that are named, or as many days as those before. */
function lengthOf({ from, to }: Period, unit?: Unit): { readonly months?: number; readonly days?: number } {
  if (unit === 'week' || unit === 'day') return { days: unit === 'week' ? 7 : 1 };
  const months = unit ? MONTHS[unit] : wholeMonths({ from, to });
  return months === undefined || months === 0 ? { days: daysBetween(from, to) + 1 } : { months };
}

/** The days right before or after these. */
export function periodBeside(period: Period, way: Way, unit?: Unit): Period {
  const { months, days = 0 } = lengthOf(period, unit);
  const [last, next] = [addDays(period.from, -1), addDays(period.to, 1)];
  if (way < 0)
    return { from: months ? monthsLater(period.from, -months) : addDays(period.from, -days), to: last };
  return { from: next, to: addDays(months ? monthsLater(next, months) : addDays(next, days), -1) };
}

/** It says which way, and nothing of what. */
function wayOf(slots: Slots): Way | undefined {
  const { order, filter, numbers, most, rank, said } = slots;
  const isAlone = order.every((one) => matchesAny(one, OF_STEP)) && hasOnlyWords(slots, BESIDE);
  const last = said.get('time:last') ?? '';
  // 'The previous one' is written like 'the last one'.
  const isRanked = rank !== undefined && !(rank === -1 && PREVIOUS.test(last));
  const isNamed = isNarrowing(filter) || filter.kinds !== undefined || slots.into !== undefined;
  const isOther = isNamed || numbers.length > 0;
  if (!isAlone || isOther || isRanked || most !== undefined) return undefined;
  if (some(slots, ['time:before']) || PREVIOUS.test(last) || DEFINITE.test(last)) return -1;
  if (said.has('time:last')) return slots.periods.length > 0 ? -1 : undefined;
  return some(slots, ['time:after', 'follow:after']) || said.has('time:next') ? 1 : undefined;
}

/** 'And the December before that?' */
function partBefore(named: Period, { from }: Period): Period {
  const own = ofYear(named, yearOf(from));
  return own.to < from ? own : yearBefore(own);
}

/** The days that are stepped to. */
function periodOfStep(
  slots: Slots,
  { way, before, from }: { readonly way: Way; readonly before: Slots; readonly from: Period },
): Period | undefined {
  const [named, ...others] = slots.periods;
  const unit = UNITS.find((one) => slots.order.includes(`time:${one}`));
  if (named === undefined) return periodBeside(from, way, unit);
  if (others.length > 0 || named.step !== undefined) return undefined;
  if (some(slots, ['time:before'])) return named.isAnyYear ? partBefore(named.period, from) : undefined;
  // 'And last week?', after last week.
  const word = way < 0 ? 'time:last' : 'time:next';
  const isSame = named.period.from === from.from && before.said.has(word);
  const isBeside = isSame || PREVIOUS.test(slots.said.get(word) ?? '');
  const own = UNITS.find((one) => lengthsAreEqual(named.period, one));
  return isBeside && own !== undefined ? periodBeside(from, way, own) : undefined;
}

function lengthsAreEqual(period: Period, unit: Unit): boolean {
  const [one, other] = [lengthOf(period), lengthOf(period, unit)];
  return one.months === other.months && one.days === other.days;
}

/** They name one of a row, so that the next one is the one after it. */
const OF_ROW: readonly IntentId[] = ['next-payment', 'maturities'];
/** What came is ahead of today still to come; the other way round see in-its-time.ts. */
const AHEAD: Readonly<Partial<Record<IntentId, IntentId>>> = { 'payments-received': 'coming-payments' };

/** 'And the week before?', 'а предната?', 'and before that?', 'and the next?': the same of the days beside those before. */
export function stepInTime({ slots }: ReadQuestion, before: Turn, today: CalendarDate): Before | undefined {
  const way = wayOf(slots);
  const { period: placed, otherPeriod } = placePeriods(before.query, today);
  if (way === undefined || otherPeriod !== undefined) return undefined;
  const isOfRow = OF_ROW.includes(before.query.intent);
  if (isOfRow && way > 0 && slots.periods.length === 0) {
    const rank = (before.slots.rank ?? 1) + 1;
    return { slots: { ...before.slots, rank }, query: { ...before.query, rank } };
  }
  if (isOfRow || placed === undefined || isOpen(placed.period)) return undefined;
  const period = periodOfStep(slots, { way, before: before.slots, from: placed.plain ?? placed.period });
  if (period === undefined) return undefined;
  const moved = found(period, placed.length);
  const { intent } = before.query;
  const other = period.from > today ? AHEAD[intent] : undefined;
  return {
    slots: { ...before.slots, periods: [moved], said: slots.said },
    query: { ...before.query, intent: other ?? intent, period: moved },
  };
}
