import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { matchesAny } from '../concept.ts';
import type { Mention } from '../find-mentions.ts';
import { PERCENT } from '../read-condition.ts';
import {
  conceptFilter,
  conceptMeasure,
  mentionConcept,
  mentionCurrency,
  narrowFilter,
} from '../read-filter.ts';
import { isWord, KINDS, placeholder, type SlotContext, type TakeSlot } from './slots.ts';

/** 'The bonds, no ETFs, no shares': of kinds that are named already the others stay. */
function withoutThese(filter: HoldingFilter, { kinds, ...rest }: HoldingFilter): HoldingFilter {
  const narrowed = narrowFilter(filter, rest);
  const left = kinds && filter.kinds?.filter((kind) => kinds.includes(kind));
  return { ...narrowed, kinds: kinds === undefined || left?.length === 0 ? narrowed.kinds : (left ?? kinds) };
}

/** The bonds of governments, or those of others, as a group. */
export function findSecurities(mention: Mention | undefined, context: SlotContext): HoldingFilter['among'] {
  const concept = mentionConcept(mention);
  const isGroup = concept === 'issuer:government' || concept === 'issuer:corporate';
  return isGroup ? findGroup(concept, mention?.text, context) : undefined;
}

export function findGroup(
  concept: 'issuer:government' | 'issuer:corporate',
  name: string | undefined,
  { kinds, governments }: SlotContext,
): NonNullable<HoldingFilter['among']> {
  const isFits = (isin: string) => governments.has(isin) === (concept === 'issuer:government');
  const bonds = [...kinds].flatMap(([isin, kind]) => (kind === 'bond' ? [isin] : []));
  return { name: name ?? '', isins: bonds.filter(isFits) };
}

const STATES = /^(?:държавите|darzhavite|darjavite)$/;

/** 'Извън държавите': what governments have issued. */
const findStates = ({ word }: Mention, context: SlotContext) =>
  STATES.test(word) ? findGroup('issuer:government', word, context) : undefined;

/** 'Without the Bulgarian government bonds': everything but these. */
function withoutGroup(context: SlotContext): TakeSlot {
  return (draft, mentions, at) => {
    const ahead = mentions.slice(at + 1, at + 4);
    const found = ahead.map((mention) => findSecurities(mention, context) ?? findStates(mention, context));
    const place = found.findIndex((one) => one !== undefined);
    const among = found[place];
    if (among === undefined) return undefined;
    const countries = ahead
      .slice(0, place)
      .flatMap((mention) => conceptFilter(mention, { isNegated: false, banks: [] })?.countries ?? []);
    const out = among.isins.filter(
      (isin) => countries.length === 0 || countries.includes(context.countries.get(isin) ?? ''),
    );
    const isKind = matchesAny(mentionConcept(ahead[place + 1]), KINDS);
    const length = place + (isKind ? 3 : 2);
    const name = mentions
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(' ');
    const isins = [...context.kinds.keys()].filter((isin) => !out.includes(isin));
    draft.filter = narrowFilter(draft.filter, { among: { name, isins } });
    return { length, as: ['not', '{kind}'] };
  };
}

/** 'Without Trakia', 'except the Bulgarian ones': everything but these, which no other part of a filter says. */
function withoutHoldings(
  mention: Mention | undefined,
  { kinds, countries: known }: Pick<SlotContext, 'kinds' | 'countries'>,
  name: string,
): HoldingFilter | undefined {
  const named = mention && conceptFilter(mention, { isNegated: false, banks: [] });
  const { isins, countries } = named ?? {};
  if (isins === undefined && countries === undefined) return undefined;
  const isOut = (isin: string) =>
    isins?.includes(isin) === true || countries?.includes(known.get(isin) ?? '') === true;
  return { among: { name, isins: [...kinds.keys()].filter((isin) => !isOut(isin)) } };
}

const IN = /^(?:in|в|във|v)$/;
/** 'It has not paid' leaves nothing out. */
const SAYS_NO = /^(?:not|не|ne|isn t|aren t|не са|не е)$/;

const AND = /^(?:and|or|nor|и|или|нито|i|ili)$/;

/** 'Without the shares and the funds': these, too. */
function alsoOut([and, other]: readonly Mention[], banks: readonly string[]): HoldingFilter | undefined {
  const isKind = matchesAny(mentionConcept(other), KINDS);
  return other && isKind && AND.test(and?.word ?? '')
    ? conceptFilter(other, { isNegated: true, banks })
    : undefined;
}

const MAX_WORDS_AFTER_NOT = 6;
const ASKS = /^(?:which|what|how|when|who|where|кои|коя|кой|кое|какво|колко|кога|къде|koi|koq|kolko|koga)$/;

/** 'Not in dollars', 'without the bank', 'no ETFs'. */
export function negation(context: SlotContext): TakeSlot {
  const { banks } = context;
  const group = withoutGroup(context);
  return (draft, mentions, at) => {
    const isNo = mentions[at]?.word === 'no' && matchesAny(mentionConcept(mentions[at + 1]), KINDS);
    const concept = isNo ? 'without' : mentionConcept(mentions[at]);
    if (concept !== 'not' && concept !== 'without') return undefined;
    // 'In percent, not in euro': how figures are to be written.
    const unitAt = mentionCurrency(mentions[at + 1]) === undefined ? at + 2 : at + 1;
    const isOfUnit = IN.test(mentions[at - 2]?.word ?? '') && PERCENT.test(mentions[at - 1]?.word ?? '');
    if (isOfUnit && mentionCurrency(mentions[unitAt]) !== undefined)
      return { length: unitAt - at + 1, as: [] };
    const taken = group(draft, mentions, at);
    if (taken !== undefined) return taken;
    const isExcluding = !SAYS_NO.test(mentions[at]?.text ?? '');
    const name = [mentions[at], mentions[at + 1]].map((one) => one?.text ?? '').join(' ');
    const without = isExcluding ? withoutHoldings(mentions[at + 1], context, name) : undefined;
    if (without !== undefined) {
      draft.filter = narrowFilter(draft.filter, without);
      return { length: 2, as: ['not', placeholder(mentions[at + 1])] };
    }
    // 'Without the dollars'; after 'not' other words may come first.
    const last = at + (concept === 'not' ? MAX_WORDS_AFTER_NOT : 2);
    for (let next = at + 1; next < mentions.length && next <= last; next += 1) {
      const mention = mentions[next];
      // 'I am not good with computers; which bonds …'.
      if (ASKS.test(mention?.word ?? '')) break;
      const filter = mention && conceptFilter(mention, { isNegated: true, banks });
      if (filter !== undefined) {
        draft.filter = withoutThese(draft.filter, filter);
        const also = alsoOut(mentions.slice(next + 1), banks);
        if (also !== undefined) draft.filter = withoutThese(draft.filter, also);
        return { length: next - at + (also === undefined ? 1 : 3), as: ['not', placeholder(mention)] };
      }
      if (!isWord(mention) && !matchesAny(mentionConcept(mention), ['ref:it', 'ref:them', 'ordinal'])) break;
    }
    return undefined;
  };
}

/** 'Coupons, no dividends': coupons alone. */
export const noDividends: TakeSlot = (draft, mentions, at) => {
  const isWithout = mentions[at]?.word === 'no' || ['without', 'not'].includes(mentionConcept(mentions[at]));
  const next = isWord(mentions[at + 1]) ? at + 2 : at + 1;
  if (!isWithout || mentionConcept(mentions[next]) !== 'measure:dividend') return undefined;
  if (!draft.order.includes('paid:coupon')) return undefined;
  return { length: next - at + 1, as: [] };
};

/** 'Without the accrued interest': answers have the value with it and without it. */
export const accrued: TakeSlot = (_draft, mentions, at) => {
  const concept = mentionConcept(mentions[at]);
  const next = isWord(mentions[at + 1]) ? at + 2 : at + 1;
  const isAccrued = mentionConcept(mentions[next]) === 'measure:accrued';
  const isBeside = concept === 'without' || concept === 'not' || concept === 'including';
  return isBeside && isAccrued ? { length: next - at + 1, as: [] } : undefined;
};

const SINCE = /^(?:since|откакто|otkakto)$/;
const MAX_WORDS_AFTER_SINCE = 3;

/** 'Since I bought it': for as long as it is held, as always. */
export const sincePurchase: TakeSlot = (_draft, mentions, at) => {
  if (!SINCE.test(mentions[at]?.word ?? '')) return undefined;
  const ahead = mentions.slice(at + 1, at + 1 + MAX_WORDS_AFTER_SINCE).map(mentionConcept);
  const bought = ahead.indexOf('measure:buy-date');
  const isThem = matchesAny(mentionConcept(mentions[at + bought + 2]), ['ref:']);
  return bought < 0 ? undefined : { length: bought + (isThem ? 3 : 2), as: [] };
};

/** 'Including expired ones', 'including the shares': they narrow nothing. */
export const inclusion: TakeSlot = (draft, mentions, at) => {
  const isWith = /^(?:with|с|със|s)$/.test(mentions[at]?.word ?? '');
  const isIncluded = isWith && mentionConcept(mentions[at + 1]) === 'status:expired';
  if (mentionConcept(mentions[at]) !== 'including' && !isIncluded) return undefined;
  const next = isWord(mentions[at + 1]) ? at + 2 : at + 1;
  const concept = mentionConcept(mentions[next]);
  if (matchesAny(concept, KINDS)) return { length: next - at + 1, as: [] };
  if (!concept.startsWith('status:')) return undefined;
  draft.filter = { ...draft.filter, expired: undefined };
  return { length: next - at + 1, as: [] };
};

const ARTICLE = /^(?:a|an|the|any|its|their|my|своя|моята)$/;
const DATA = /^(?:data|information|данни|данните|danni)$/;

/** 'Without a bank', 'missing a price': what a holding lacks. A missing coupon is a payment that did not come. */
export const lack: TakeSlot = (draft, mentions, at) => {
  const concept = mentionConcept(mentions[at]);
  if (concept !== 'without' && concept !== 'missing') return undefined;
  const next = ARTICLE.test(mentions[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const lacking = mentionConcept(mentions[next]);
  if (lacking === 'noun:terms' || DATA.test(mentions[next]?.word ?? '')) {
    draft.filter = narrowFilter(draft.filter, { kinds: ['bond'], lacking: ['terms'] });
    return { length: next - at + 1, as: ['without', '{measure}'] };
  }
  const measure = conceptMeasure(lacking);
  if (measure === undefined || (concept === 'missing' && measure === 'coupon')) return undefined;
  draft.filter = narrowFilter(draft.filter, { lacking: [measure] });
  return { length: next - at + 1, as: ['without', '{measure}'] };
};
