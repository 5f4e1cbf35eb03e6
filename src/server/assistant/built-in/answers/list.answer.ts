import { EARLIEST_DATE, type CalendarDate } from '#domain/calendar-date';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import { MAX_ROWS, reply } from '../answer-parts.ts';
import type { Query } from '../understanding/query.ts';
import { activeOnly, isOfOne, isPart, MAX_LISTED, timed, together, type Answer } from './answer.ts';
import { count, groups } from './count.answer.ts';
import { columnsFor, holdingTable } from './holding-table.ts';
import { oneHolding } from './one-holding.answer.ts';
import { portion } from './parts/portion.answer.ts';
import { extremes } from './ranked/ranking.answer.ts';

/** 'What do I have until 2028?', 'after 2030': what matures in these days. */
function maturing(query: Query, today: CalendarDate): HoldingFilter {
  const asked = timed(query);
  const { period } = query.period ?? {};
  const isAhead =
    period !== undefined && (period.from > today || (period.from === EARLIEST_DATE && period.to > today));
  return asked === query.filter && isAhead ? { ...asked, matures: period } : asked;
}

/** The holdings that fit: the active ones where nothing else is asked. */
export const list: Answer = async (query, answering) => {
  const { tools, say, today } = answering;
  const asked = maturing(query, today);
  const filter = asked.isins === undefined ? activeOnly(asked) : asked;
  const show = columnsFor(filter, query);
  const found = await tools.listHoldings.run({ filter, show, most: query.most ?? MAX_ROWS });
  const isOfActive = filter.expired === false && asked.expired === undefined;
  const expired = await tools.sumHoldings.run({ filter: { ...asked, expired: true } });
  const alsoExpired = isOfActive && expired.count > 0 && say('alsoExpired', { count: expired.count });
  if (found.count === 0) return reply(found, say('noneFits', { which: filter }), alsoExpired);
  const title = say('listed', { which: filter, count: found.count });
  return reply(found, title, holdingTable(found, show, answering), alsoExpired);
};

/** 'Do all my bonds have a price?', 'are all of them in profit?': yes or no, how many are, and those that are not. */
const ofAll: Answer = async (query, answering) => {
  const { tools, say } = answering;
  const asked = activeOnly(timed(query));
  const { figures, matures, bought, isins, ...named } = asked;
  const having = query.measure === undefined ? undefined : { ...named, having: [query.measure] };
  const isConditional = (figures ?? matures ?? bought) !== undefined;
  // 'Are all my bonds in euro?'
  const { currencies, banks, countries, ...others } = named;
  const isOfSide = !isConditional && having === undefined && isPart({ currencies, banks, countries });
  const fitting = isConditional || isOfSide ? asked : having;
  const which = isOfSide ? others : named;
  if (!query.asksOfAll || fitting === undefined || isins !== undefined) return undefined;
  const fits = await tools.listHoldings.run({ filter: fitting, most: MAX_LISTED });
  const show = columnsFor(asked, query);
  const all = await tools.listHoldings.run({ filter: which, show, most: MAX_LISTED });
  const ids = new Set(fits.holdings.map(({ id }) => id));
  const holdings = all.holdings.filter(({ id }) => !ids.has(id));
  return reply(
    { holdings },
    say(holdings.length === 0 ? 'yes' : 'no'),
    say('ofAll', { which: fitting, count: fits.count, all: all.count }),
    holdings.length > 0 && holdingTable({ holdings }, show, answering),
  );
};

/** An answer of holdings, unless it is asked whether something holds of all. */
export const orOfAll =
  (answer: Answer): Answer =>
  async (query, answering) =>
    (await ofAll(query, answering)) ?? answer(query, answering);

/** A list of a bank, a currency, a country or a kind says what they are worth together, and what part of everything that is; so does their number. */
const withValue =
  (answer: Answer): Answer =>
  (query, answering) => {
    const { banks, currencies, countries, kinds, among, expired, figures, isins, lacking } = query.filter;
    const isOfPart = [banks, currencies, countries, kinds, among].some((one) => one !== undefined);
    const hasValue = isOfPart && expired !== true && (figures ?? isins ?? lacking) === undefined;
    const isTimed = timed(query) !== query.filter;
    return (hasValue && !isTimed ? together(answer, portion) : answer)(query, answering);
  };

export const listed: Answer = (query, answering) => {
  // 'A list by maturity' is in that order.
  if (query.by === 'maturity-year')
    return extremes({ ...query, measure: 'maturity', operation: 'lowest' }, answering);
  if (query.by !== undefined) return groups(query.by)(query, answering);
  return (isOfOne(query) ? oneHolding : withValue(list))(query, answering);
};

export const counted: Answer = (query, answering) => {
  if (query.by !== undefined) return groups(query.by)(query, answering);
  const { kinds, expired, ...others } = query.filter;
  // 'How many funds, and which?'
  if (query.asksWhich && (kinds ?? expired) !== undefined)
    return withValue(together(count, list))(query, answering);
  return (isPart(others) ? withValue(count) : count)(query, answering);
};
