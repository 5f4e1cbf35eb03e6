import type { CalendarDate } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { matchesAny, type Concept, type Pattern } from './concept.ts';
import type { Mention } from './find-mentions.ts';
import type { IsinsFound } from './find-isins.ts';
import { periodAt, type PeriodFound } from './period-in.ts';
import type { ParsedQuestion } from './parsed-question.ts';
import { conditionAt } from './read-condition.ts';
import {
  mentionConcept,
  mentionCurrency,
  conceptMeasure,
  narrowFilter,
  conceptFilter,
} from './read-filter.ts';

export interface ParseContext {
  readonly today: CalendarDate;
  readonly banks: readonly string[];
}

/** A reading in the making. */
interface QuestionDraft {
  readonly order: Concept[];
  filter: HoldingFilter;
  period?: PeriodFound;
  isin?: IsinsFound;
  into?: Currency;
  rank?: number;
  most?: number;
  readonly unknown: string[];
}

/** How many mentions were taken; 0: none of its business. */
type MentionParser = (draft: QuestionDraft, mentions: readonly Mention[], at: number) => number;

const KINDS = ['kind:'] as const;
/** Words between which 'in' and a currency name holdings, not the currency of the answer. */
const MONEY_ASKED: readonly Pattern[] = [
  'measure:profit', 'measure:loss', 'measure:value', 'measure:market-value', 'measure:cost', 'measure:nominal', 'measure:return',
  'measure:tax', 'measure:fees', 'measure:dividend', 'payments', 'received', 'earned', 'coming',
]; // prettier-ignore

function negation(known: ParseContext): MentionParser {
  return (draft, mentions, at) => {
    if (mentionConcept(mentions[at]) !== 'not') return 0;
    for (let next = at + 1; next < mentions.length && next <= at + 4; next += 1) {
      const mention = mentions[next];
      const filter = mention && conceptFilter(mention, { isNegated: true, banks: known.banks });
      if (filter !== undefined) {
        draft.filter = narrowFilter(draft.filter, filter);
        return next - at + 1;
      }
      if (!matchesAny(mentionConcept(mention), ['stop', 'ref:it', 'ref:them', 'ordinal'])) break;
    }
    draft.unknown.push(mentions[at]?.word ?? '');
    return 1;
  };
}

/** 'Including expired ones': no status narrows, not even the usual one. */
const inclusion: MentionParser = (draft, mentions, at) => {
  if (mentionConcept(mentions[at]) !== 'including') return 0;
  const next = mentionConcept(mentions[at + 1]) === 'stop' ? at + 2 : at + 1;
  if (!mentionConcept(mentions[next]).startsWith('status:')) return 0;
  draft.filter = { ...draft.filter, expired: undefined };
  return next - at + 1;
};

/** 'Without a bank', 'missing a price': what a holding lacks. A missing coupon is a payment that did not come. */
const lack: MentionParser = (draft, mentions, at) => {
  const concept = mentionConcept(mentions[at]);
  if (concept !== 'without' && concept !== 'missing') return 0;
  const next = mentionConcept(mentions[at + 1]) === 'stop' ? at + 2 : at + 1;
  const measure = conceptMeasure(mentionConcept(mentions[next]));
  if (measure === undefined || (concept === 'missing' && measure === 'coupon')) return 0;
  draft.filter = narrowFilter(draft.filter, { lacking: [measure] });
  return next - at + 1;
};

/** 'Matured', and in any spelling of its two words 'изтекъл падеж', is a maturity that is behind. */
const maturedReader: MentionParser = (draft, mentions, at) => {
  const [one, two] = [mentions[at], mentions[at + 1]].map(mentionConcept);
  const isExpiredMaturity = one === 'status:expired' && two === 'measure:maturity';
  if (one !== 'matured' && !isExpiredMaturity) return 0;
  draft.order.push('matured', 'measure:maturity');
  return isExpiredMaturity ? 2 : 1;
};

const condition: MentionParser = (draft, mentions, at) => {
  const found = conditionAt(mentions, at);
  if (found === undefined) return 0;
  draft.filter = narrowFilter(draft.filter, found.filter);
  return found.length;
};

function period(known: ParseContext): MentionParser {
  return (draft, mentions, at) => {
    const found = draft.period === undefined ? periodAt(mentions.slice(at), known.today) : undefined;
    if (found === undefined) return 0;
    draft.period = found;
    return found.length;
  };
}

const ordinal: MentionParser = (draft, mentions, at) => {
  const [, number] = /^ordinal:(\d)$/.exec(mentionConcept(mentions[at])) ?? [];
  if (number !== undefined) draft.rank = Number(number);
  else if (mentionConcept(mentions[at]) === 'time:last' && mentionConcept(mentions[at + 1]) === 'ordinal')
    draft.rank = -1;
  else return 0;
  return 1;
};

const COUNTED: readonly Pattern[] = [
  'op:highest', 'op:lowest', 'op:best', 'op:worst', 'op:list', 'op:compare', 'order:', 'time:next', 'time:last', 'kind:', 'ref:', 'sign:', 'follow:',
]; // prettier-ignore

/** A number beside 'top', 'best', 'next' says how many; any other one stands for nothing known. */
const howMany: MentionParser = (draft, mentions, at) => {
  const mention = mentions[at];
  const [, word] = /^number:(\d+)$/.exec(mentionConcept(mention)) ?? [];
  const value = mention?.is === 'number' ? mention.value : word;
  if (value === undefined) return 0;
  const around = [mentions[at - 1], mentions[at + 1], mentions[at + 2]].map(mentionConcept);
  const isCount = around.some((one) => matchesAny(one, COUNTED));
  if (isCount && /^\d{1,2}$/.test(value) && Number(value) > 0) draft.most = Number(value);
  else if (word === undefined) draft.unknown.push(value);
  return 1;
};

/** 'in dollars' after a sum is the currency of the answer, after bonds the bonds' own. */
const currency: MentionParser = (draft, mentions, at) => {
  const code = mentionCurrency(mentions[at]);
  if (code === undefined) return 0;
  const before = mentionConcept(mentions[at - 1]);
  const isIn = /^(?:in|into|to|as|в|във)$/.test(mentions[at - 1]?.word ?? '') || before === 'time:until';
  const isOfHoldings =
    matchesAny(mentionConcept(mentions[at - 2]), KINDS) ||
    matchesAny(mentionConcept(mentions[at + 1]), KINDS);
  const isMoney = draft.order.some(
    (one) => matchesAny(one, MONEY_ASKED) || one === 'kind:any' || one === 'op:total',
  );
  const isPortfolio =
    mentionConcept(mentions[at - 2]) === 'kind:any' &&
    draft.order.some((one) => matchesAny(one, MONEY_ASKED));
  const isPortion = draft.order.includes('op:portion');
  if (isIn && isMoney && !isPortion && (!isOfHoldings || isPortfolio)) draft.into = code;
  else draft.filter = narrowFilter(draft.filter, { currencies: [code] });
  return 1;
};

const ASKED_OF_US =
  /^(?:tell|show|give|let|get|pays?|paid|brings?|earns?|made|makes?|costs?|owes?|for|to|of)$/;

const BESIDE_A_COUNTRY: readonly Pattern[] = [
  'kind:', 'status:', 'sign:', 'direction:', 'time:since', 'follow:and', 'op:portion', 'measure:',
]; // prettier-ignore

/** 'US bonds', 'from the US': the country. 'Tell us': those who ask. */
const unitedStates: MentionParser = (draft, mentions, at) => {
  if (mentions[at]?.word !== 'us' || ASKED_OF_US.test(mentions[at - 1]?.word ?? '')) return 0;
  const isBesideHoldings = [mentions[at - 1], mentions[at + 1]].some((one) =>
    matchesAny(mentionConcept(one), BESIDE_A_COUNTRY),
  );
  if (!isBesideHoldings) return 0;
  draft.filter = narrowFilter(draft.filter, { countries: ['US'] });
  draft.order.push('country:US');
  return 1;
};

/** 'Active and expired ones', 'how many, and how many expired': all of them. */
function withEveryStatus({ filter, order }: QuestionDraft): HoldingFilter {
  const named = (['status:active', 'status:expired'] as const).filter((one) => order.includes(one)).length;
  const counts = order.filter((one) => one === 'op:count').length;
  const isOfBoth = named === 2 || (named === 1 && counts > 1);
  return isOfBoth ? { ...filter, expired: undefined } : filter;
}

function narrowing(known: ParseContext): MentionParser {
  return (draft, mentions, at) => {
    const mention = mentions[at];
    const filter = mention && conceptFilter(mention, { isNegated: false, banks: known.banks });
    if (mention?.is === 'isin') draft.isin = mention.found;
    if (filter === undefined) return 0;
    draft.filter = narrowFilter(draft.filter, filter);
    draft.order.push(mention?.is === 'concept' ? mention.concept : `named:${mention?.is ?? ''}`);
    return 1;
  };
}

const HOW_MUCH = /^(?:колко|kolko)$/;
const BETWEEN_COUNT_AND_KIND: readonly Pattern[] = [
  'stop', 'status:', 'sign:', 'direction:', 'currency:', 'country:', 'time:since', 'noun:',
]; // prettier-ignore

/** 'Колко' before holdings counts them, else it asks for a sum. */
const howManyHoldings: MentionParser = (draft, mentions, at) => {
  if (!HOW_MUCH.test(mentions[at]?.word ?? '') || mentionConcept(mentions[at]) !== 'op:total') return 0;
  const next = mentions.slice(at + 1).find((one) => !matchesAny(mentionConcept(one), BETWEEN_COUNT_AND_KIND));
  const isOfHoldings = matchesAny(mentionConcept(next), KINDS) && next?.word.startsWith('портф') !== true;
  draft.order.push(isOfHoldings ? 'op:count' : 'op:total');
  return 1;
};

/** Of no period: 'quarterly', 'a year'. */
const UNITS_OF_TIME: readonly Pattern[] = [
  'time:year', 'time:half', 'time:quarter', 'time:month', 'time:week', 'time:day',
]; // prettier-ignore

const rest: MentionParser = (draft, mentions, at) => {
  const mention = mentions[at];
  if (mention?.is === 'concept' && matchesAny(mention.concept, UNITS_OF_TIME))
    draft.unknown.push(mention.word);
  else if (mention?.is === 'concept') draft.order.push(mention.concept);
  else if (mention?.word !== '%' && (mention?.word.length ?? 0) > 1) draft.unknown.push(mention?.word ?? '');
  return 1;
};

export function parseQuestion(mentions: readonly Mention[], known: ParseContext): ParsedQuestion {
  const readers = [
    negation(known), inclusion, maturedReader, lack, condition, period(known), ordinal, howMany, currency, unitedStates, narrowing(known), howManyHoldings, rest,
  ]; // prettier-ignore
  const draft: QuestionDraft = { order: [], filter: {}, unknown: [] };
  for (let at = 0; at < mentions.length;) {
    let taken = 0;
    for (const read of readers) {
      taken = read(draft, mentions, at);
      if (taken > 0) break;
    }
    at += Math.max(1, taken);
  }
  return {
    concepts: new Set(draft.order.filter((concept) => concept !== 'stop')),
    order: draft.order,
    filter: withEveryStatus(draft),
    period: draft.period,
    isin: draft.isin,
    into: draft.into,
    rank: draft.rank,
    most: draft.most,
    unknown: draft.unknown,
    unknownIs: undefined,
  };
}
