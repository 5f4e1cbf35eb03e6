import {
  EARLIEST_DATE,
  LATEST_DATE,
  addDays,
  calendarDate,
  dayNumber,
  daysBetween,
} from '#domain/calendar-date';
import { roundedAmount } from '#domain/money/currency-amount';
import { roundTo } from '#domain/money/decimal';
import { isBond, type Holding } from '#domain/portfolio/holding';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Period } from '#domain/portfolio/period';
import { headline, MAX_ROWS, reply, type Line } from '../answer-parts.ts';
import type { SumFact } from '../say.ts';
import type { Answering, Speech } from '../speech.ts';
import { overlap } from '../understanding/periods/period-arithmetic.ts';
import type { Query } from '../understanding/query.ts';
import { DAYS_A_YEAR, isOfNoBonds, type Answer } from './answer.ts';
import { holdingTable } from './holding-table.ts';
import { briefly } from './payments/coming.ts';

/** Which bonds: active ones from today on, or those of a period, which may be behind. */
function maturingFilter(query: Query, asked: Period | undefined, { today }: Speech): HoldingFilter {
  const isPast = asked !== undefined && asked.to < today;
  const isOpen = asked === undefined || (asked.from === EARLIEST_DATE && !isPast);
  const matures = { from: isOpen ? today : asked.from, to: asked?.to ?? calendarDate(LATEST_DATE) };
  const status = isPast || query.filter.expired !== undefined ? {} : { expired: false };
  return { ...status, ...query.filter, kinds: query.filter.kinds ?? ['bond'], matures };
}

const bondTable = (found: Parameters<typeof holdingTable>[0], speech: Speech) =>
  holdingTable(found, ['maturity', 'nominal', 'bank'], speech);

/** Of one bond, or of the next one where days are asked for, in how many days. */
function daysUntil(
  [first, ...others]: readonly Holding[],
  { concepts }: Query,
  { say, today }: Speech,
): Line {
  const wantsDay = others.length === 0 || concepts.has('time:day');
  const day = first !== undefined && isBond(first) && wantsDay ? first.maturityDate : null;
  return day !== null && day >= today && say('inDays', { days: daysBetween(today, day) });
}

const YEAR_PLACES = 2;

/** 'In how many years on average?': the plain mean. */
async function averageYears(filter: HoldingFilter, { operation }: Query, { tools, say, today }: Answering) {
  if (operation !== 'average') return undefined;
  const { mean } = await tools.sumHoldings.run({ filter, mean: 'maturity' });
  const years = mean?.mean.minus(dayNumber(today)).div(DAYS_A_YEAR);
  return years && say('averageYears', { years: roundTo(years, YEAR_PLACES) });
}

const MAX_RANKED = 3;

/** 'Which bond matures next?', 'and after that one?': the one, and at most two after it. */
function rankedIn(query: Query): number | undefined {
  const { rank, operation, concepts, period, most } = query;
  const isOfNext = period === undefined && concepts.has('time:next');
  const isOfEnd = operation === 'highest' || operation === 'lowest';
  if (rank !== undefined) return Math.max(rank, 1);
  return (isOfEnd || isOfNext) && most === undefined && !concepts.has('op:sort') ? 1 : undefined;
}

/** How many mature and what they repay, or which one is the first, the last, or the next after one of these. */
function describeFound(
  { holdings, count }: { readonly holdings: readonly Holding[]; readonly count: number },
  { query, amount }: { readonly query: Query; readonly amount: SumFact },
  { say, write }: Speech,
): Line {
  const rank = rankedIn(query);
  const [first] = holdings;
  if (first === undefined || !isBond(first)) return undefined;
  const { isin, maturityDate: day, nominal, currency } = first;
  const ofFirst = { isin, day, amount: roundedAmount(nominal, currency) };
  if (rank !== undefined && rank > 1) return say('maturesAfter', ofFirst);
  // Of one alone there is no last.
  if (rank === 1 && (count > 1 || query.operation !== 'highest'))
    return say(query.operation === 'highest' ? 'maturesLast' : 'maturesFirst', ofFirst);
  const during = query.period?.period;
  const inEuro = write(amount.inEuro);
  if (count === 1)
    return headline(say('maturesOn', { ...ofFirst, amount: briefly(amount) }), ['principal', inEuro]);
  return [
    headline(say('maturities', { count, during, whose: query.filter, amount: briefly(amount) }), [
      'principal',
      inEuro,
    ]),
    amount.byCurrency.length > 1 && say('byCurrency', { amount }),
    count > 1 && during === undefined && say('maturesFirst', ofFirst),
  ];
}

const yearOf = (day: string) => Number(day.slice(0, 4));

/** 'Is there a year in which nothing matures?': of those until the end of the days, or until the last maturity. */
function yearsWithout(
  { holdings, count }: { readonly holdings: readonly Holding[]; readonly count: number },
  { period, concepts }: Query,
  { say, today }: Speech,
): Line {
  if (!concepts.has('time:year') || holdings.length < count) return undefined;
  const years = holdings.flatMap((one) => (isBond(one) ? (one.maturityDate ?? []) : [])).map(yearOf);
  const { from = today, to = calendarDate(LATEST_DATE) } = period?.period ?? {};
  const first = Math.max(yearOf(from), yearOf(today));
  const last = to === LATEST_DATE ? Math.max(...years) : yearOf(to);
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  const free = all.filter((year) => !years.includes(year));
  return free.length > 0 && say('noneMatureIn', { years: free.join(', ') });
}

/** Bonds by their maturity, the next one first. */
export const maturities: Answer = async (query, answering) => {
  const { tools, say, today } = answering;
  const during = query.period?.period;
  if (during !== undefined && during.to < today) return matured(query, answering);
  if (isOfNoBonds(query))
    return reply(
      {},
      say('kindsWithoutMaturity', { kinds: say(`kinds.${query.filter.kinds?.[0] ?? 'share'}`) }),
    );
  const filter = maturingFilter(query, during, answering);
  const which = { ...filter, matures: undefined };
  const order = query.operation === 'highest' ? 'highest-first' : 'lowest-first';
  const rank = rankedIn(query);
  // 'Nearest first' is an order of all.
  const isOfFew = rank !== undefined && (query.asksWhich || rank > 1);
  const most = isOfFew ? rank - 1 + MAX_RANKED : MAX_ROWS;
  const all = await tools.listHoldings.run({ filter, by: 'maturity', order, most: query.most ?? most });
  const holdings = rank === undefined ? all.holdings : all.holdings.slice(rank - 1);
  const undated = await tools.sumHoldings.run({ filter: { ...which, lacking: ['maturity'] } });
  const without = undated.count > 0 && say('withoutMaturity', { count: undated.count });
  if (holdings.length === 0) return reply({}, say('noMaturities', { which, during }), without);
  const repaid = await tools.listComingFlows.run({ filter, period: during, only: 'redemptions' });
  return reply(
    { holdings },
    await averageYears(filter, query, answering),
    describeFound({ holdings, count: all.count }, { query, amount: repaid }, answering),
    rank === undefined && yearsWithout(all, query, answering),
    daysUntil(holdings, query, answering),
    bondTable({ holdings, ...(!isOfFew && { count: all.count }) }, answering),
    without,
    !isOfFew && answering.rates(repaid.rates),
  );
};

/** 'Has it matured?': of a bond that has not, when it will. */
async function describeMaturity({ isins }: HoldingFilter, { tools, say, figure }: Answering): Promise<Line> {
  if (isins === undefined) return undefined;
  const { holdings } = await tools.listHoldings.run({ filter: { isins }, by: 'maturity' });
  return holdings.map((one) =>
    say('one', { measure: 'maturity', isin: one.isin, figure: figure(one, 'maturity') }),
  );
}

/** Bonds whose maturity is behind, whether or not they are marked as expired; yes or no first where that is asked. */
const maturedUntilToday: Answer = async (query, answering) => {
  const { tools, say, today } = answering;
  const during = query.period?.period;
  const behind = { from: calendarDate(EARLIEST_DATE), to: addDays(today, -1) };
  // What is past its maturity is not held, however it is marked.
  const isOfOpen = query.filter.expired === false;
  const kinds = query.filter.kinds ?? ['bond'];
  const which: HoldingFilter = { ...query.filter, kinds, expired: undefined, matures: undefined };
  // 'Which matured this year?', of the days behind.
  const filter = { ...which, matures: during === undefined ? behind : (overlap(during, behind) ?? during) };
  const found = await tools.listHoldings.run({ filter, by: 'maturity', most: MAX_ROWS });
  const { all, rates } = await tools.sumHoldings.run({ filter });
  const ids = new Set(found.holdings.map(({ id }) => id));
  const rows = await tools.listNames.run({});
  const active = rows.holdings.filter(({ kind, id, expired }) => kind === 'bond' && ids.has(id) && !expired);
  const stillActive = found.holdings.filter(({ id }) => active.some((one) => one.id === id));
  const { count } = found;
  const isNone = (isOfOpen ? active.length : count) === 0;
  const yesOrNo = query.isYesNo && say(isNone ? 'no' : 'yes');
  if (count === 0)
    return reply(
      {},
      yesOrNo,
      say('noneMatured', { which, during }),
      await describeMaturity(filter, answering),
    );
  return reply(
    found,
    yesOrNo,
    !isOfOpen && say('matured', { count, which, during }),
    active.length > 0 && say('stillActive', { isins: active.map(({ isin }) => isin).join(', ') }),
    bondTable(isOfOpen ? { holdings: stillActive } : found, answering),
    !isOfOpen && say('nominalInAll', { amount: all.nominal }),
    answering.rates(rates),
  );
};

/** Of a period that is not over also those that mature in the rest of it. */
export const matured: Answer = async (query, answering) => {
  const found = await maturedUntilToday(query, answering);
  const { period } = query;
  const { today } = answering;
  if (period === undefined || period.period.to < today || query.isYesNo) return found;
  const from = period.period.from > today ? period.period.from : today;
  const rest = { ...query, period: { ...period, period: { from, to: period.period.to } } };
  return reply([], found, await maturities(rest, answering));
};
