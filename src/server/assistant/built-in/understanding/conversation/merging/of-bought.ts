import type { IntentId } from '../../../intents/intent-ids.ts';
import type { Pattern } from '../../concept.ts';
import type { Slots } from '../../slots/slots.ts';
import { some } from '../follow-up.ts';
import { withFilter, type Turn } from '../turn.ts';

const OF_PURCHASES: readonly IntentId[] = ['deals', 'invested', 'list-holdings'];
/** What they are now, rather than what was paid. */
const NOW: readonly Pattern[] = ['time:today', 'measure:market-value', 'measure:value', 'measure:profit', 'measure:loss', 'measure:yield', 'sign:']; // prettier-ignore

/** 'What are they worth now?', after the purchases of a year: those that were bought in it, whatever the day. */
export function ofBought(before: Turn | undefined, asked: Slots): Turn | undefined {
  const [first, ...others] = before?.slots.periods ?? [];
  const isOfThem = asked.concepts.has('ref:them') && asked.periods.length === 0 && some(asked, NOW);
  if (before === undefined || first === undefined || others.length > 0 || !isOfThem) return before;
  if (!OF_PURCHASES.includes(before.query.intent)) return before;
  const bought = first.plain ?? first.period;
  const { slots, query, ...turn } = withFilter(before, (filter) => ({ ...filter, bought }));
  return { ...turn, slots: { ...slots, periods: [] }, query: { ...query, period: undefined } };
}
