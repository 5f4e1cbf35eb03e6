import type { Pieces } from './pieces.ts';

const WHAT =
  /^(?:measure:|payments$|received$|coming$|overdue$|earned$|brings$|changed$|exchange-rates$|by:)/;
const HOW = /^(?:op:|order:)/;
const SOCIAL = /^(?:social:|advice$|forecast$)/;

function some(pieces: Pieces, pattern: RegExp): boolean {
  return [...pieces.concepts].some((concept) => pattern.test(concept));
}

/** True where the question leans on what was asked before. */
export function isFollowUp(pieces: Pieces): boolean {
  if (some(pieces, SOCIAL)) return false;
  if (pieces.concepts.has('ref:it')) return true;
  if (pieces.rank !== undefined && !some(pieces, /^(?:measure:|payments$)/)) return true;
  const first = pieces.order.find((concept) => concept !== 'stop');
  const isNew = some(pieces, /^kind:/) && some(pieces, WHAT);
  if (first === 'follow:and') return !isNew;
  return (
    !some(pieces, WHAT) &&
    !some(pieces, /^kind:/) &&
    pieces.filter.isins === undefined &&
    !some(pieces, /^op:(?:count|overview|list)/)
  );
}

/** The question in full: what it leaves out is as it was before. */
export function completed(next: Pieces, before: Pieces): Pieces {
  const [hasWhat, hasHow] = [some(next, WHAT), some(next, HOW)];
  const kept = before.order.filter(
    (concept) =>
      !(hasWhat && WHAT.test(concept)) &&
      !(hasHow && HOW.test(concept)) &&
      !(next.filter.kinds !== undefined && concept.startsWith('kind:')) &&
      !(next.filter.figures !== undefined && concept.startsWith('sign:')),
  );
  const order = [
    ...kept,
    ...next.order.filter((concept) => concept !== 'follow:and' && concept !== 'ref:it'),
  ];
  const parts: [string, unknown][] = Object.entries(next.filter);
  const given = parts.filter(([, value]) => value !== undefined);
  const asksSum = before.into !== undefined || isSumOfAll(before);
  const [currency] = next.filter.currencies ?? [];
  const isConversion = asksSum && currency !== undefined && given.length === 1 && !hasWhat && !hasHow;
  return {
    ...next,
    order,
    concepts: new Set(order.filter((concept) => concept !== 'stop')),
    filter: isConversion ? before.filter : { ...before.filter, ...Object.fromEntries(given) },
    period: next.period ?? before.period,
    into: isConversion ? currency : (next.into ?? (next.filter.currencies ? undefined : before.into)),
    most: next.most ?? before.most,
    isin: next.isin ?? before.isin,
  };
}

/** A sum of money of everything: 'and in dollars?' wants the same sum in another currency. */
function isSumOfAll(before: Pieces): boolean {
  return (
    before.filter.currencies === undefined &&
    some(before, /^(?:measure:(?:value|market-value|cost|profit)|op:total)$/) &&
    !some(before, /^(?:op:(?:highest|lowest|best|worst|average|count|list)|payments|received)$/)
  );
}
