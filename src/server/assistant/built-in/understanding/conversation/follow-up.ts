import type { HoldingKind } from '#domain/portfolio/holding';
import { isNarrowing, type HoldingFilter } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../../intents/intent-ids.ts';
import { matchesAny, type Concept, type Pattern } from '../concept.ts';
import { addDays } from '#domain/calendar-date';
import {
  calendarYear,
  inYear,
  isWholeYear,
  monthsLater,
  ofYear,
  wholeMonths,
  yearAfter,
  yearBefore,
  yearOf,
} from '../periods/period-arithmetic.ts';
import { narrowFilter } from '../read-filter.ts';
import type { Slots } from '../slots/slots.ts';

const REFERS: readonly Pattern[] = ['ref:it', 'ref:them', 'ref:there', 'follow:after'];
const LEANS: readonly Pattern[] = ['follow:and', ...REFERS];
const WHAT: readonly Pattern[] = ['measure:', 'paid:', 'by:'];
const HOW: readonly Pattern[] = ['op:', 'order:'];
/** Words that say nothing of their own: 'and in 2025?', 'just the dollars'. */
const EMPTY =
  /^(?:%|ok|okay|well|all|percent|процент|процента|procenta|and|or|in|the|a|an|for|of|what|how|about|at|with|only|just|now|please|ones?|those|which|whom|show|me|give|list|is|are|to|from|by|my|добре|и|а|ами|за|в|във|само|на|с|със|при|от|през|пък|моля|тези|те|кои|кого|покажи|покажете|изброй|изброите|ми|дай|дайте|по|i|po|ami|za|v|samo|na|s|pri|ot|prez)$/;

const some = (slots: Slots, patterns: readonly Pattern[]) =>
  slots.order.some((concept) => matchesAny(concept, patterns));

const ownWords = ({ pattern }: Slots) => pattern.filter((word) => !word.startsWith('{') && !EMPTY.test(word));

/** True where holdings are named and nothing is asked of them. */
export function hasNoWords(slots: Slots): boolean {
  return ownWords(slots).length === 0;
}

/** 'Show them', after a count. */
export function asksToShow({ plainWords }: Slots): boolean {
  return plainWords.some((word) =>
    /^(?:show|list|which|покажи|покажете|изброй|изброите|кои|pokaji|pokajete|izbroi|koi)$/.test(word),
  );
}

/** True where nothing is asked but other slots: 'and in 2025?', 'only the dollars', 'those at a loss'. */
export function isSlotsAlone(slots: Slots): boolean {
  const words = slots.plainWords.filter((word) => !word.startsWith('{') && !EMPTY.test(word));
  return words.length === 0 && !some(slots, [...WHAT, ...HOW]);
}

/** True where nothing is said at all: '???', 'a', '2 + 2'. A number is something after a question that had one. */
export function saysNothing(slots: Slots, before: readonly string[]): boolean {
  const isWord = (word: string) => word.length > 1 && !/^(?:%|the|an|of|and|or)$/.test(word);
  const meant = slots.order.filter((concept) => concept !== 'follow:and');
  const hasSlot = meant.length + slots.periods.length > 0 || (slots.most ?? slots.rank) !== undefined;
  const hasName = slots.isin !== undefined || slots.into !== undefined || isNarrowing(slots.filter);
  const hasNumber = slots.numbers.length > 0 && before.length > 0;
  const isAfterTax = slots.said.has('net:tax');
  return !isAfterTax && !hasSlot && !hasName && !hasNumber && !slots.plainWords.some(isWord);
}

const SUM =
  /^(?:total|totals|al?ltogether|together|combined|sum|add|adds|overall|обща|общата|cash|money|общо|пари|сбор|сборът|сбора|сума|сумата|сборно|заедно|obshto|sbor|sborat|suma|sumata)$/;
const BESIDE_SUM =
  /^(?:what|how|much|many|both|two|двете|двата|dvete|dvata|i|im|am|owed|will|get|back|me|ще|върнат|връщат|получа|дължат|shte|varnat|does|do|did|come|comes|to|up|make|makes|so|прави|правят|излиза|излизат|възлиза|възлизат|колко|е|са|им|това|ги|kolko|prava?i|pravqt|tova|e|sa|im)$/;

/** 'Both together', 'the two years together'. */
export const asksNothingElse = (slots: Slots) =>
  isSlotsAlone({ ...slots, plainWords: slots.plainWords.filter((word) => !SUM.test(word)) });

const HOW_MUCH =
  /^(?:(?:and|so|но|и|а|i) )*(?:how (?:much|many)|since when|колко|откога|от кога|kolko|otkoga)$/;

/** 'How much is that altogether?', 'how much?', 'since when?', after a list: its answer has the sum and the days. */
export function asksSum({ pattern, order, filter, periods }: Slots): boolean {
  if (HOW_MUCH.test(pattern.join(' '))) return true;
  const words = pattern.filter(
    (word) => !EMPTY.test(word) && !BESIDE_SUM.test(word) && word !== '{currency}',
  );
  const isOther = order.some((one) => !matchesAny(one, ['ref:', 'follow:', 'time:this', 'currency:EUR']));
  const isNamed = isNarrowing(filter) || filter.kinds !== undefined || periods.length > 0;
  return (
    words.length > 0 &&
    words.every((word) => SUM.test(word) || word === 'that') &&
    words.some((word) => SUM.test(word)) &&
    !isOther &&
    !isNamed
  );
}

const ALL =
  /^(?:all|total|totals|whole|entire|full|everything|overall|my|общо|общата|всичко|всички|цяла|цялата|целия|целият|моят|моите|obshto|vsichko|vsichki)$/;
const MAX_BARE_WORDS = 3;
const PLURAL = /^(?:струват|носят|печелят|губят|struvat|nosyat|pechelyat|gubyat)$/;

/** 'Value in euro?', after 'my bonds in pounds': nothing says of what, so of the same. */
export function isBare(slots: Slots, before: Slots): boolean {
  const { filter, periods, pattern } = slots;
  const hasOwn = isNarrowing(filter) || periods.length > 0 || slots.isin !== undefined;
  return (
    isNarrowing({ ...before.filter, kinds: undefined, expired: undefined }) &&
    !hasOwn &&
    some(slots, ['measure:']) &&
    pattern.filter((word) => !EMPTY.test(word)).length <= MAX_BARE_WORDS &&
    // 'Общо колко струват', without what: of them.
    (pattern.some((word) => PLURAL.test(word)) || !pattern.some((word) => ALL.test(word))) &&
    !some(slots, ['kind:'])
  );
}

/** 'Which bonds are at a loss?': says of what it asks, and which of them. */
const isWhole = ({ plainWords, filter: { kinds, ...others } }: Slots) =>
  kinds !== undefined && isNarrowing(others) && plainWords.some((word) => WHICH.test(word));
const WHICH = /^(?:which|кои|коя|кой|koi|koia|koq)$/;

/** 'Which paid the most?', of what was named before. */
const WHICH_PAID =
  /^(?:(?:and|а|и) )?(?:which|which one|кой|коя|кое|кои|koi|koq|koe)(?: (?:has|have|ми|е|са|mi|e|sa))* (?:paid|pays|pay|плати|плаща|платила?|платило|платили|plati|plashta|platil|platila)(?: (?:me|us|the|most|least|ми|ни|най|много|малко|mi|ni|nai|mnogo|malko))*$/;
const asksWhichPaid = ({ plainWords, filter, periods }: Slots) =>
  WHICH_PAID.test(plainWords.join(' ')) &&
  !isNarrowing(filter) &&
  filter.kinds === undefined &&
  periods.length === 0;

/** True where the question leans on what was asked before. */
export function isFollowUp(slots: Slots): boolean {
  // 'So far this year against the same stretch of last year' says of which.
  const isSame = slots.concepts.has('time:same') && slots.periods.length < 2;
  if (isSame || some(slots, REFERS) || asksWhichPaid(slots)) return true;
  if (isWhole(slots) && slots.order[0] !== 'follow:and') return false;
  if (isSlotsAlone(slots)) return true;
  // 'What coupon has the second one?', but not 'the second highest coupon'.
  const isOwn = some(slots, ['measure:']) && (some(slots, HOW) || slots.filter.isins !== undefined);
  if (slots.rank !== undefined && !isOwn) return true;
  return slots.order[0] === 'follow:and' && !(some(slots, ['kind:', 'op:average']) && some(slots, WHAT));
}

const ONE_OF_KIND = /^(?:bond|etf|fund|shares?|stock|облигацията|акциите|акцията|фонда|фондът)$/;
const OF_OTHERS = /^(?:my|which|any|other|others|моите|кои|коя|кой|други|другите)$/;

/** 'What are the shares worth?', after a question about one share. */
export function namesOneOf({ filter: { kinds, ...others }, said, plainWords }: Slots, kind: HoldingKind) {
  const isOfKind = kinds?.join() === kind && ONE_OF_KIND.test(said.get(`kind:${kind}`) ?? '');
  return isOfKind && !isNarrowing(others) && !plainWords.some((one) => OF_OTHERS.test(one) || ALL.test(one));
}

/** Sums of money: 'and in dollars?' wants the same sum in another currency. */
const SUMS: readonly IntentId[] = ['overview-value', 'holding-value', 'invested', 'profit', 'total-return'];

function keptConcepts(before: Slots, next: Slots): Concept[] {
  const [hasWhat, hasHow] = [some(next, WHAT), some(next, HOW)];
  return before.order.filter(
    (concept) =>
      !(hasWhat && matchesAny(concept, WHAT)) &&
      !(hasHow && matchesAny(concept, HOW)) &&
      !(next.filter.kinds !== undefined && concept.startsWith('kind:')) &&
      !(next.filter.figures !== undefined && concept.startsWith('sign:')),
  );
}

/** 'The largest by nominal and which the smallest': by nominal too. */
export function keepFigure(before: Slots, next: Slots): Slots {
  if (some(next, WHAT) || !some(next, HOW)) return next;
  const order = [...before.order.filter((concept) => matchesAny(concept, WHAT)), ...next.order];
  return { ...next, order, concepts: new Set(order) };
}

/** What a filter keeps where a question names others: 'and Italy?' after a holding, 'and Trakia?' after a bank. */
function withoutOthers({ isins, ...filter }: HoldingFilter, next: HoldingFilter): HoldingFilter {
  if (next.isins !== undefined)
    return { ...filter, banks: undefined, countries: undefined, currencies: undefined, among: undefined };
  const namesOthers = (next.countries ?? next.banks ?? next.among) !== undefined;
  return namesOthers ? filter : { ...filter, isins };
}

/** Of 'them' each condition holds beside those before; else one is put in place of the other. */
function mergeFilters(before: Slots, next: Slots): HoldingFilter {
  const parts: [string, unknown][] = Object.entries(next.filter);
  const given: HoldingFilter = Object.fromEntries(parts.filter(([, value]) => value !== undefined));
  const isOfThem = next.concepts.has('ref:them') || next.concepts.has('ref:it');
  const filter = { ...(isOfThem ? before.filter : withoutOthers(before.filter, next.filter)), ...given };
  // 'Compare them with those of X': both.
  if (isOfThem && next.concepts.has('op:compare')) return narrowFilter(before.filter, next.filter);
  return next.concepts.has('ref:them')
    ? { ...filter, figures: narrowFilter(before.filter, next.filter).figures }
    : filter;
}

/** 'And in the following year?', after 2024: 2025; 'and the year before': 2023. */
function yearBeside([first]: Slots['periods'], next: Slots['periods']): Slots['periods'] {
  const [named] = next;
  if (first === undefined || named?.step === undefined) return next;
  const { period, plain = period } = first;
  return [{ ...named, period: named.step > 0 ? yearAfter(plain) : yearBefore(period) }];
}

/** 'And for the previous one?', after this year: last year. */
function onePeriodBefore([first]: Slots['periods'], { said }: Slots): Slots['periods'] {
  const months = first && wholeMonths(first.period);
  if (first === undefined || months === undefined || !IS_DEFINITE.test(said.get('time:last') ?? ''))
    return [];
  const { from } = first.period;
  const start = monthsLater(from, -months);
  return [{ ...first, isAnyYear: false, period: { from: start, to: addDays(from, -1) } }];
}
const IS_DEFINITE =
  /^(?:миналата|миналия|миналото|предишн(?:ата|ия|ото)|предн(?:ата|ия|ото)|minalata|minaliya|minaliq)$/;

/** 'And in the second half?', after 2024: that of 2024. 'And over the whole year?', after a day of 2024: all of 2024. */
function ofYearBefore([first]: Slots['periods'], { periods, concepts, plainWords }: Slots): Slots['periods'] {
  if (first === undefined) return [];
  const year = yearOf(first.period.from);
  const [part] = periods;
  if (part === undefined) {
    const isWhole = concepts.has('time:year') && plainWords.some((word) => ALL.test(word));
    return isWhole ? [{ ...first, isAnyYear: false, period: calendarYear(year) }] : [];
  }
  const isOfNoYear = part.isAnyYear || part.isPartAlone === true;
  return isOfNoYear && isWholeYear(first.period)
    ? [{ ...part, isAnyYear: false, period: ofYear(part.period, year) }]
    : [];
}

/** 'Last year in the same month', after March: March of last year. */
function samePart([first]: Slots['periods'], { periods, concepts }: Slots): Slots['periods'] {
  const [year] = periods;
  const isSame = concepts.has('time:same') && year !== undefined && isWholeYear(year.period);
  if (!isSame || first === undefined) return [];
  return [{ ...first, isAnyYear: false, period: inYear(first.period, year.period) }];
}

function mergePeriods(before: Slots, next: Slots): Slots['periods'] {
  const own = ofYearBefore(before.periods, next);
  if (own.length > 0) return own;
  if (next.periods.length === 0) {
    const earlier = onePeriodBefore(before.periods, next);
    return earlier.length > 0 ? earlier : before.periods;
  }
  const same = samePart(before.periods, next);
  if (same.length > 0) return same;
  const beside = yearBeside(before.periods, next.periods);
  // 'Compare it with the year before'.
  const isCompared = next.concepts.has('op:compare') && before.periods.length === 1 && beside.length === 1;
  return isCompared ? [...before.periods, ...beside] : beside;
}

/** 'And 2?', after 'what if rates rise by 1 %': another number. */
function ofSameSort(before: Slots, next: Slots): Slots['numbers'] {
  if (next.numbers.length > 0) return next.numbers;
  const isOther = before.numbers.length > 0 && next.most !== undefined && isSlotsAlone(next);
  return isOther ? [String(next.most)] : before.numbers;
}

/** The slots in full: what the question leaves out is as it was before. */
export function mergeSlots(before: Slots, next: Slots, intent: IntentId): Slots {
  const isOther =
    next.into !== undefined &&
    !some(next, WHAT) &&
    (before.filter.currencies !== undefined || !SUMS.includes(intent));
  const currencies = isOther ? { currencies: [next.into] } : {};
  const order = [...keptConcepts(before, next), ...next.order.filter((one) => !matchesAny(one, LEANS))];
  return {
    ...next,
    order,
    concepts: new Set(order),
    filter: { ...mergeFilters(before, next), ...currencies },
    periods: mergePeriods(before, next),
    rank: next.concepts.has('follow:after') ? (before.rank ?? 1) + 1 : next.rank,
    into: isOther ? undefined : (next.into ?? (next.filter.currencies ? undefined : before.into)),
    most: next.most ?? before.most,
    isin: next.isin ?? before.isin,
    numbers: ofSameSort(before, next),
    direction: next.direction ?? before.direction,
  };
}
