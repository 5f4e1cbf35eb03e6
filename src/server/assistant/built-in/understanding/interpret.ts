import type { CalendarDate } from '#domain/calendar-date';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Grouping } from '#domain/portfolio/grouping';
import type { Measure } from '#domain/portfolio/measure';
import type { ParsedQuestion } from './parsed-question.ts';
import type { NoQuery, Operation, Query, Subject, Unanswered } from './query.ts';
import { matchesAny, type Pattern, type Sign } from './concept.ts';
import { coversQuestion, isToday } from './covers-question.ts';
import { conceptMeasure } from './read-filter.ts';

/** A row holds where the question has one of `has`, one of `and`, and none of `not`. */
interface Rule<Meaning> {
  readonly means: Meaning;
  readonly has: readonly Pattern[];
  readonly and?: readonly Pattern[];
  readonly not?: readonly Pattern[];
}

/** Beside the concepts of the words, what follows from the rest of the question. */
function collectSigns(pieces: ParsedQuestion, today: CalendarDate): ReadonlySet<Sign> {
  const { concepts, filter, period, into, rank, most } = pieces;
  const signs = new Set<Sign>(concepts);
  const isins = filter.isins?.length ?? 0;
  if (isins === 1) signs.add('is:one');
  if (isins > 1) signs.add('is:several');
  if (pieces.isin?.is === 'unknown') signs.add('is:one');
  if (period !== undefined) {
    signs.add('is:period');
    if (period.isAnyYear) signs.add('is:any-year');
    if (!period.isAnyYear && period.period.from > today) signs.add('is:future');
    if (!period.isAnyYear && period.period.to <= today) signs.add('is:past');
  }
  if (isNarrowing({ ...filter, isins: undefined })) signs.add('is:filtered');
  if ((filter.currencies?.length ?? 0) + (filter.kinds?.length ?? 0) + (filter.banks?.length ?? 0) > 1)
    signs.add('is:sides');
  if (filter.figures?.some(({ measure }) => measure !== 'profit')) signs.add('is:condition');
  if (filter.figures?.some(({ value }) => value !== '0')) signs.add('is:limit');
  const isToday = concepts.has('time:today') || (period?.period.from === today && period.period.to === today);
  if (concepts.has('measure:yield') && isToday) signs.add('is:yield-today');
  if (into !== undefined) signs.add('is:into');
  if (rank !== undefined || most !== undefined) signs.add('is:ranked');
  return signs;
}

const ANALYTIC: readonly Pattern[] = [
  'measure:current-yield',
  'measure:duration',
  'measure:modified-duration',
  'measure:convexity',
  'measure:accrued',
  'measure:dirty-price',
];
const PRICE_CONCEPTS: readonly Pattern[] = ['measure:profit', 'measure:loss', 'measure:return'];
const EXTREMES: readonly Pattern[] = ['op:highest', 'op:lowest', 'op:best', 'op:worst'];

const SUBJECTS: readonly Rule<Subject>[] = [
  { means: 'verdict', has: ['whether'], and: ['sign:gaining', 'sign:losing', ...PRICE_CONCEPTS], not: [...EXTREMES, 'op:list', 'op:count', 'op:average', 'op:compare', 'is:period', 'is:condition', 'is:limit', 'is:into', 'overdue', 'measure:tax', 'payments', 'received', 'by:'] },
  { means: 'rates', has: ['exchange-rates'] },
  { means: 'overdue', has: ['overdue'] },
  { means: 'overdue', has: ['missing'], and: ['payments', 'measure:coupon', 'received'] },
  { means: 'exposure', has: ['exposure'], and: ['is:filtered', 'by:', 'noun:currency', 'noun:bank', 'noun:country'] },
  { means: 'exposure', has: ['op:portion', 'nature:money'], and: ['by:'] },
  { means: 'changes', has: ['changed'], not: ['measure:profit', 'measure:value'] },
  { means: 'working', has: ['explain', ...ANALYTIC], and: ['is:one'] },
  { means: 'working', has: ['is:yield-today'], and: ['is:one'] },
  { means: 'comparison', has: ['op:compare'], and: ['is:several', 'is:sides'] },
  { means: 'comparison', has: [...EXTREMES, 'order:soonest', 'order:latest'], and: ['is:several'] },
  { means: 'portion', has: ['op:portion'], and: ['is:filtered', 'by:currency', 'by:bank', 'by:country', 'by:kind', 'kind:any', 'is:one'] },
  { means: 'units', has: ['measure:units'], and: ['is:one', 'is:several'], not: EXTREMES },
  { means: 'taxes', has: ['measure:tax'], not: ['received'] },
  { means: 'holdings', has: ['measure:dividend', 'measure:fees'] },
  { means: 'flows', has: ['payments', 'measure:coupon', 'coming'], and: ['coming', 'time:next', 'is:future', 'when'], not: ['received', 'measure:maturity', 'op:average', 'earned'] },
  { means: 'flows', has: ['payments', 'measure:coupon'], and: ['is:any-year'], not: ['received', 'earned', 'measure:maturity'] },
  { means: 'flows', has: ['received'], and: ['is:future', 'coming', 'time:next'], not: ['measure:maturity'] },
  { means: 'matured', has: ['matured'] },
  { means: 'maturities', has: ['measure:maturity', 'by:maturity-year'] },
  { means: 'payments', has: ['payments', 'received'] },
  { means: 'payments', has: ['measure:coupon'], and: ['is:period', 'time:last'] },
  { means: 'earnings', has: ['earned', 'brings'], not: ['measure:yield', ...PRICE_CONCEPTS, 'measure:coupon', 'sign:gaining', 'sign:losing'] },
  {
    means: 'earnings',
    has: ['measure:return'],
    not: [...EXTREMES, 'op:average', 'op:compare', 'op:sort', 'op:list', 'is:one', 'is:several', 'is:condition'],
  },
  { means: 'earnings', has: PRICE_CONCEPTS, and: ['is:period'] },
  { means: 'units', has: ['op:count'], and: ['is:one', 'is:several'] },
  { means: 'one-holding', has: ['is:one'], not: [ 'is:into', ...EXTREMES] },
  { means: 'holdings', has: ['measure:', 'op:', 'kind:', 'order:', 'by:', 'status:', 'direction:', 'sign:', 'noun:', 'is:filtered', 'is:several', 'when', 'without', 'is:one'] },
]; // prettier-ignore

const OPERATIONS: readonly Rule<Operation>[] = [
  { means: 'average', has: ['op:average'] },
  { means: 'highest', has: ['op:highest', 'op:best', 'op:sort', 'order:latest', 'order:last-bought', 'brings'], not: ['op:count'] },
  { means: 'lowest', has: ['op:lowest', 'op:worst', 'order:soonest', 'order:first-bought'], not: ['op:count'] },
  { means: 'count', has: ['op:count', 'measure:units'] },
  { means: 'overview', has: ['op:overview'] },
  { means: 'list', has: ['op:list', 'sign:losing', 'sign:gaining', 'without', 'is:condition'], not: ['op:total'] },
  { means: 'total', has: ['op:total', 'measure:profit', 'measure:loss', 'measure:value', 'measure:market-value', 'measure:cost', 'measure:nominal', 'measure:fees', 'measure:dividend', 'measure:return', 'nature:money', 'is:into'] },
]; // prettier-ignore

const NOUNS = ['currency', 'bank', 'country'] as const satisfies readonly Grouping[];
const GROUPINGS = [...NOUNS, 'kind', 'direction', 'maturity-year'] as const satisfies readonly Grouping[];

function matchesRule(signs: ReadonlySet<Sign>, wanted: readonly Pattern[]): boolean {
  return [...signs].some((sign) => matchesAny(sign, wanted));
}

function meaning<Meaning>(rules: readonly Rule<Meaning>[], signs: ReadonlySet<Sign>): Meaning | undefined {
  return rules.find(
    ({ has, and, not }) =>
      matchesRule(signs, has) &&
      (and === undefined || matchesRule(signs, and)) &&
      !(not !== undefined && matchesRule(signs, not)),
  )?.means;
}

/** What is understood, and never told: the answer says so. */
const UNANSWERED: readonly Rule<Unanswered>[] = [
  { means: 'advice', has: ['advice'] },
  { means: 'what-if', has: ['what-if'] },
  { means: 'forecast', has: ['forecast'] },
  { means: 'how-to', has: ['how-to'] },
  { means: 'tax-to-pay', has: ['to-pay'], and: ['measure:tax'] },
  { means: 'return-over-time', has: ['measure:return', 'measure:yield'], and: ['time:ever'] },
];

const SOCIAL = ['greeting', 'thanks', 'bye', 'help'] as const;

const HOLDING_CONCEPTS: readonly Pattern[] = [
  'kind:', 'measure:', 'by:', 'status:', 'sign:', 'payments', 'received', 'earned', 'overdue', 'exposure', 'op:portion', 'op:count',
]; // prettier-ignore

/** 'Who is the president of Bulgaria': a country is of holdings only beside a word for them or a figure. */
function isCountryAlone({ filter, order }: ParsedQuestion): boolean {
  const isAbout = order.some((one) => matchesAny(one, HOLDING_CONCEPTS));
  return filter.countries !== undefined && !isAbout;
}

const WHY_UNKNOWN = { holding: 'none-called', bank: 'nothing-at', word: 'unknown-words' } as const;

function noQuery(
  pieces: ParsedQuestion,
  subject: Subject | undefined,
  today: CalendarDate,
): NoQuery | undefined {
  const { concepts, unknown, unknownIs } = pieces;
  const unanswered = UNANSWERED.find(
    ({ has, and }) => matchesRule(concepts, has) && (and === undefined || matchesRule(concepts, and)),
  );
  if (unanswered !== undefined) return { why: unanswered.means };
  const social = SOCIAL.find((one) => concepts.has(`social:${one}`));
  const isAsked = subject !== undefined && social !== 'help';
  if (social !== undefined && unknown.length === 0 && !isAsked) return { why: social };
  if (unknown.length > 0) return { why: WHY_UNKNOWN[unknownIs ?? 'word'], words: unknown };
  if (subject === undefined || isCountryAlone(pieces) || !coversQuestion(subject, pieces, today))
    return { why: 'nothing' };
  return undefined;
}

/** The measure that is named; of two the one that says more. */
function measureIn({ order }: ParsedQuestion): Measure | undefined {
  const measures = order.map(conceptMeasure).filter((measure) => measure !== undefined && measure !== 'bank');
  const named = measures.find(
    (measure) => measure !== 'maturity' && measure !== 'buy-date' && measure !== 'cost',
  );
  if (named !== undefined) return named;
  if (order.includes('earned') || order.includes('brings')) return 'profit';
  if (order.includes('order:first-bought') || order.includes('order:last-bought')) return 'buy-date';
  const [first] = measures;
  if (first !== undefined) return first;
  return order.includes('order:soonest') || order.includes('order:latest') ? 'maturity' : undefined;
}

/** What the question asks, or why that cannot be told. */
export function interpret(pieces: ParsedQuestion, today: CalendarDate): Query | NoQuery {
  const signs = collectSigns(pieces, today);
  const subject = meaning(SUBJECTS, signs);
  const not = noQuery(pieces, subject, today);
  if (not !== undefined || subject === undefined) return not ?? { why: 'nothing' };
  const isOfNoun = subject === 'exposure' || matchesRule(signs, EXTREMES);
  const nouns = isOfNoun ? NOUNS.filter((one) => signs.has(`noun:${one}`)) : [];
  const by = GROUPINGS.find((one) => signs.has(`by:${one}`) || nouns.some((noun) => noun === one));
  return {
    subject,
    operation: meaning(OPERATIONS, signs) ?? 'list',
    measure: measureIn(pieces),
    by,
    concepts: pieces.concepts,
    filter: pieces.filter,
    period: isToday(subject, pieces, today) ? undefined : pieces.period,
    into: pieces.into,
    most: pieces.most,
    isin: pieces.isin,
    rank: pieces.rank,
  };
}
