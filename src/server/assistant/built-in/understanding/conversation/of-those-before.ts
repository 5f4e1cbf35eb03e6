import type { CalendarDate } from '#domain/calendar-date';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../../intents/intent-ids.ts';
import { matchesAny, type Concept, type Pattern } from '../concept.ts';
import { toQuery } from '../query.ts';
import type { ReadQuestion } from '../read-question.ts';
import { withOrder, type Slots } from '../slots/slots.ts';
import { ASKS_WHICH, ENDS, hasOnlyWords, some, STEPS } from './follow-up.ts';
import { mergeSlots } from './merging/merge-slots.ts';
import type { Before, Turn } from './turn.ts';

const OF_DAYS: readonly IntentId[] = ['total-return', 'value-change', 'profit', 'overview-value', 'working'];

/** No other holdings, kinds or days than before. */
const namesNothing = ({ filter, periods, numbers, concepts }: Slots) =>
  !isNarrowing({ ...filter, figures: undefined }) &&
  filter.kinds === undefined &&
  periods.length + numbers.length === 0 &&
  !concepts.has('kind:any');

const BESIDE_FIGURE =
  /^(?:which|one|has|have|had|does|did|do|two|better|paid|pays|pay|коя|кой|кое|има|по|добра|добър|плаща|плати|платил[аои]?|koq|koi|ima|plashta|plati)$/;

/** 'Which earned more?' is of the profit. */
const EARNED = /^(?:earned|earns|made|makes|gained|донес\p{L}*|спечели\p{L}*|печели)$/u;
const asksProfit = ({ plainWords }: Slots) => plainWords.some((word) => EARNED.test(word));

/** Nothing but a figure that two are compared by. */
export const comparesByFigure = (slots: Slots) => {
  const plainWords = slots.plainWords.filter((word) => !EARNED.test(word));
  const isOfFigure = some(slots, ['measure:']) || asksProfit(slots);
  return isOfFigure && !some(slots, STEPS) && hasOnlyWords({ ...slots, plainWords }, BESIDE_FIGURE);
};

/** 'What pulled it down most?' */
export const PULLS =
  /^(?:drag|dragged|drags|pull|pulled|pulls|дърпа|дръпна|дърпаше|повлече|влече|darpa|drapna)$/;

/** 'Which yields more?', after two were compared: of these; 'which one lost most?', after the result of some days: in these days. */
function whichOfThose(read: ReadQuestion, before: Turn, today: CalendarDate): Before | undefined {
  const { slots, form } = read;
  const isEnd = some(slots, ENDS) && slots.plainWords.some((word) => ASKS_WHICH.test(word));
  if (!isEnd || !namesNothing(slots)) return undefined;
  const { intent, period } = before.query;
  const isCompared = intent === 'compare-holdings' && comparesByFigure(slots);
  const isOfDays =
    OF_DAYS.includes(intent) &&
    period !== undefined &&
    (some(slots, ['measure:', 'sign:', 'shift:']) || slots.plainWords.some((word) => PULLS.test(word)));
  if (!isCompared && !isOfDays) return undefined;
  const merged = mergeSlots(before, slots, today);
  const order: readonly Concept[] = [
    ...slots.order.filter((one) => one !== 'ordinal'),
    ...(isCompared && !some(slots, ['measure:']) ? (['measure:profit'] as const) : []),
  ];
  const asked = { ...withOrder(merged, order), rank: undefined };
  return { slots: asked, query: toQuery({ intent: isCompared ? intent : 'ranking' }, asked, form) };
}

const SAYS_NET =
  /^(?:net|gross|left|нето|бруто|чисто|ръка|остана|остава|остават|neto|bruto|chisto|raka|ostana|ostava)$/;
const BESIDE_NET =
  /^(?:and|so|what|how|much|did|do|i|get|have|in|is|s|are|was|that|it|this|all|with|including|before|or|after|tax|taxes|с|със|включен\p{L}*|данъ\p{L}*|значи|колко|ми|на|а|и|или|това|ли|преди|след|всичко|е|са|kolko|mi|na|a|i|ili|tova|li|predi|sled|e|sa)$/u;
const WITH_TAX: readonly IntentId[] = [
  'next-payment',
  'payments-received',
  'dividends',
  'income-of-period',
  'coming-payments',
  'largest-payments',
];

/** 'Is that with the tax?' */
const WITH_TAXES =
  /(?:^| )(?:with|including|с|със|s) (?:the )?(?:tax|taxes|данъка|данъците|данък|danaka)(?: |$)/;
const isWithTax = (pattern: readonly string[]) => WITH_TAXES.test(pattern.join(' '));

/** Of one bond, what is left of its coupons if as much is withheld as before. */
const PAYMENTS_AHEAD: readonly IntentId[] = ['next-payment', 'coming-payments'];
const AHEAD: readonly IntentId[] = [...PAYMENTS_AHEAD, 'coupon-amount'];

const OF_NET: readonly Pattern[] = ['follow:and', 'ref:it', 'net:', 'measure:tax', 'time:before', 'time:after', 'time:this']; // prettier-ignore

const BESIDE_TAX =
  /^(?:what|how|much|is|are|will|be|they|it|that|there|any|on|for|take|taken|withheld|колко|какъв|какви|са|ще|има|ли|бъде|върху|него|нея|тях|удържат|удържан|вземат|kolko|kakav|sa|shte|ima|li|varhu|vurhu)$/;

/** 'How much tax is on it?', after what is to come: what is left after it. */
const asksTaxAlone = (slots: Slots) =>
  namesNothing(slots) &&
  slots.into === undefined &&
  slots.order.includes('measure:tax') &&
  slots.order.every((one) => matchesAny(one, OF_NET)) &&
  hasOnlyWords(slots, BESIDE_TAX);

/** 'Net?', 'is that before or after tax?', after what was paid or is to come: both. */
function afterTax({ slots: asked }: ReadQuestion, { query, slots }: Turn): Before | undefined {
  const { pattern, order, said } = asked;
  const isNet =
    pattern.every((word) => SAYS_NET.test(word) || BESIDE_NET.test(word)) &&
    (said.has('net:tax') || pattern.some((word) => SAYS_NET.test(word)) || isWithTax(pattern)) &&
    order.every((one) => matchesAny(one, OF_NET));
  const isAhead = AHEAD.includes(query.intent) && query.filter.isins?.length === 1;
  // 'How much is left?', 'net?', after the tax.
  const isLeft = query.intent === 'taxes-paid' && pattern.some((word) => SAYS_NET.test(word));
  if (PAYMENTS_AHEAD.includes(query.intent) && asksTaxAlone(asked))
    return { slots, query: { ...query, isAfterTax: true } };
  if (!isNet) return undefined;
  if (isAhead) return { slots, query: { ...query, intent: 'coupon-amount', isAfterTax: true } };
  if (!isLeft && !WITH_TAX.includes(query.intent)) return undefined;
  const isOfOther = isLeft || query.intent === 'largest-payments';
  const ofAll = query.concepts.has('measure:dividend') ? 'dividends' : 'payments-received';
  return {
    slots,
    query: { ...query, isAfterTax: true, ...(isOfOther && { intent: ofAll, operation: 'list' }) },
  };
}

/** A question that asks something of those before: which one, or after tax. */
export const ofThoseBefore = (read: ReadQuestion, before: Turn, today: CalendarDate): Before | undefined =>
  whichOfThose(read, before, today) ?? afterTax(read, before);
