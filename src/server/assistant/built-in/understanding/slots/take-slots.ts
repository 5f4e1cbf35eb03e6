import { HOLDING_KINDS } from '#domain/portfolio/holding';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { matchesAny, type Concept, type Pattern } from '../concept.ts';
import type { Mention } from '../find-mentions.ts';
import { findStrangeNames, findUnknownName } from '../find-unknown-name.ts';
import { sinceThen } from '../periods/period-in.ts';
import { conditionAt, isNumber, isUnit, parseNumber, saysInPercent } from '../read-condition.ts';
import { conceptFilter, mentionConcept, narrowByName, narrowFilter } from '../read-filter.ts';
import { withoutPaymentsOf } from './without-payments.ts';
import { findDirection } from './find-direction.ts';
import { boundOf, goal } from './take-bound.ts';
import { currency } from './take-currency.ts';
import { accrued, inclusion, lack, negation, noDividends, sincePurchase } from './take-exclusions.ts';
import { ofItsBank, ofItsCurrency, usCountry } from './take-country.ts';
import { issueDay } from './take-issue-day.ts';
import { frequency } from './take-frequency.ts';
import { issuerKind } from './take-issuer-kind.ts';
import { holdingOfCoupon } from './take-holding-of-coupon.ts';
import { holdingOfYear } from './take-holding-of-year.ts';
import { lateness } from './take-lateness.ts';
import { someLosses } from './take-losses.ts';
import { period } from './take-period.ts';
import {
  isWord,
  KINDS,
  placeholder,
  type SlotContext,
  type SlotDraft,
  type Slots,
  type Taken,
  type TakeSlot,
} from './slots.ts';

const condition: TakeSlot = (draft, mentions, at) => {
  const found = conditionAt(mentions, at);
  if (found === undefined) return undefined;
  draft.filter = narrowFilter(draft.filter, found.filter);
  draft.bound = boundOf(found, mentions.slice(at, at + found.length));
  return { length: found.length, as: [mentions[at]?.word ?? '', '{number}'] };
};

const ordinal: TakeSlot = (draft, mentions, at) => {
  const [, number] = /^ordinal:(\d)$/.exec(mentionConcept(mentions[at])) ?? [];
  // 'The highest first': an order of all.
  const isOrder = number === '1' && matchesAny(mentionConcept(mentions[at - 1]), ['op:highest', 'op:lowest']);
  if (isOrder) draft.order.push('op:sort');
  else if (number !== undefined) draft.rank = Number(number);
  else if (mentionConcept(mentions[at]) === 'time:last' && mentionConcept(mentions[at + 1]) === 'ordinal')
    draft.rank = -1;
  else return undefined;
  return { length: 1 };
};

const COUNTED: readonly Pattern[] = [
  'op:highest', 'op:lowest', 'op:best', 'op:worst', 'order:', 'time:next', 'time:last', 'kind:', 'ref:', 'sign:', 'follow:',
]; // prettier-ignore

/** 'To 5 %', 'стигнат 5 %'. */
const REACHES =
  /^(?:to|at|reach|reaches|reached|hit|hits|до|на|стигн\p{L}*|достигн\p{L}*|стан(?:е|ат)|do|na|stignat|stigne|stanat|stane)$/u;

/** A number beside 'top', 'best', 'next' says how many. */
const number: TakeSlot = (draft, mentions, at) => {
  const mention = mentions[at];
  // 'Over half'.
  const isHalf = mentionConcept(mention) === 'time:half' && /^rel:/.test(mentionConcept(mentions[at - 1]));
  const value = isHalf ? '50' : parseNumber(mention);
  if (value === undefined) return undefined;
  const around = [mentions[at - 1], mentions[at + 1], mentions[at + 2]].map(mentionConcept);
  const unit = mentions[at + 1];
  const isPercent = isUnit(unit);
  // 'The first three'.
  const isFirst = draft.rank === 1 && matchesAny(around[0] ?? '', ['ordinal', 'ordinal:']);
  const isCount = !isPercent && (isFirst || around.some((one) => matchesAny(one, COUNTED)));
  const isMove = mentionConcept(mentions[at + 2]).startsWith('shift:');
  const isRate = !isPercent && /^\d\.\d{2,}$/.test(value);
  draft.isLevel ||= (isPercent || isRate) && !isMove && REACHES.test(mentions[at - 1]?.word ?? '');
  if (isCount && /^\d{1,2}$/.test(value) && Number(value) > 0) {
    draft.most = Number(value);
    if (isFirst) delete draft.rank;
  } else draft.numbers.push(value);
  return { length: 1, as: ['{number}'] };
};

/** 'What share of', 'a share of': a part, no holdings. */
function isPart(mentions: readonly Mention[], at: number, all: readonly Mention[]): boolean {
  if (mentions[at]?.word !== 'share') return false;
  const index = all.indexOf(mentions[at]);
  // 'The biggest issuer\'s share'.
  const isLast = all[index + 1] === undefined && mentionConcept(all[index - 1]).startsWith('noun:');
  return isLast || all[index + 1]?.word === 'of' || all[index - 1]?.word === 'what';
}

/** 'ETFs', 'shares' and 'bonds' ask the same of other holdings, so they match as one word. */
function asKind({ word }: Mention, concept: Concept | ''): readonly string[] | undefined {
  if (!matchesAny(concept, [...KINDS, 'market:']) || word === 'share') return undefined;
  return ['{kind}'];
}

/** 'If I sold everything', 'what do I lose if': neither what was sold nor what is at a loss is asked about. */
const SUPPOSED: readonly Pattern[] = ['direction:sell', 'sign:losing', 'sign:gaining'];
const LIKE = /^(?:like|love|искал\p{L}*|желал\p{L}*)$/u;
const SUPPOSING = /^(?:if|would|ако|бих|щях|ako|bih)$/;

const ABOUT_US = /^(?:am i|i am|i m|are we|we are|we re|is it|it is|it s|ли (?:съм|сме|е)|(?:съм|сме|е) ли)$/;

/** 'Are we in profit?', 'it is negative': how it is, not which holdings. */
function asksOfSign(mentions: readonly Mention[], at: number): boolean {
  const around = [mentions.slice(Math.max(0, at - 2), at), mentions.slice(at + 1, at + 3)];
  const isBeside = around.some((two) => ABOUT_US.test(two.map(({ word }) => word).join(' ')));
  const signs = mentions.map(mentionConcept).filter((concept) => concept.startsWith('sign:'));
  // 'What am I losing money on', 'in profit or at a loss'.
  const isOther = /^(?:what|which)$/.test(mentions[at - 3]?.word ?? '') || new Set(signs).size > 1;
  return isBeside && !isOther && matchesAny(mentionConcept(mentions[at]), ['sign:']);
}

/** 'The Treasury ETF': of those with the name, the ones of that kind. */
function namedKind({ kinds }: SlotContext): TakeSlot {
  return (draft, mentions, at) => {
    const mention = mentions[at];
    const concept = mentionConcept(mentions[at + 1]);
    const kind = HOLDING_KINDS.find((one) => concept === `kind:${one}`);
    if (mention?.is !== 'holding' || kind === undefined) return undefined;
    const isins = mention.isins.filter((isin) => kinds.get(isin) === kind);
    if (isins.length === 0) return undefined;
    draft.filter = narrowByName(draft.filter, { isins }, mentions[at - 1]);
    return { length: 2, as: ['{holding}'] };
  };
}

function narrowing({ banks }: SlotContext, all: readonly Mention[]): TakeSlot {
  // 'I would like to see' supposes nothing.
  const isSupposition = all.some(
    ({ word }, index) => SUPPOSING.test(word) && !LIKE.test(all[index + 1]?.word ?? ''),
  );
  return (draft, mentions, at) => {
    const mention = isPart(mentions, at, all) ? undefined : mentions[at];
    if (asksOfSign(mentions, at)) return undefined;
    const isSupposed = isSupposition && matchesAny(mentionConcept(mention), SUPPOSED);
    const filter = isSupposed ? undefined : mention && conceptFilter(mention, { isNegated: false, banks });
    if (mention?.is === 'isin') draft.isin = mention.found;
    if (mention === undefined || filter === undefined) return undefined;
    draft.filter = narrowByName(draft.filter, filter, mentions[at - 1]);
    const concept = mentionConcept(mention);
    if (concept !== '') draft.order.push(concept);
    const name = placeholder(mention);
    const as = asKind(mention, concept) ?? (name === mention.word ? undefined : [name]);
    return { length: 1, ...(as && { as }) };
  };
}

const LEANS: readonly Pattern[] = ['follow:', 'ref:', 'time:same'];
/** 'Before tax', 'since then': no part of what is asked. */
const SAYS_HOW: readonly Pattern[] = ['net:', 'time:since-then'];

const SPLIT = /^(?:split|splits|divide|divided|раздел\p{L}*|разбий\p{L}*|разбит\p{L}*|razdel\w*|razbiy)$/u;

/** 'My profit, split by bank': 'by bank' says it all, unless nothing else is asked for. */
function splitting(all: readonly Mention[]): TakeSlot {
  const concepts = all.map(mentionConcept);
  const isOfFigure = concepts.some((one) => matchesAny(one, ['measure:']));
  return (_draft, mentions, at) => {
    const isSplit = isOfFigure && SPLIT.test(mentions[at]?.word ?? '');
    const ahead = mentions.slice(at + 1).map(mentionConcept);
    return isSplit && ahead.some((one) => matchesAny(one, ['by:'])) ? { length: 1, as: [] } : undefined;
  };
}

/** 'Следващият ѝ купон', often written 'и'; 'в коя банка е', without what. */
const unsaid: TakeSlot = (draft, mentions, at) => {
  const [before, next] = [mentionConcept(mentions[at - 1]), mentions[at + 1]];
  const isPossessive =
    /^[иi]$/.test(mentions[at]?.word ?? '') &&
    before === 'time:next' &&
    matchesAny(mentionConcept(next), ['measure:']);
  const isCopula =
    /^[еe]$/.test(mentions[at]?.word ?? '') && matchesAny(before, ['noun:']) && next === undefined;
  if (!isPossessive && !isCopula) return undefined;
  draft.order.push('ref:it');
  return { length: 1, as: [] };
};

/** Words that only lean on what was said before are no part of the pattern. */
const rest: TakeSlot = (draft, mentions, at) => {
  const concept = mentionConcept(mentions[at]);
  if (matchesAny(concept, SAYS_HOW)) return { length: 1, as: [] };
  // 'По-скоро два и половина': no order.
  const isRather = /^(?:по|po) (?:скоро|skoro)$/.test(mentions[at]?.text ?? '');
  if (isRather && mentions.slice(at + 1, at + 3).some(isNumber)) return { length: 1, as: [] };
  // 'It adds up to': no bound.
  if (concept === 'rel:to' && !isNumber(mentions[at + 1])) return { length: 1 };
  const isPartOfWhole = mentions[at]?.word === 'share' && concept === 'kind:share';
  // 'How much did we bank'.
  const isVerb = mentions[at]?.word === 'bank' && /^(?:i|we)$/.test(mentions[at - 1]?.word ?? '');
  // 'At year end 2025': no year of its own.
  const isEnd = concept === 'time:year' && mentions[at + 1]?.word === 'end' && draft.periods.length === 0;
  if (concept !== '' && !isPartOfWhole && !isVerb && !isEnd) draft.order.push(concept);
  return { length: 1, ...(matchesAny(concept, LEANS) && { as: [] }) };
};

/** 'Active and expired ones', 'how many, and how many expired': all of them. */
function withEveryStatus({ filter, order }: SlotDraft, mentions: readonly Mention[]): HoldingFilter {
  const counts = mentions.filter(({ word }) => /^(?:many|колко|kolko)$/.test(word)).length;
  const named = (['status:active', 'status:expired'] as const).filter((one) => order.includes(one)).length;
  const isOfBoth = named === 2 || (named === 1 && counts > 1);
  return isOfBoth ? { ...filter, expired: undefined } : filter;
}

/** Governments and companies in one question are compared; neither narrows what is asked about. */
function sideBySide({ groups }: SlotDraft): Slots['groups'] {
  const named = new Map(groups.map((among) => [among.isins.join(), among]));
  return named.size > 1 ? [...named.values()] : [];
}

/** 'How many shares of X?', of an ETF: the name says which, whatever its kind is called. */
function withoutOtherKinds(filter: HoldingFilter, { kinds }: SlotContext): HoldingFilter {
  const isOfKind = filter.isins?.some((isin) => filter.kinds?.some((kind) => kinds.get(isin) === kind));
  return isOfKind === false ? { ...filter, kinds: undefined } : filter;
}

function ofOneGroup(draft: SlotDraft, filter: HoldingFilter): HoldingFilter {
  const [among] = draft.groups;
  return among === undefined || sideBySide(draft).length > 0 ? filter : narrowFilter(filter, { among });
}

/** Words that only join others: 'the last quarter of 2025'. */
export const JOINING = /^(?:of|the|на|na|г|calendar|календарн[аи]т?[аея]?|kalendarnata)$/;

/** What is left of the draft, said in full. */
function toSlots(
  draft: SlotDraft,
  mentions: readonly Mention[],
  context: SlotContext,
): Omit<Slots, 'unknownName' | 'strangeNames' | 'written' | 'pattern'> {
  return {
    order: draft.order,
    concepts: new Set(draft.order),
    filter: withoutOtherKinds(ofOneGroup(draft, withEveryStatus(draft, mentions)), context),
    groups: sideBySide(draft),
    isPercent: saysInPercent(mentions),
    periods: mentions.some((one) => mentionConcept(one) === 'time:since-then')
      ? draft.periods.map(sinceThen)
      : draft.periods,
    isin: draft.isin,
    into: draft.into,
    rank: draft.rank,
    most: draft.most,
    numbers: draft.numbers,
    withoutPayments: draft.withoutPayments,
    bound: draft.bound,
    direction: findDirection(mentions),
    isLevel: draft.isLevel,
    oneOf: [],
    said: new Map(mentions.filter((one) => one.is === 'concept').map((one) => [one.concept, one.text])),
    termPattern: undefined,
    hasNoFigure: false,
    plainWords: mentions.filter(isWord).map(({ word }) => word),
  };
}

/** Takes every slot out of a question. */
export function takeSlots(all: readonly Mention[], context: SlotContext): Slots {
  const takers = [
    accrued, someLosses(all), sincePurchase, noDividends, withoutPaymentsOf(all), negation(context), inclusion, lack, lateness(context, all), issueDay, condition, goal, frequency, holdingOfCoupon(context), holdingOfYear(context), period(context), ordinal, number, currency, ofItsCurrency, ofItsBank, usCountry, namedKind(context), issuerKind(context), narrowing(context, all), splitting(all), unsaid, rest,
  ]; // prettier-ignore
  const mentions = all.filter((mention) => !(isWord(mention) && JOINING.test(mention.word)));
  const draft: SlotDraft = {
    order: [],
    filter: {},
    groups: [],
    periods: [],
    isLevel: false,
    numbers: [],
  };
  const [pattern, written]: [string[], string[]] = [[], []];
  for (let at = 0; at < mentions.length;) {
    let taken: Taken;
    for (const take of takers) {
      taken = take(draft, mentions, at);
      if (taken !== undefined) break;
    }
    const length = taken?.length ?? 1;
    const words = mentions.slice(at, at + length).map(({ text }) => text);
    pattern.push(...(taken?.as ?? words.flatMap((text) => text.split(' '))));
    if (taken?.as?.some((name) => name.startsWith('{') && name !== '{kind}')) written.push(words.join(' '));
    at += length;
  }
  return {
    ...toSlots(draft, mentions, context),
    unknownName: findUnknownName(all, context.isKnownOrMisspelt),
    strangeNames: findStrangeNames(all, context.isKnownOrMisspelt).filter(
      (name) => !written.some((text) => text.toLowerCase().split(' ').includes(name)),
    ),
    written,
    pattern,
  };
}
