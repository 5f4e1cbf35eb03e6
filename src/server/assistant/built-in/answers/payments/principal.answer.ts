import { EARLIEST_DATE, LATEST_DATE, type CalendarDate } from '#domain/calendar-date';
import { groupBy } from '#domain/group-by';
import { Decimal, sumDecimals } from '#domain/money/decimal';
import type { Period } from '#domain/portfolio/period';
import { headline, reply, type Line } from '../../answer-parts.ts';
import { isKnown } from '../../say.ts';
import type { Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { isOver, type Answer, type Found } from '../answer.ts';
import { briefly, joinRates } from './coming.ts';

const MAX_ROWS = 500;

/** A ladder has whole years alone; of one year each repayment is said. */
function isOfWholeYears(period: Period | undefined, today: CalendarDate): boolean {
  if (period === undefined) return true;
  const { from, to } = period;
  const isFromStart = from === EARLIEST_DATE || from === today || from.endsWith('-01-01');
  const isToEnd = to === LATEST_DATE || to.endsWith('-12-31');
  return isFromStart && isToEnd && from.slice(0, 4) !== to.slice(0, 4);
}

/** 'Until June', of what comes back: from today on. */
function aheadOnly(query: Query, today: CalendarDate): Query {
  const { period } = query;
  return period?.period.from === EARLIEST_DATE && !isOver(query, today)
    ? { ...query, period: { ...period, period: { ...period.period, from: today } } }
    : query;
}

type Repaid = Found<'listRepaid'>;
type Coming = Found<'listComingFlows'>;

/** How much it is in all. */
function describeSum(
  key: 'repaid' | 'repayments',
  [query, sum]: readonly [Query, Repaid | Coming],
  speech: Speech,
): Line {
  const { say, write } = speech;
  const whose = { ...query.filter, expired: undefined };
  const said = say(key, { amount: briefly(sum), during: query.period?.period, whose, count: sum.count });
  return (
    sum.count > 0 && [
      headline(said, ['principal', write(sum.inEuro)]),
      sum.byCurrency.length > 1 && say('byCurrency', { amount: sum }),
    ]
  );
}

/** What came back and what will in a period, or of some bonds at all, payment by payment: instalments as well as what is repaid at maturity. */
const repayments: Answer = async (query, answering) => {
  const { tools, say, rates } = answering;
  const whose = { ...query.filter, expired: undefined };
  const period = query.period?.period;
  const filter = { filter: whose, period };
  const repaid = await tools.listRepaid.run(filter);
  const coming = await tools.listComingFlows.run({ ...filter, only: 'redemptions', most: MAX_ROWS });
  const unknown = coming.unknown > 0 && say('flowsUnknown', { count: coming.unknown });
  const [only] = period === undefined && coming.count === 1 ? coming.flows : [];
  const past = describeSum('repaid', [query, repaid], answering);
  const ahead =
    only === undefined
      ? describeSum('repayments', [query, coming], answering)
      : say('repaidOn', { day: only.date, isin: only.isin, amount: briefly(coming) });
  const used = joinRates([coming.rates, repaid.rates]);
  // Of a period in the order of time; of a bond what is still to come first, unless the question says 'so far'.
  const isPastFirst = period !== undefined || query.concepts.has('time:ever');
  if (repaid.count + coming.count === 0)
    return reply({}, say('noRepayments', { during: period, whose }), unknown);
  return reply(
    coming.flows,
    isPastFirst ? [past, ahead] : [ahead, past],
    inYearsOrOneByOne(query, { repaid, coming }, answering),
    unknown,
    used && rates(used),
  );
};

const MIN_YEARS = 3;

/** Of days of many years the sum of each, of others each repayment. */
function inYearsOrOneByOne(
  { period }: Query,
  { repaid, coming }: { readonly repaid: Repaid; readonly coming: Coming },
  speech: Speech,
) {
  const { table, euro } = speech;
  const years = [...groupBy(coming.months, ({ month }) => month.slice(0, 4))];
  if (period !== undefined && repaid.count === 0 && years.length >= MIN_YEARS)
    return table(
      ['year', 'inEuro'],
      years.map(([year, months]) => [
        year,
        euro(sumDecimals(months.map(({ principal }) => principal.amount))),
      ]),
    );
  return table(
    ['date', 'isin', 'principal'],
    [...repaid.repayments.toReversed(), ...coming.flows].map(({ date, isin, principal }) => [
      ...[date, isin, principal],
    ]),
    repaid.count + coming.count,
  );
}

/** What comes back each year; years without a repayment have a row, too. */
const ladder: Answer = async (query, { tools, say, euro, table }) => {
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
    headline(say('ladder', { euro: sum(ahead), during }), ['principal', euro(sum(ahead))]),
    table(
      ['year', 'inEuro'],
      years.map((year) => [year, euro(sum(ahead.filter((one) => one.year === year)))]),
    ),
    !fellDue.isZero() && say('fellDue', { euro: fellDue }),
  );
};

/** Of one bond, or of days that are no whole years, each repayment; else what comes back each year. */
export const principalLadder: Answer = (query, answering) => {
  const { today } = answering;
  const { period, filter, concepts } = query;
  // 'So far', in 2024.
  const isPast = period === undefined ? concepts.has('time:ever') : isOver(query, today);
  return !isPast && filter.isins === undefined && isOfWholeYears(period?.period, today)
    ? ladder(query, answering)
    : repayments(aheadOnly(query, today), answering);
};
