import type { IntentId } from '../../intents/intent-ids.ts';
import { matchesAny } from '../concept.ts';
import { toQuery, type Query } from '../query.ts';
import { ofBothTurns } from './both-turns.ts';
import { withOrder } from '../slots/slots.ts';
import type { Before, Turn } from './turn.ts';

/** 'Altogether?', after what matures until a day and the coupons until then: both. */
export function ofBothKinds({ slots, query, previous }: Turn): Before | undefined {
  const lastDay = (one: Query | undefined) => one?.period?.period.to;
  if (isOfOtherKind({ query }, previous)) return withoutKind({ slots, query }, 'payments-received');
  const isOfCoupons = query.intent === 'coming-payments' && query.concepts.has('paid:coupon');
  let earlier = previous;
  while (earlier !== undefined && earlier.query.intent !== 'maturities') earlier = earlier.previous;
  if (!isOfCoupons || earlier === undefined || lastDay(earlier.query) !== lastDay(query)) return undefined;
  return withoutKind({ slots, query }, query.intent);
}

/** The same is asked of the same holdings, of whatever days. */
const isOfSame = ({ query: one }: Before, { query: other }: Before) =>
  one.intent === other.intent && JSON.stringify(one.filter) === JSON.stringify(other.filter);

/** Of payments of every kind. */
function withoutKind({ slots, query }: Before, intent: IntentId): Before {
  const order = slots.order.filter((one) => !matchesAny(one, ['paid:', 'measure:']));
  const all = withOrder(slots, order);
  return { slots: all, query: toQuery({ intent }, all, { ...query, namesInterest: false }) };
}

const RECEIVED: readonly IntentId[] = ['payments-received', 'dividends'];

/** Coupons of some days, and then dividends of the same. */
function isOfOtherKind({ query }: Pick<Turn, 'query'>, previous: Turn | undefined): boolean {
  const both = [query, previous?.query];
  const isOfDividends = both.map((one) => one?.concepts.has('measure:dividend') === true);
  const [asked, before] = both.map((one) => JSON.stringify([one?.period?.period, one?.filter]));
  return (
    both.every((one) => one !== undefined && RECEIVED.includes(one.intent)) &&
    isOfDividends[0] !== isOfDividends[1] &&
    asked === before
  );
}

/** 'And the total?', after this month, the next one and that after it: of all of them. */
export function ofDaysInTurn(before: Turn): Before | undefined {
  let all: Turn | undefined = undefined;
  let { previous } = before;
  while (previous !== undefined && isOfSame(previous, before)) {
    const both: Turn | undefined = ofBothTurns({ ...(all ?? before), previous });
    if (both?.slots.periods.length !== 1) break;
    all = both;
    ({ previous } = previous);
  }
  return before.slots.periods.length === 1 ? all : undefined;
}
