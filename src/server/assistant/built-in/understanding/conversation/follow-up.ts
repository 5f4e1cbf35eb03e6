import type { HoldingKind } from '#domain/portfolio/holding';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../../intents/intent-ids.ts';
import { matchesAny, type Concept, type Pattern } from '../concept.ts';
import type { QuestionForm } from '../query.ts';
import type { Slots } from '../slots/slots.ts';
import { EMPTY } from '../vocabulary/empty-words.ts';
import { EVERYTHING, impliesIt, isOfFirst, namesNoHoldings } from './pointing.ts';
import type { Before } from './turn.ts';

const REFERS: readonly Pattern[] = ['ref:it', 'ref:them', 'ref:there', 'follow:after'];
export const LEANS: readonly Pattern[] = ['follow:and', ...REFERS];
export const WHAT: readonly Pattern[] = ['measure:', 'paid:', 'by:'];
export const HOW: readonly Pattern[] = ['op:', 'order:'];
export const some = (slots: Slots, patterns: readonly Pattern[]) =>
  slots.order.some((concept) => matchesAny(concept, patterns));

/** True where each word stands for a slot, says nothing of its own, or is one of these. */
export const hasOnlyWords = ({ plainWords }: Slots, beside: RegExp) =>
  plainWords.every((word) => word.startsWith('{') || EMPTY.test(word) || beside.test(word));

/** The steps that an answer can be given in. */
export const STEPS: readonly Pattern[] = ['time:year', 'time:half', 'time:quarter', 'time:month'];

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

/** 'As of 30 September', 'at year end 2025': words of a day. */
const OF_DAY =
  /^(?:as|end|close|start|beginning|until|since|on|към|края|край|началото|kam|kum|kraya|kraia|kraq)$/;

/** 'Another', 'the others'. */
export const OTHER =
  /^(?:other|others|another|друга|друг|друго|други|другата|другият|другия|другото|другите|drugata?|drugi|drugite|drugiq|drugoto)$/;

/** True where nothing is asked but other slots: 'and in 2025?', 'only the dollars', 'those at a loss'. */
export function isSlotsAlone(slots: Slots): boolean {
  const isEmpty = (word: string) => EMPTY.test(word) || (slots.periods.length > 0 && OF_DAY.test(word));
  // 'And the other one, X?'
  const isOther = (word: string) => slots.filter.isins !== undefined && OTHER.test(word);
  const words = slots.plainWords.filter((word) => !word.startsWith('{') && !isEmpty(word) && !isOther(word));
  return words.length === 0 && !some(slots, [...WHAT, ...HOW, ...SUBJECTS]);
}
/** What can be asked about without a word more: 'which bonds matured last year?' */
const SUBJECTS: readonly Pattern[] = ['matured', 'noun:limit'];

/** True where nothing is said at all: '???', 'a', '2 + 2'. A number is something after a question that had one. */
export function saysNothing(slots: Slots, isAfterNumber: boolean): boolean {
  const isWord = (word: string) => word.length > 1 && !/^(?:%|the|an|of|and|or)$/.test(word);
  const meant = slots.order.filter((concept) => concept !== 'follow:and');
  const hasSlot = meant.length + slots.periods.length > 0 || (slots.most ?? slots.rank) !== undefined;
  const hasName = slots.isin !== undefined || slots.into !== undefined || isNarrowing(slots.filter);
  const hasNumber = slots.numbers.length > 0 && isAfterNumber;
  const isAfterTax = [...slots.said.keys()].some((one) => one.startsWith('net:'));
  const isWithout = slots.withoutPayments !== undefined;
  return !isAfterTax && !isWithout && !hasSlot && !hasName && !hasNumber && !slots.plainWords.some(isWord);
}

export const SUM =
  /^(?:total|totals|al?ltogether|together|combined|sum|add|adds|overall|обща|общата|cash|money|общо|пари|сбор|сборът|сбора|сума|сумата|сборно|заедно|obshto|sbor|sborat|suma|sumata)$/;
const BESIDE_SUM =
  /^(?:what|how|much|many|both|two|двете|двата|dvete|dvata|i|im|am|owed|will|get|back|me|ще|върнат|връщат|получа|дължат|shte|varnat|does|do|did|come|comes|to|up|make|makes|so|прави|правят|излиза|излизат|възлиза|възлизат|колко|е|са|им|това|ги|kolko|prava?i|pravqt|tova|e|sa|im)$/;

/** 'Both together', 'how much in both years?'. */
export const asksNothingElse = (slots: Slots) =>
  isSlotsAlone({
    ...slots,
    plainWords: slots.plainWords.filter((word) => !SUM.test(word) && !BESIDE_SUM.test(word)),
  });

/** Also 'how much was it?': what it points at is no part of the pattern. */
const HOW_MUCH =
  /^(?:(?:and|so|but|но|и|а|i) )*(?:(?:by )?how (?:much|many)|(?:с |s )?(?:колко|kolko))(?: (?:was|were|did come to|беше|бяха|beshe|biaha))?(?: (?:exactly|точно|tochno))?$/;

const AMOUNT =
  /^(?:(?:and|so|а|и|a|i) )*(?:how (?:much|big|large) (?:is|will be|would be)|(?:колко|kolko) (?:ще )?(?:е|бъде|e|bade)|на каква стойност е)$/;
/** 'How much is it?', after a payment. */
export const asksAmount = ({ pattern }: Slots) => AMOUNT.test(pattern.join(' '));

const SINCE_WHEN =
  /^(?:(?:and|so|но|и|а|i) )*(?:since when(?: (?:is|are|was|were|have|has|it|that|they|this|been|due|late))*|(?:откога|от кога|otkoga|ot koga)(?: (?:е|са|това|закъснява|закъсняват|e|sa|tova))*)$/;

/** 'Since when?', after what is missing or old: the first day. */
export const asksSinceWhen = ({ pattern }: Slots) => SINCE_WHEN.test(pattern.join(' '));

/** 'How much is that altogether?', 'how much?', after a list: its answer has the sum. */
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

/** Some that a question can be of without naming them. */
const isOfSome = ({ filter }: Slots) =>
  isNarrowing({ ...filter, kinds: undefined, expired: undefined, directions: undefined });

/** 'How much will I receive in June?', after what is held in dollars, says enough to be of everything. */
const asksOfOtherDays = ({ periods }: Slots, before: Slots) =>
  periods.length > 0 && before.periods.length === 0 && before.filter.isins === undefined;

/** 'Which bonds are at a loss?': says of what it asks, and which of them. */
const isWhole = ({ plainWords, filter: { kinds, ...others } }: Slots) =>
  kinds !== undefined && isNarrowing(others) && plainWords.some((word) => WHICH.test(word));
const WHICH = /^(?:which|кои|коя|кой|koi|koia|koq)$/;

/** 'Which paid the most?', of what was named before. */
const WHICH_PAID =
  /^(?:(?:and|а|и) )?(?:which|who|which one|which (?:company|firm|issuer|fund|one of them|of them)|коя (?:компания|фирма)|кой (?:фонд|емитент)|кой|коя|кое|кои|koi|koq|koe)(?: (?:has|have|ми|е|са|mi|e|sa))* (?:paid|pays|pay|плати|плаща|платила?|платило|платили|plati|plashta|platil|platila)(?: (?:me|us|the|most|least|ми|ни|най|много|малко|mi|ni|nai|mnogo|malko))*$/;
const asksWhichPaid = ({ plainWords, filter, periods }: Slots) =>
  WHICH_PAID.test(plainWords.join(' ')) &&
  !isNarrowing(filter) &&
  filter.kinds === undefined &&
  periods.length === 0;

const MORE_OR_LESS: readonly Concept[] = [
  'rel:above',
  'rel:below',
  'op:highest',
  'op:lowest',
  'op:best',
  'op:worst',
];
/** 'Better', no 'best'. */
export const COMPARATIVE =
  /^(?:better|worse|higher|lower|more|less|bigger|smaller|larger|greater|по |повече)/;
export const ASKS_WHICH = /^(?:which|what|коя|кой|кое|кои|koia|koq|koi)$/;

/** 'Is that more than in 2024?', but not 'which are more', 'more than 100'. */
export function saysMoreThan({ said, numbers, filter, pattern }: Slots): boolean {
  const isOther = numbers.length > 0 || filter.figures !== undefined || ASKS_WHICH.test(pattern[0] ?? '');
  return !isOther && MORE_OR_LESS.some((one) => COMPARATIVE.test(said.get(one) ?? ''));
}

const MAX_COMPARING_WORDS = 6;

/** 'More than in 2024?', after 2025: it does not say what. */
function comparesWithBefore(slots: Slots, before: Slots): boolean {
  const { filter, periods, pattern } = slots;
  const isOther = isNarrowing(filter) || some(slots, ['measure:', 'paid:', 'by:', 'kind:', 'noun:']);
  const isOfPeriod = periods.length === 1 || (periods.length === 0 && some(slots, ['time:last']));
  const isOfOne = before.periods.length === 1 && isOfPeriod;
  return isOfOne && !isOther && pattern.length <= MAX_COMPARING_WORDS && saysMoreThan(slots);
}

export const ENDS: readonly Concept[] = ['op:highest', 'op:lowest', 'op:best', 'op:worst'];
/** 'From whom most?' */
const WHOM = /^(?:who|whom|кого|kogo|къде|kade)$/;

export function asksEnd({ order, said, plainWords }: Slots): boolean {
  const isEnd = ENDS.some((one) => order.includes(one) && !COMPARATIVE.test(said.get(one) ?? ''));
  const asksOne = plainWords.some((word) => ASKS_WHICH.test(word) || WHOM.test(word));
  return isEnd && (order[0] === 'follow:and' || asksOne);
}

/** 'From whom was most withheld?', after the tax of a year: of that year. */
function asksEndOfSame(slots: Slots, before: Slots): boolean {
  const { filter, periods } = slots;
  const isOther = isNarrowing({ ...filter, kinds: undefined }) || periods.length > 0;
  const isOfKinds = filter.kinds === undefined || filter.kinds.join() === before.filter.kinds?.join();
  const what = slots.order.filter((one) => matchesAny(one, WHAT));
  const isSame = what.length > 0 && what.every((one) => before.order.includes(one));
  return before.periods.length > 0 && !isOther && isOfKinds && isSame && asksEnd(slots);
}

const TAXED: readonly IntentId[] = ['payments-received', 'dividends', 'income-of-period', 'largest-payments'];

/** 'How much tax was withheld?', after what came in some days: of that. */
const asksTaxOf = (slots: Slots, { slots: before, query }: Before) =>
  TAXED.includes(query.intent) &&
  slots.periods.length === 0 &&
  slots.order.length > 0 &&
  slots.order.every((one) => one === 'measure:tax') &&
  namesNoHoldings(slots, before);

/** 'Откога я държа?' */
const asksSinceWhenHeld = ({ order }: Slots) =>
  order.length > 0 && order.every((one) => one === 'measure:buy-date');

/** True where the question leans on this one before it. */
export const leansOnBefore = (slots: Slots, { slots: before, query }: Before) =>
  isFollowUp(slots) ||
  asksTaxOf(slots, { slots: before, query }) ||
  (isOfSome(before) && !asksOfOtherDays(slots, before) && namesNoHoldings(slots, before)) ||
  comparesWithBefore(slots, before) ||
  asksEndOfSame(slots, before) ||
  ((before.filter.isins?.length === 1 || isOfFirst(query)) && impliesIt(slots)) ||
  (isOfFirst(query) && asksSinceWhenHeld(slots) && namesNoHoldings(slots, before));

/** 'Why?', 'why is it down?', 'why is the bank flagged?': nothing says of which holding. */
export const asksWhyAlone = ({ pattern, order, filter, periods }: Slots) =>
  WHY.test(pattern[0] ?? '') &&
  pattern.length <= MAX_WHY_WORDS &&
  !isNarrowing({ ...filter, figures: undefined }) &&
  periods.length === 0 &&
  order.every((one) => !matchesAny(one, ['kind:', 'measure:', 'paid:']));
export const WHY = /^(?:why|защо|zashto|za6to)$/;
const MAX_WHY_WORDS = 5;

/** 'Колко от това са лихви?' */
const OF_THAT = /(?:^| )(?:от това|ot tova)(?: (?:е|са|e|sa)(?: |$)|$)/;

const IN_PORTFOLIO = /(?:^| )(?:in (?:my |our |whole )*portfolio|в (?:целия |моя )?портфейла?)(?: |$)/;

/** 'Are all my bonds in euro?', 'what matures last in the portfolio?' say of which, 'are they all' does not. */
export const saysOfWhich = ({ slots, form }: { readonly slots: Slots; readonly form: QuestionForm }) =>
  !slots.concepts.has('ref:them') &&
  (form.asksOfAll || (!some(slots, ['ref:']) && IN_PORTFOLIO.test(slots.pattern.join(' '))));

/** True where the question leans on what was asked before. */
function isFollowUp(slots: Slots): boolean {
  // 'So far this year against the same stretch of last year' says of which.
  const isSame = slots.concepts.has('time:same') && slots.periods.length < 2;
  if (isSame || some(slots, REFERS) || asksWhichPaid(slots) || asksWhyAlone(slots)) return true;
  if (slots.periods.length === 0 && OF_THAT.test(slots.pattern.join(' '))) return true;
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
  return (
    isOfKind && !isNarrowing(others) && !plainWords.some((one) => OF_OTHERS.test(one) || EVERYTHING.test(one))
  );
}
