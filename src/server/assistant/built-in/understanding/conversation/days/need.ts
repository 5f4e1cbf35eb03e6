import type { CalendarDate } from '#domain/calendar-date';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../../../intents/intent-ids.ts';
import { matchesAny, type Pattern } from '../../concept.ts';
import { yearAfter } from '../../periods/period-arithmetic.ts';
import { found, type PeriodFound } from '../../periods/plain-period.ts';
import { toQuery } from '../../query.ts';
import type { ReadQuestion } from '../../read-question.ts';
import type { Slots } from '../../slots/slots.ts';
import { hasOnlyWords } from '../follow-up.ts';
import type { Before, Turn } from '../turn.ts';

/** 'I need 10,000', 'tuition 3,000 due', 'искам да купя кола за 20 000'. */
const NEEDS =
  /(?:^| )(?:(?:i|we|i ll|we ll|will) (?:will )?need|(?:i|we) (?:want|plan|would like) to buy .*for|(?:tuition|rent|fee|fees|bill|tax|loan|payment)(?: \S+)? \{number\} due|(?:трябва|трябват|трябваше|нужни са|нужна е|необходими са) ми|(?:ще )?имам(?:е)? ли \{number\}|ще имам(?:е)? ли|(?:do|will) (?:i|we) have \{number\}|(?:do|will) (?:i|we) have enough.* (?:for|cover|pay)|enough (?:is )?(?:coming|to come)(?: in)?.* (?:for|cover|pay)|ще стигнат ли.* за|(?:shte )?imam(?:e)? li \{number\}|искам(?:е)? да купя.* за|trqbvat? mi|tryabvat? mi|triabvat? mi|nujni sa mi|iskam da kupq?(?:ya|ia)?.* za)(?: |$)/u;
const ENOUGH =
  /^(?:(?:and|so|а|и|a|i) )*(?:(?:is|will|would)(?: (?:that|it|this|be))* enough(?: for (?:it|that))?|(?:ще )?(?:ми )?(?:стига|стигат|стигне|стигнат)(?: ли)?(?: ми)?|(?:shte )?(?:mi )?(?:stiga|stigat|stigne|stignat)(?: li)?(?: mi)?|достатъчно ли е|(?:how much|what)(?: (?:is|s|will|would|be))* left(?: over)?|колко (?:ще )?(?:ми )?(?:остава|остане)|kolko (?:shte )?(?:mi )?(?:ostava|ostane))$/u;
/** 'If I wait', 'what about … then', 'if it was'. */
const OTHERWISE =
  /^(?:if|i|we|wait|waited|instead|what|about|then|was|were|ако|чакам|изчакам|почакам|отложа|беше|бяха|тогава|ako|4akam|chakam|izchakam|pochakam|beshe|togava)$/;
const PAID: readonly Pattern[] = ['paid:coupon', 'measure:coupon', 'measure:dividend'];
const COMING: { readonly intent: IntentId } = { intent: 'coming-payments' };

/** From today until the last of the days; of a month without a year the next one. */
function untilEnd({ period, isAnyYear, length }: PeriodFound, today: CalendarDate): PeriodFound | undefined {
  const { to } = isAnyYear && period.to < today ? yearAfter(period) : period;
  return to > today ? found({ from: today, to }, length) : undefined;
}

/** Whether what comes until a day is at least what is needed then. */
function asked({ slots, form }: Pick<ReadQuestion, 'slots' | 'form'>): Before {
  return { slots, query: toQuery(COMING, slots, { ...form, asksWhich: false }) };
}

/** 'I need 10,000 euro in August for a car': whether what comes until then is as much. */
export function needed({ slots, form }: ReadQuestion, today: CalendarDate): Before | undefined {
  const [value, ...others] = slots.numbers;
  const [days, ...further] = slots.periods;
  const isNeed = NEEDS.test(slots.pattern.join(' ')) && value !== undefined && others.length === 0;
  const until = isNeed && days !== undefined && further.length === 0 ? untilEnd(days, today) : undefined;
  if (until === undefined || value === undefined || isNarrowing({ ...slots.filter, currencies: undefined }))
    return undefined;
  const currency = slots.into ?? slots.filter.currencies?.[0];
  const bound = { is: 'from' as const, value, currency, isPercent: false, isNeed: true as const };
  // 'Will the coupons cover it?'
  const order = slots.order.filter((one) => matchesAny(one, PAID));
  return asked({
    slots: {
      ...slots,
      ...{ order, concepts: new Set(order), said: new Map(), filter: {}, into: undefined, numbers: [] },
      ...{ strangeNames: [], unknownName: undefined, bound, periods: [until] },
    },
    form,
  });
}

/** 'Is it enough?', 'what is left?', 'and if I wait until July?', 'and 40,000?', after what is needed. */
export function neededBefore(
  { slots: next, form }: ReadQuestion,
  { slots: before }: Turn,
  today: CalendarDate,
): Before | undefined {
  if (before.bound?.isNeed !== true) return undefined;
  const slots: Slots = { ...before, said: new Map(), rank: undefined };
  if (ENOUGH.test(next.pattern.join(' '))) return asked({ slots, form });
  const [days, ...others] = next.periods;
  const value = next.numbers[0] ?? (next.most === undefined ? undefined : String(next.most));
  const { currencies, ...filter } = next.filter;
  const isOther =
    hasOnlyWords(next, OTHERWISE) && others.length === 0 && next.numbers.length < 2 && !isNarrowing(filter);
  const until = days && untilEnd(days, today);
  if (!isOther || (until === undefined && (value === undefined || days !== undefined))) return undefined;
  const currency = next.into ?? currencies?.[0] ?? before.bound.currency;
  const bound = { ...before.bound, currency, ...(value !== undefined && { value }) };
  return asked({ slots: { ...slots, bound, ...(until && { periods: [until] }) }, form });
}
