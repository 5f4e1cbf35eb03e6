import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import { matchesAny, type Concept, type Pattern } from './concept.ts';
import type { Mention } from './find-mentions.ts';
import { mentionConcept, mentionCurrency, conceptMeasure } from './read-filter.ts';

type Condition = NonNullable<HoldingFilter['figures']>[number];

const RELATIONS: Readonly<Partial<Record<Concept | '', Condition['is']>>> = {
  'rel:above': 'above',
  'rel:below': 'below',
  'rel:from': 'from',
  'rel:to': 'to',
};

export interface ConditionFound {
  readonly filter: HoldingFilter;
  readonly length: number;
}

export function parseNumber(mention: Mention | undefined): string | undefined {
  if (mention?.is === 'number') return mention.value;
  const [, number] = /^number:(\d+)$/.exec(mentionConcept(mention)) ?? [];
  return number;
}

export const isNumber = (mention: Mention | undefined) => parseNumber(mention) !== undefined;

/** Percent, or basis points. */
export const isUnit = (mention: Mention | undefined) =>
  PERCENT.test(mention?.word ?? '') || mentionConcept(mention) === 'shift:basis-points';

/** A percentage, and no points. */
export const SAYS_PERCENT = /^(?:%|percent|процент|procent)/;
const POINT = /^(?:points?$|пункт|punkt)/;
export const PERCENT = new RegExp(`${SAYS_PERCENT.source}|${POINT.source}`);

/** 'In percent'; 'if rates rise by 1 %', 'by one percentage point' say by how much, not what is asked for. */
export const saysInPercent = (mentions: readonly Mention[]) =>
  mentions.some(
    ({ word }, at) =>
      SAYS_PERCENT.test(word) && !isNumber(mentions[at - 1]) && !POINT.test(mentions[at + 1]?.word ?? ''),
  );

/** 'In profit by more than 1,000' compares the profit. */
const toMeasure = (concept: Concept | '') =>
  concept.startsWith('sign:') ? 'profit' : conceptMeasure(concept);

/** 'Issuers above 15 %', 'over 20 % of the portfolio': a part of the whole. */
const isOfWhole = (mentions: readonly Mention[]) =>
  mentions.some((one) => ['kind:any', 'noun:issuer'].includes(mentionConcept(one)));

/** Figures that only the terms and the price of a bond give. */
const OF_TERMS: readonly Pattern[] = [
  'measure:dv01', 'measure:convexity', 'measure:accrued', 'measure:dirty-price', 'measure:current-yield',
]; // prettier-ignore

/** A measure that is named before the comparison, else after it, else the one that the unit goes with. */
function measureAround(before: readonly Mention[], after: readonly Mention[]): Measure | undefined {
  const named = [...before.toReversed(), ...after].map((one) => toMeasure(mentionConcept(one)));
  const found = named.find(
    (measure) => measure !== undefined && measure !== 'maturity' && measure !== 'buy-date',
  );
  if (found !== undefined) return found;
  // 'DV01 above 5 euro': no measure of the lists.
  if (before.some((one) => matchesAny(mentionConcept(one), OF_TERMS))) return undefined;
  // 'Pay over 4 %' speaks of the coupon, as a rate of bonds mostly does.
  if (PERCENT.test(after[0]?.word ?? '')) return isOfWhole([...before, ...after]) ? undefined : 'coupon';
  // 'Bought above 100'.
  if (before.some((one) => mentionConcept(one) === 'measure:buy-date')) return 'buy-price';
  const isAmount = after.slice(0, 2).some((one) => mentionCurrency(one) !== undefined);
  return isAmount ? chooseAmount([...before, ...after]) : undefined;
}

/** 'Bonds over 10,000 EUR' are compared by their nominal, holdings of all kinds by what they are worth. */
function chooseAmount(mentions: readonly Mention[]): Measure {
  const kinds = mentions.map(mentionConcept).filter((concept) => matchesAny(concept, ['kind:']));
  return kinds.some((kind) => kind !== 'kind:bond') ? 'market-value' : 'nominal';
}

/** 'Maturing after 2030', 'bought before 2020': a period. */
function isYearOfMaturity(value: string, before: readonly Mention[]): boolean {
  const measures = before.map((one) => conceptMeasure(mentionConcept(one)));
  const nearest = measures.findLast((measure) => measure !== undefined);
  return /^(?:19|20|21)\d\d$/.test(value) && (nearest === 'maturity' || nearest === 'buy-date');
}

/** A unit that is part of the comparison: '4 %', '10,000 EUR', '5 years'. */
function unitLength(mention: Mention | undefined): number {
  if (mentionCurrency(mention) !== undefined) return 1;
  return PERCENT.test(mention?.word ?? '') || mentionConcept(mention) === 'time:year' ? 1 : 0;
}

/** Amounts are compared in euro where euro are named; another currency compares amounts of that currency alone. */
function withCurrency(figures: Condition[], unit: Mention | undefined): HoldingFilter {
  const currency = mentionCurrency(unit);
  if (currency === 'EUR') return { figures: figures.map((one) => ({ ...one, currency })) };
  return currency === undefined ? { figures } : { figures, currencies: [currency] };
}

/** 'Below par': bonds whose market price is under 100 %; 'bought below par': whose purchase price is. 'Below the purchase price': at a loss. */
function againstPrice(
  relation: Concept | '',
  [price, next]: readonly (Mention | undefined)[],
  before: readonly Mention[],
): ConditionFound | undefined {
  const is = RELATIONS[relation];
  if (is !== 'above' && is !== 'below') return undefined;
  const isJoined = price?.is === 'word' && /^(?:my|its|their)$/.test(price.word);
  const measure = conceptMeasure(mentionConcept(isJoined ? next : price));
  if (measure === 'buy-price' || measure === 'cost')
    return { filter: { figures: [{ measure: 'profit', is, value: '0' }] }, length: isJoined ? 3 : 2 };
  if (measure !== 'nominal') return undefined;
  const isOfPurchase = before.some((one) => mentionConcept(one) === 'measure:buy-date');
  const paid = isOfPurchase ? 'buy-price' : 'market-price';
  return { filter: { kinds: ['bond'], figures: [{ measure: paid, is, value: '100' }] }, length: 2 };
}

/** '4 % or more': the relation comes after its number. */
function afterwards(mentions: readonly Mention[], at: number): ConditionFound | undefined {
  const value = parseNumber(mentions[at]);
  const relationAt = at + 1 + unitLength(mentions[at + 1]);
  const is = RELATIONS[mentionConcept(mentions[relationAt])];
  if (value === undefined || (is !== 'from' && is !== 'to')) return undefined;
  if (isYearOfMaturity(value, mentions.slice(0, at))) return undefined;
  const measure = measureAround(mentions.slice(0, at), mentions.slice(at + 1));
  return measure && { filter: { figures: [{ measure, is, value }] }, length: relationAt - at + 1 };
}

const IS_TIME = /^time:(?:day|week|month|year)$/;

/** 'above 4 %', 'yield between 3 and 5', 'more than 10,000 EUR'. */
export function conditionAt(mentions: readonly Mention[], at: number): ConditionFound | undefined {
  const [one, two, three, four, five] = mentions.slice(at);
  const found = afterwards(mentions, at);
  if (found !== undefined) return found;
  // 'Between 31 December and …': a day.
  if (mentionConcept(three).startsWith('month:')) return undefined;
  const relation = mentionConcept(one);
  const value = parseNumber(two);
  if (value === undefined) return againstPrice(relation, [two, three], mentions.slice(0, at));
  if (isYearOfMaturity(value, mentions.slice(0, at))) return undefined;
  const measure = measureAround(mentions.slice(0, at), mentions.slice(at + 2));
  // 'A coupon overdue by more than 90 days'.
  if (measure === undefined || (measure === 'coupon' && IS_TIME.test(mentionConcept(three))))
    return undefined;
  const is = RELATIONS[relation];
  if (is !== undefined)
    return { filter: withCurrency([{ measure, is, value }], three), length: 2 + unitLength(three) };
  if (relation !== 'rel:between') return undefined;
  const skipped = unitLength(three);
  const [second, unit] = skipped === 1 ? [five, mentions[at + 5]] : [four, five];
  const most = parseNumber(second);
  if (most === undefined) return undefined;
  const figures: Condition[] = [
    { measure, is: 'from', value },
    { measure, is: 'to', value: most },
  ];
  return { filter: withCurrency(figures, unit), length: 4 + skipped + unitLength(unit) };
}
