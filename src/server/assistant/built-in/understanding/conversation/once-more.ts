import type { CalendarDate } from '#domain/calendar-date';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import { isDay } from '#domain/portfolio/measure';
import type { IntentId } from '../../intents/intent-ids.ts';
import { matchesAny, type Concept, type Pattern } from '../concept.ts';
import { isWholeYear } from '../periods/period-arithmetic.ts';
import { costsIn, toQuery, type Query } from '../query.ts';
import type { ReadQuestion } from '../read-question.ts';
import { withOrder, type Slots } from '../slots/slots.ts';
import { MUCH } from '../vocabulary/empty-words.ts';
import { anotherMove, IN_EURO, MOVES } from './another-move.ts';
import { askedOtherwise } from './asked-otherwise.ts';
import { ofBothKinds, ofDaysInTurn } from './in-total.ts';
import { asksAmount, asksSinceWhen, asksSum, hasOnlyWords, isSlotsAlone, some } from './follow-up.ts';
import { mergeSlots, saysOnly } from './merging/merge-slots.ts';
import { neededBefore } from './days/need.ts';
import { bankOfNext, paymentAfter, whatPaysNext } from './days/next-payment.ts';
import { withIncome } from './with-income.ts';
import { termOf } from './own-figure.ts';
import { ofThoseBefore } from './of-those-before.ts';
import { changeSince, partOfAnswer, paymentBefore, whyOfMove } from './of-the-answer.ts';
import { ASKS_MEANING } from './pointing.ts';
import { extremeOfMove, extremeOfPayments } from './same-subject.ts';
import { atWhichBank } from './picked/at-banks.ts';
import { stepInTime } from './days/step-in-time.ts';
import type { Before, Turn } from './turn.ts';

/** The question before, asked once more. */
type OnceMore = Before & Pick<Turn, 'pickFrom'>;

/** 'And what does that mean?': the term of the question before, or that of its figure. */
function meaningOf({ slots, form }: ReadQuestion, { query }: Turn): Query | undefined {
  const own = termOf(query.intent);
  const terms = query.terms.length > 0 || own === undefined ? query.terms : [own];
  const isMeaning = slots.concepts.has('ref:it') && slots.plainWords.some((word) => ASKS_MEANING.test(word));
  return isMeaning && terms.length > 0
    ? toQuery({ intent: 'glossary' }, slots, { ...form, terms })
    : undefined;
}

/** The same, the first day before anything else. */
const sinceWhen = (query: Query): Query => ({
  ...query,
  concepts: new Set([...query.concepts, 'order:soonest']),
});

/** 'Which one is the oldest?', after what is missing: not what was bought first. */
const asksOldest = (slots: Slots, { intent }: Query) =>
  ['missing-payments', 'price-age'].includes(intent) &&
  some(slots, ['order:first-bought', 'order:soonest']) &&
  slots.order.every((one) =>
    matchesAny(one, ['order:', 'ref:', 'follow:', 'ordinal', 'measure:coupon', 'paid:']),
  ) &&
  hasOnlyWords(slots, /^(?:has|have|been|due|late|кой|коя|кое|от|тях|koi|koya|koe)$/) &&
  !isNarrowing(slots.filter);

const WHEN =
  /^(?:(?:and|so|и|а|i|a) )*(?:when|(?:on )?(?:what|which) (?:date|day)|кога|(?:на |в )?(?:коя дата|кой ден)|koga)(?: (?:is|was|were|will|would|does|that|it|be|due|come|arrive|exactly|е|беше|бяха|ще|това|стане|бъде|дойде|идва|точно|e|beshe|shte|tova))*$/;
/** Their answers say when. */
export const DATED: readonly IntentId[] = [
  'calls', 'maturities', 'matured', 'principal-ladder', 'next-payment', 'coming-payments', 'missing-payments', 'largest-payments', 'payments-received', 'dividends', 'sales', 'changes', 'price-age',
]; // prettier-ignore
const OF_PURCHASE: readonly IntentId[] = ['average-price', 'invested', 'units-held'];

/** 'When?', after what has a day: the same. After another figure of one holding: its purchase, or what it pays next. */
function when({ slots, form }: ReadQuestion, before: Turn, today: CalendarDate): OnceMore | undefined {
  if (!WHEN.test(slots.pattern.join(' '))) return undefined;
  const { query, pickFrom } = before;
  if (isDay(query.measure) || DATED.includes(query.intent))
    return { ...before, query: { ...query, isYesNo: false } };
  if (query.filter.isins?.length !== 1) return undefined;
  const isOfPurchase = OF_PURCHASE.includes(query.intent);
  const order: readonly Concept[] = isOfPurchase ? ['measure:buy-date'] : [];
  const asked = withOrder(slots, order);
  const merged = mergeSlots({ ...before, slots: { ...before.slots, order: [] } }, asked, today);
  const intent = isOfPurchase ? 'holding-details' : 'next-payment';
  return { slots: merged, query: toQuery({ intent }, { ...merged, filter: query.filter }, form), pickFrom };
}

const THAT = /^(?:that|it|this|това|tova)$/;
const PART = /^(?:of|от|ot)$/;
const BESIDE_CURRENCY =
  /^(?:\{currency\}|please|моля|molya|that|it|this|това|tova|and|а|и|a|i|ли|li|how|what|much|many|колко|kolko|is|are|would|be|does|do|come|comes|to|make|makes|in|into|в|във|v|е|са|прави|правят|излиза|би|било|e|sa|pravi|the|sum|amount|сумата|сума|какъв|каква|kakav|kakva|процент\p{L}*|procent\p{L}*|percent\p{L}*|%)$/u;

const OF_HOLDINGS: readonly IntentId[] = ['list-holdings', 'count-holdings', 'exposure', 'positions'];
/** 'And in euro?', after dollars, may be of what is held in euro; 'how much in euro?' is not. */
const asksForSumInEuro = ({ intent, filter }: Query, pattern: readonly string[]) =>
  filter.currencies === undefined ? !OF_HOLDINGS.includes(intent) : pattern.some((word) => MUCH.test(word));

/** 'How much is that in francs?': the same amount in another currency, unless it asks how much of it is held in that one. */
function inOtherCurrency({ slots, form }: ReadQuestion, before: Turn): OnceMore | undefined {
  const { pattern, filter, into = filter.currencies?.[0] } = slots;
  const isOfThat = slots.concepts.has('ref:it') || pattern.some((word) => THAT.test(word));
  const isOther =
    !pattern.every((word) => BESIDE_CURRENCY.test(word)) || pattern.some((word) => PART.test(word));
  const isNamed = isNarrowing({ ...filter, currencies: undefined }) || slots.periods.length > 0;
  // 'And in euro?', of what is in a currency of its own.
  const isPlainEuro = into === 'EUR' && pattern.length > 1 && asksForSumInEuro(before.query, pattern);
  if (into === undefined || !(isOfThat || isPlainEuro) || isOther || isNamed || saysOnly(slots))
    return undefined;
  const isVerdict = into === 'EUR' && form.asksVerdict && MOVES.includes(before.query.intent);
  return { ...before, query: { ...before.query, into, ...(isVerdict && { acts: [IN_EURO] }) } };
}

/** 'And before costs?', after a return: that return. */
function beforeCosts({ slots }: ReadQuestion, before: Turn): OnceMore | undefined {
  const costs = costsIn(slots);
  // 'Without tax and fees' lacks neither.
  const { lacking: _, ...filter } = slots.filter;
  const plainWords = slots.plainWords.filter((word) => word !== 'without');
  const hasOwn =
    isNarrowing(filter) || slots.periods.length > 0 || !isSlotsAlone({ ...slots, plainWords, order: [] });
  return before.query.intent === 'total-return' && costs !== undefined && !hasOwn
    ? { ...before, query: { ...before.query, costs } }
    : undefined;
}

const KINDS_OF_PAYMENT: readonly Pattern[] = ['paid:coupon', 'measure:coupon', 'measure:dividend'];
const OF_KIND: readonly IntentId[] = [
  'taxes-paid',
  'payments-received',
  'dividends',
  'coming-payments',
  'income-of-period',
];

const INTEREST =
  /^(?:interest|лихвите|лихвата|лихви|lihvite|lihvata|lihvi|alone|separately|отделно|otdelno)$/;

/** 'And on coupons?', after the tax on dividends: the same of another kind of payment. */
function ofOtherKind({ slots, form }: ReadQuestion, before: Turn, today: CalendarDate): OnceMore | undefined {
  const isOfInterest = form.namesInterest && hasOnlyWords(slots, INTEREST);
  const named = slots.order.filter((one) => !matchesAny(one, ['follow:']));
  const own: readonly Concept[] = isOfInterest ? [...named, 'paid:coupon'] : named;
  const kinds = own.filter((one) => matchesAny(one, KINDS_OF_PAYMENT));
  const plainWords = slots.plainWords.filter((word) => !INTEREST.test(word));
  const isAlone =
    own.length > 0 && kinds.length === own.length && isSlotsAlone({ ...slots, plainWords, order: [] });
  const wasOfKind = before.slots.order.some((one) => matchesAny(one, KINDS_OF_PAYMENT));
  const { intent } = before.query;
  // 'Only coupons?', after taxes of every kind.
  const isOfKind = wasOfKind || isOfInterest || intent === 'taxes-paid';
  if (!isAlone || !isOfKind || !OF_KIND.includes(intent) || isNarrowing(slots.filter)) return undefined;
  const kept = before.slots.order.filter((one) => !matchesAny(one, KINDS_OF_PAYMENT));
  const order: readonly Concept[] = [
    ...kept,
    ...kinds.map((one) => (one === 'measure:coupon' ? 'paid:coupon' : one)),
  ];
  const merged = withOrder(mergeSlots(before, slots, today), order);
  const isOfCoupons = intent === 'dividends' && !order.includes('measure:dividend');
  return {
    slots: merged,
    query: toQuery({ intent: isOfCoupons ? 'payments-received' : intent }, merged, form),
  };
}

/** 'And altogether?', after the sum of a year: of all years. */
function ofAllDays({ slots: { concepts, pattern }, form }: ReadQuestion, before: Turn): OnceMore {
  const all = ofBothKinds(before) ?? ofDaysInTurn(before);
  if (all !== undefined) return all;
  const isOfAll = concepts.has('follow:and') && pattern.every((word) => ALTOGETHER.test(word));
  // 'Total?', after a list: what these are worth.
  if (before.query.intent === 'list-holdings' && before.query.measure === undefined)
    return { ...before, query: toQuery({ intent: 'overview-value' }, before.slots, form) };
  const isOfYear = before.slots.periods.every(({ period }) => isWholeYear(period));
  if (!isOfAll || !isOfYear || !OF_KIND.includes(before.query.intent)) return before;
  const { slots, query } = before;
  return { slots: { ...slots, periods: [] }, query: { ...query, period: undefined, otherPeriod: undefined } };
}
const ALTOGETHER = /^(?:in|total|altogether|overall|общо|obshto)$/;

const AHEAD: readonly IntentId[] = ['next-payment', 'coming-payments'];

const GETS =
  /^(?:(?:and|so|и|а|i) )*(?:how much(?: money| cash)? (?:(?:will|do|would) (?:i|we) (?:get|receive)|(?:will|would) (?:i|we) have|(?:will|would) (?:come|be paid|be free|be freed|(?:that )?(?:give|bring) (?:me|us)))(?: back| then| up)?|(?:колко(?: пари)? ще (?:получа|получим|взема|вземем|(?:ми |ни |се )?(?:върнат|изплатят|платят|дойдат|освободят))|kolko(?: pari)? (?:shte|6te) (?:polucha|polu4a|vzema|(?:mi |ni )?(?:varnat|vurnat|platqt|platyat|doidat)))(?: тогава| togava)?)$/;
const OF_MONEY_AHEAD: readonly IntentId[] = ['maturities', 'calls', 'principal-ladder', ...AHEAD];

/** 'How much will I get?', after what matures or is to come: that, whose answer has the sum; of one holding all that it will pay. */
function asksWhatItGives({ slots, form }: ReadQuestion, before: Turn): OnceMore | undefined {
  if (!GETS.test(slots.pattern.join(' ')) || slots.periods.length > 0) return undefined;
  const { query, pickFrom } = before;
  if (query.filter.isins?.length !== 1) return OF_MONEY_AHEAD.includes(query.intent) ? before : undefined;
  const all = { ...slots, filter: { isins: query.filter.isins } };
  return { slots: all, query: toQuery({ intent: 'coming-payments' }, all, form), pickFrom };
}

/** 'How much altogether until summer?', after what is to come: all of it until then. */
function sumUntil({ slots, form }: ReadQuestion, { query, slots: before }: Turn): OnceMore | undefined {
  const pattern = slots.pattern.filter((word) => word !== '{period}');
  const isOfDays = slots.periods.length === 1 && AHEAD.includes(query.intent);
  if (!isOfDays || !asksSum({ ...slots, pattern, periods: [] })) return undefined;
  const order = before.order.filter((one) => !matchesAny(one, ['time:', 'ordinal']));
  const all = { ...withOrder(before, order), periods: slots.periods, rank: undefined };
  return { slots: all, query: toQuery({ intent: 'coming-payments' }, all, form) };
}

const WHAT_IS_IN_IT =
  /^(?:(?:and|а|и) )*(?:(?:what|which ones)(?: exactly)?(?: do (?:i|we) (?:have|hold|own)| is| are| s)?(?: (?:in|there|exactly))+|какво (?:има|имам|държа|е)(?: (?:в|там|вътре))+|какво точно|в кои(?: (?:книжа|позиции|облигации|акции))?)(?: (?:it|that|them|there|него|нея|тях|точно|exactly))*$/;
const OF_SCOPE: readonly IntentId[] = [
  'overview-value',
  'holding-value',
  'exposure',
  'positions',
  'count-holdings',
];

/** 'What's in it?', after the value or the share of a bank or a currency: its holdings. */
function whatIsInIt({ slots, form }: ReadQuestion, { query, slots: before }: Turn): OnceMore | undefined {
  const { filter } = before;
  const isOfSome = isNarrowing({ ...filter, expired: undefined }) && filter.isins === undefined;
  const asked = [...slots.pattern, ...(slots.concepts.has('ref:there') ? ['there'] : [])].join(' ');
  const isAsked = OF_SCOPE.includes(query.intent) && isOfSome && WHAT_IS_IN_IT.test(asked);
  if (!isAsked || isNarrowing({ ...slots.filter, kinds: undefined })) return undefined;
  const own = { ...before, order: [], concepts: new Set<Concept>() };
  return { slots: own, query: toQuery({ intent: 'list-holdings' }, own, form) };
}

const SHARE_OF_ALL =
  /^(?:(?:and|so|а|и|a|i) )*(?:(?:what|how big a|how much|which) (?:(?:share|part|percent|percentage|proportion) )?(?:(?:is|are|(?:of )?(?:everything|it all|all|the total|the whole|my portfolio)) ?)+|(?:каква|какъв|колко) (?:(?:част|дял|процент\p{L}*) )?(?:(?:е|са|това|от всичко|от цялото|от портфейла) ?)+)$/u;
const OF_ALL = /(?:everything|all|the total|the whole|my portfolio)|от (?:всичко|цялото|портфейла)/;

/** 'What share of everything is that?', after a what-if of a currency, or what one bank has: of these. */
function partOfAll({ slots, form }: ReadQuestion, { query }: Turn): OnceMore | undefined {
  const text = slots.pattern.join(' ');
  const { isins: _, figures: __, expired: ___, ...filter } = query.filter;
  if (!SHARE_OF_ALL.test(text) || !OF_ALL.test(text) || !isNarrowing(filter)) return undefined;
  const asked = { ...slots, order: [], concepts: new Set<Concept>(), filter, isPercent: true };
  return { slots: asked, query: toQuery({ intent: 'exposure' }, asked, form) };
}

/** Their answers say how much it is. */
const OF_AMOUNTS: readonly IntentId[] = ['next-payment', 'coming-payments', 'largest-payments', 'missing-payments', 'payments-received', 'dividends']; // prettier-ignore

/** 'How much?', 'since when?', 'when?', 'how much is that in dollars?', 'which one loses most?', 'what does that mean?': the same subject once more. */
export function askedOnceMore(read: ReadQuestion, before: Turn, today: CalendarDate): OnceMore | undefined {
  const { query } = before;
  const need = neededBefore(read, before, today);
  if (need !== undefined) return need;
  if (asksSum(read.slots)) return ofAllDays(read, before);
  if (asksAmount(read.slots) && OF_AMOUNTS.includes(query.intent)) return before;
  if (asksSinceWhen(read.slots) || asksOldest(read.slots, query))
    return { ...before, query: sinceWhen(query) };
  const meaning = meaningOf(read, before);
  if (meaning !== undefined) return { slots: read.slots, query: meaning };
  const same =
    ofThoseBefore(read, before, today) ??
    whatPaysNext(read, before) ??
    when(read, before, today) ??
    inOtherCurrency(read, before) ??
    beforeCosts(read, before) ??
    withIncome(read, before) ??
    anotherMove(read, before) ??
    sumUntil(read, before) ??
    asksWhatItGives(read, before) ??
    bankOfNext(read, before) ??
    paymentAfter(read, before) ??
    whatIsInIt(read, before) ??
    atWhichBank(read, before) ??
    stepInTime(read, before, today) ??
    ofOtherKind(read, before, today) ??
    partOfAll(read, before);
  if (same !== undefined) return same;
  const part = partOfAnswer(before, read.slots) ?? whyOfMove(read.slots, before);
  // What is certain of income has no principal, which a need is compared with as well.
  if (part !== undefined) return { ...before, query: { ...query, ...part, bound: undefined } };
  const meant = extremeOfPayments(before, read.slots) ?? changeSince(before, read.slots);
  if (meant !== undefined) {
    // 'Which bond has the most?', after the accrued interest by bank.
    const order = before.slots.order.filter((one) => !matchesAny(one, ['by:', 'noun:bank']));
    const merged = mergeSlots({ ...before, slots: { ...before.slots, order } }, read.slots, today);
    return { slots: merged, query: toQuery(meant, merged, read.form) };
  }
  const other = paymentBefore(before, read.slots) ?? extremeOfMove(before, read.slots);
  if (other !== undefined) return { slots: other, query: toQuery(query, other, read.form) };
  return askedOtherwise(read, before, today);
}
