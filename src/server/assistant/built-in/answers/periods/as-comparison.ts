import type { IntentId } from '../../intents/intent-ids.ts';
import { matchesAny, type Pattern } from '../../understanding/concept.ts';
import type { Query } from '../../understanding/query.ts';

const OF_INCOME: readonly IntentId[] = [
  'income-of-period', 'payments-received', 'coming-payments', 'dividends', 'taxes-paid', 'profit',
]; // prettier-ignore
const COMPARES: readonly Pattern[] = ['op:compare', 'op:highest', 'op:lowest', 'op:best', 'op:worst'];

/** 'Was the interest of November higher than that of May?' compares them; of the returns of two periods the difference is always said. */
export function asComparison(query: Query): Query {
  const { intent, concepts, otherPeriod, measure } = query;
  if (otherPeriod === undefined) return query;
  const isOfReturns = intent === 'total-return';
  const isOfTwo = OF_INCOME.includes(intent) && [...concepts].some((one) => matchesAny(one, COMPARES));
  if (!isOfReturns && !isOfTwo) return query;
  const asked = isOfReturns && measure !== 'profit' ? 'profit-percent' : measure;
  return { ...query, intent: 'compare-periods', measure: intent === 'taxes-paid' ? 'taxes' : asked };
}
