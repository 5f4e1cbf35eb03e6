import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { IntentId } from '../../intents/intent-ids.ts';
import { matchesAny, type Pattern } from '../concept.ts';
import { keepFigure } from './merging/merge-slots.ts';
import { ALL, OF_SUMS } from './pointing.ts';
import { KINDS, type Slots } from '../slots/slots.ts';
import { MUCH } from '../vocabulary/empty-words.ts';
import type { Before } from './turn.ts';

const IS_DEFINITE = /(?:те|та|ят|ът|te|ta)$/;

/** 'What are the bonds worth, and how much the shares': 'how much' asks the same, where 'how many shares' counts. */
function askedAgain(slots: Slots): Slots {
  const kind = slots.order.find((one) => matchesAny(one, KINDS));
  if (!isNarrowing(slots.filter)) return slots;
  const isMany = kind !== undefined && !slots.plainWords.includes('much');
  return !isMany || IS_DEFINITE.test(slots.said.get(kind) ?? '')
    ? { ...slots, plainWords: slots.plainWords.filter((word) => !MUCH.test(word)) }
    : slots;
}

const OF_PAST: readonly IntentId[] = [
  'payments-received',
  'dividends',
  'taxes-paid',
  'fees-paid',
  'income-of-period',
];
const PAID: readonly Pattern[] = ['paid:', 'measure:tax', 'measure:fees', 'measure:dividend'];

/** 'The dividends of 2025, and how much tax was withheld': of the same days. */
function withSameDays(next: Slots, { slots: before, query }: Before): Slots {
  const isPaid = OF_PAST.includes(query.intent) && next.order.some((one) => matchesAny(one, PAID));
  if (!isPaid || next.periods.length > 0) return next;
  return {
    ...next,
    periods: before.periods,
    pattern: [...next.pattern, ...before.periods.map(() => '{period}')],
  };
}

/** '… and what are they worth': of the same holdings, unless it names some or all. */
export function continued(own: Slots, { slots: before, query }: Before): Slots {
  const next = OF_SUMS.includes(query.intent) ? askedAgain(own) : own;
  const slots = withSameDays(keepFigure(before, next), { slots: before, query });
  const { filter } = before;
  const namesSome = isNarrowing(slots.filter) || slots.filter.kinds !== undefined || slots.into !== undefined;
  const namesAll = slots.concepts.has('kind:any') || slots.plainWords.some((word) => ALL.test(word));
  // 'What did it earn there': of the same bank.
  const isThere = slots.concepts.has('ref:there');
  if (namesSome || namesAll || (slots.concepts.has('ref:it') && !isThere)) return slots;
  const pattern = filter.isins === undefined ? slots.pattern : [...slots.pattern, '{holding}'];
  return { ...slots, filter, pattern };
}
