import { CURRENCIES, type Currency } from '#domain/money/currency';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { HOLDING_KINDS } from '#domain/portfolio/holding';
import { MEASURES, type Measure } from '#domain/portfolio/measure';
import type { Concept } from './concept.ts';
import type { Mention } from './find-mentions.ts';

export function mentionConcept(mention: Mention | undefined): Concept | '' {
  return mention?.is === 'concept' ? mention.concept : '';
}

export function mentionCurrency(mention: Mention | undefined): Currency | undefined {
  const concept = mentionConcept(mention);
  return CURRENCIES.find((code) => concept === `currency:${code}`);
}

const MEASURES_NAMED: Readonly<Partial<Record<Concept | '', Measure>>> = {
  'measure:tax': 'taxes',
  'measure:loss': 'profit',
  'measure:value': 'market-value',
  'measure:return': 'profit-percent',
  'noun:bank': 'bank',
  'by:bank': 'bank',
};

/** The measure of holdings that a concept names. */
export function conceptMeasure(concept: Concept | ''): Measure | undefined {
  const named = MEASURES_NAMED[concept];
  if (named !== undefined) return named;
  return concept.startsWith('measure:') ? MEASURES.find((of) => concept === `measure:${of}`) : undefined;
}

export const SIGNS: Readonly<Partial<Record<Concept | '', HoldingFilter>>> = {
  'status:active': { expired: false },
  'status:expired': { expired: true },
  'direction:buy': { directions: ['Buy', 'Bid'] },
  'direction:sell': { directions: ['Sell', 'Ask'] },
  'sign:losing': { figures: [{ measure: 'profit', is: 'below', value: '0' }] },
  'sign:gaining': { figures: [{ measure: 'profit', is: 'above', value: '0' }] },
  // Funds follow it, too.
  'market:stock': { kinds: ['etf', 'share'] },
};
const OPPOSITES: Readonly<Partial<Record<Concept | '', HoldingFilter>>> = {
  'status:active': { expired: true },
  matured: { expired: false },
  'status:expired': { expired: false },
  'direction:buy': { directions: ['Sell', 'Ask'] },
  'direction:sell': { directions: ['Buy', 'Bid'] },
  'sign:losing': { figures: [{ measure: 'profit', is: 'from', value: '0' }] },
  'sign:gaining': { figures: [{ measure: 'profit', is: 'to', value: '0' }] },
};

function allBut<Value>(all: readonly Value[], without: readonly Value[]): Value[] {
  return all.filter((value) => !without.includes(value));
}

/** What one word narrows; undefined where it narrows nothing. */
export function conceptFilter(
  mention: Mention,
  { isNegated, banks }: { readonly isNegated: boolean; readonly banks: readonly string[] },
): HoldingFilter | undefined {
  if (mention.is === 'bank') return { banks: isNegated ? allBut(banks, mention.banks) : [...mention.banks] };
  if (mention.is === 'holding') return isNegated ? undefined : { isins: [...mention.isins] };
  if (mention.is === 'isin') return isNegated ? undefined : { isins: [...mention.found.isins] };
  const currency = mentionCurrency(mention);
  if (currency !== undefined) return { currencies: isNegated ? allBut(CURRENCIES, [currency]) : [currency] };
  const concept = mentionConcept(mention);
  if (concept === 'foreign') return { currencies: isNegated ? ['EUR'] : allBut(CURRENCIES, ['EUR']) };
  const [, country] = /^country:(.+)$/.exec(concept) ?? [];
  if (country !== undefined) return isNegated ? undefined : { countries: [country] };
  const kind = HOLDING_KINDS.find((one) => concept === `kind:${one}`);
  if (kind !== undefined) return { kinds: isNegated ? allBut(HOLDING_KINDS, [kind]) : [kind] };
  return (isNegated ? OPPOSITES : SIGNS)[concept];
}

function union<Value>(
  one: readonly Value[] | undefined,
  other: readonly Value[] | undefined,
): Value[] | undefined {
  return one === undefined ? other && [...other] : [...new Set([...one, ...(other ?? [])])];
}

function ofBoth(one: HoldingFilter['among'], other: HoldingFilter['among']): HoldingFilter['among'] {
  if (one === undefined || other === undefined) return one ?? other;
  const isins = one.isins.filter((isin) => other.isins.includes(isin));
  return one.name === other.name ? one : { name: `${one.name}, ${other.name}`, isins };
}

/** Both at once: of the same kind either, of different kinds each. */
export function narrowFilter(one: HoldingFilter, other: HoldingFilter): HoldingFilter {
  return {
    ...one,
    ...other,
    kinds: union(one.kinds, other.kinds),
    isins: union(one.isins, other.isins),
    currencies: union(one.currencies, other.currencies),
    countries: union(one.countries, other.countries),
    banks: union(one.banks, other.banks),
    directions: union(one.directions, other.directions),
    having: union(one.having, other.having),
    lacking: union(one.lacking, other.lacking),
    figures: union(one.figures, other.figures),
    among: ofBoth(one.among, other.among),
  };
}

/** 'The world ETF of iShares': of the holdings with either name those with both, unless 'and' joins them. */
export function narrowByName(
  filter: HoldingFilter,
  named: HoldingFilter,
  before: Mention | undefined,
): HoldingFilter {
  const both = named.isins?.filter((isin) => filter.isins?.includes(isin)) ?? [];
  const isJoined = mentionConcept(before) === 'follow:and';
  return both.length === 0 || isJoined
    ? narrowFilter(filter, named)
    : narrowFilter({ ...filter, isins: both }, { ...named, isins: both });
}
