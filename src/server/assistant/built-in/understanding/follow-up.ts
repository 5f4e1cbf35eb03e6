import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { matchesAny, type Pattern } from './concept.ts';
import type { ParsedQuestion } from './parsed-question.ts';
import { narrowFilter } from './read-filter.ts';

const WHAT: readonly Pattern[] = [
  ...(['measure:', 'payments', 'received', 'coming', 'overdue', 'earned', 'brings', 'changed'] as const),
  ...(['exchange-rates', 'by:'] as const),
];
const HOW: readonly Pattern[] = ['op:', 'order:'];
const REFERS = ['ref:it', 'ref:them', 'follow:after'] as const;
const LEANS: readonly Pattern[] = ['follow:and', ...REFERS];
const SOCIAL: readonly Pattern[] = ['social:', 'advice', 'forecast'];

function some(pieces: ParsedQuestion, patterns: readonly Pattern[]): boolean {
  return [...pieces.concepts].some((concept) => matchesAny(concept, patterns));
}

/** True where the question leans on what was asked before. */
export function isFollowUp(pieces: ParsedQuestion): boolean {
  if (some(pieces, SOCIAL)) return false;
  if (REFERS.some((one) => pieces.concepts.has(one))) return true;
  if (pieces.rank !== undefined && !some(pieces, ['measure:', 'payments'])) return true;
  const first = pieces.order.find((concept) => concept !== 'stop');
  const isNew = some(pieces, ['kind:']) && some(pieces, WHAT);
  if (first === 'follow:and') return !isNew;
  return (
    !some(pieces, WHAT) &&
    !some(pieces, ['kind:']) &&
    pieces.filter.isins === undefined &&
    !some(pieces, ['op:count', 'op:overview', 'op:list'])
  );
}

/** The question in full: what it leaves out is as it was before. */
export function completeFollowUp(next: ParsedQuestion, before: ParsedQuestion): ParsedQuestion {
  if (isSelection(next, before)) {
    const matures = next.period?.period;
    return { ...before, filter: { ...before.filter, ...next.filter, matures }, unknown: next.unknown };
  }
  const [hasWhat, hasHow] = [some(next, WHAT), some(next, HOW)];
  const kept = before.order.filter(
    (concept) =>
      !(hasWhat && matchesAny(concept, WHAT)) &&
      !(hasHow && matchesAny(concept, HOW)) &&
      !(next.filter.kinds !== undefined && concept.startsWith('kind:')) &&
      !(next.filter.figures !== undefined && concept.startsWith('sign:')),
  );
  const order = [...kept, ...next.order.filter((concept) => !matchesAny(concept, LEANS))];
  const parts: [string, unknown][] = Object.entries(next.filter);
  const given = parts.filter(([, value]) => value !== undefined);
  const asksSum = before.into !== undefined || isTotal(before);
  const [currency] = next.filter.currencies ?? [];
  const isConversion = asksSum && currency !== undefined && given.length === 1 && !hasWhat && !hasHow;
  return {
    ...next,
    order,
    concepts: new Set(order.filter((concept) => concept !== 'stop')),
    filter: isConversion ? before.filter : combineFilters(before, next, Object.fromEntries(given)),
    period: next.period ?? before.period,
    rank: next.concepts.has('follow:after') ? (before.rank ?? 1) + 1 : next.rank,
    into: isConversion ? currency : (next.into ?? (next.filter.currencies ? undefined : before.into)),
    most: next.most ?? before.most,
    isin: next.isin ?? before.isin,
  };
}

/** Of 'them' each condition holds beside those before; else one is put in place of the other. */
function combineFilters(before: ParsedQuestion, next: ParsedQuestion, given: HoldingFilter): HoldingFilter {
  const filter = { ...before.filter, ...given };
  const isOfThem = next.concepts.has('ref:them');
  return isOfThem ? { ...filter, figures: narrowFilter(before.filter, next.filter).figures } : filter;
}

/** 'Only those that mature after 2030', of a list that was in the order of something else. */
function isSelection(next: ParsedQuestion, before: ParsedQuestion): boolean {
  return (
    next.concepts.has('measure:maturity') &&
    next.period !== undefined &&
    before.concepts.has('op:sort') &&
    !before.concepts.has('measure:maturity')
  );
}

const SUMS: readonly Pattern[] = [
  'measure:value',
  'measure:market-value',
  'measure:cost',
  'measure:profit',
  'op:total',
];
const NO_SUMS: readonly Pattern[] = [
  'op:highest',
  'op:lowest',
  'op:best',
  'op:worst',
  'op:average',
  'op:count',
  'op:list',
  'payments',
  'received',
];

/** A sum of money of everything: 'and in dollars?' wants the same sum in another currency. */
function isTotal(before: ParsedQuestion): boolean {
  return before.filter.currencies === undefined && some(before, SUMS) && !some(before, NO_SUMS);
}
