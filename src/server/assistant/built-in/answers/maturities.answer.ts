import {
  EARLIEST_DATE,
  LATEST_DATE,
  addDays,
  calendarDate,
  dayNumber,
  daysBetween,
} from '#domain/calendar-date';
import { Decimal, roundTo } from '#domain/money/decimal';
import { isBond, type Holding } from '#domain/portfolio/holding';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Period } from '#domain/portfolio/period';
import { MAX_ROWS, reply, type Line } from '../answer-parts.ts';
import { isKnown } from '../say.ts';
import type { Answering, Speech } from '../speech.ts';
import type { Query } from '../understanding/query.ts';
import type { Answer } from './answer.ts';
import { holdingTable } from './list.answer.ts';

/** Which bonds: active ones from today on, or those of a period, which may be behind. */
function maturingFilter(query: Query, asked: Period | undefined, { today }: Speech): HoldingFilter {
  const isPast = asked !== undefined && asked.to < today;
  const isOpen = asked === undefined || (asked.from === EARLIEST_DATE && !isPast);
  const matures = { from: isOpen ? today : asked.from, to: asked?.to ?? calendarDate(LATEST_DATE) };
  const status = isPast || query.filter.expired !== undefined ? {} : { expired: false };
  return { kinds: ['bond'], ...status, ...query.filter, matures };
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

const DAYS_A_YEAR = 365.25;
const YEAR_PLACES = 2;

/** 'In how many years on average?': the plain mean. */
async function averageYears(filter: HoldingFilter, { operation }: Query, { tools, say, today }: Answering) {
  if (operation !== 'average') return undefined;
  const { mean } = await tools.sumHoldings.run({ filter, mean: 'maturity' });
  const years = mean?.mean.minus(dayNumber(today)).div(DAYS_A_YEAR);
  return years && say('averageYears', { years: roundTo(years, YEAR_PLACES) });
}

/** Bonds by their maturity, the next one first. */
export const maturities: Answer = async (query, answering) => {
  const { tools, say } = answering;
  const during = query.period?.period;
  const filter = maturingFilter(query, during, answering);
  const which = { ...filter, matures: undefined };
  const order = query.operation === 'highest' ? 'highest-first' : 'lowest-first';
  const found = await tools.listHoldings.run({ filter, by: 'maturity', order, most: query.most ?? MAX_ROWS });
  const { all, rates } = await tools.sumHoldings.run({ filter });
  const undated = await tools.sumHoldings.run({ filter: { ...which, lacking: ['maturity'] } });
  const without = undated.count > 0 && say('withoutMaturity', { count: undated.count });
  if (found.count === 0) return reply({}, say('noMaturities', { which, during }), without);
  return reply(
    found,
    await averageYears(filter, query, answering),
    say('maturities', { count: found.count, during, which }),
    bondTable(found, answering),
    say('nominalInAll', { amount: all.nominal }),
    daysUntil(found.holdings, query, answering),
    without,
    answering.rates(rates),
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
export const matured: Answer = async (query, answering) => {
  const { tools, say, today } = answering;
  const during = query.period?.period;
  const behind = { from: calendarDate(EARLIEST_DATE), to: addDays(today, -1) };
  const which: HoldingFilter = { kinds: ['bond'], ...query.filter, matures: undefined };
  const filter = { ...which, matures: during ?? behind };
  const found = await tools.listHoldings.run({ filter, by: 'maturity', most: MAX_ROWS });
  const { all, rates } = await tools.sumHoldings.run({ filter });
  const ids = new Set(found.holdings.map(({ id }) => id));
  const rows = await tools.listNames.run({});
  const active = rows.holdings.filter(({ kind, id, expired }) => kind === 'bond' && ids.has(id) && !expired);
  const { count } = found;
  const yesOrNo = query.isYesNo && say(count === 0 ? 'no' : 'yes');
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
    say('matured', { count, which, during }),
    active.length > 0 && say('stillActive', { isins: active.map(({ isin }) => isin).join(', ') }),
    bondTable(found, answering),
    say('nominalInAll', { amount: all.nominal }),
    answering.rates(rates),
  );
};

/** What comes back each year; years without a repayment have a row, too. */
export const principalLadder: Answer = async (query, { tools, say, euro, table }) => {
  const { rungs } = await tools.principalLadder.run({ filter: query.filter });
  const during = query.period?.period;
  const [first, last] = during ? [during.from.slice(0, 4), during.to.slice(0, 4)] : ['', '9999'];
  const known = rungs.flatMap(({ from, fellDue, inEuro }) =>
    isKnown(inEuro) ? [{ year: from.slice(0, 4), fellDue, amount: inEuro.amount }] : [],
  );
  const ahead = known.filter(({ fellDue, year }) => !fellDue && year >= first && year <= last);
  const sum = (some: typeof known) => some.reduce((total, { amount }) => total.plus(amount), new Decimal(0));
  const [begin, end] = [Number(ahead[0]?.year ?? 1), Number(ahead.at(-1)?.year ?? 0)];
  const years = Array.from({ length: end - begin + 1 }, (_, at) => String(begin + at));
  const fellDue = sum(known.filter((one) => one.fellDue));
  return reply(
    {},
    say('ladder', { euro: sum(ahead), during }),
    table(
      ['year', 'inEuro'],
      years.map((year) => [year, euro(sum(ahead.filter((one) => one.year === year)))]),
    ),
    !fellDue.isZero() && say('fellDue', { euro: fellDue }),
  );
};
