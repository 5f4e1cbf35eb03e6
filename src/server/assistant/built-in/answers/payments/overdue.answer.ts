import { daysBetween, EARLIEST_DATE, type CalendarDate } from '#domain/calendar-date';
import { CURRENCIES } from '#domain/money/currency';
import { isBond } from '#domain/portfolio/holding';
import { isNarrowing, type HoldingFilter } from '#domain/portfolio/holding-filter';
import { reply, type Line } from '../../answer-parts.ts';
import type { Answering, Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import type { Answer, Found } from '../answer.ts';
import { inAskedCurrency } from './in-currency.ts';
import { dividends } from './dividends.answer.ts';

/** 'Which payment came short?', rather than what never came. */
const SHORT = 'short';
/** 'Since when have we waited?' */
const SINCE = 'since';

/** A cell of tables of banks. */
const bankIn = <const Cell>({ by }: Query, cell: Cell) => (by === 'bank' ? [cell] : []);

/** 'Did less come?' asks for no smallest payment. */
export const isOfShort = ({ acts, concepts }: Query) =>
  acts?.includes(SHORT) === true || concepts.has('op:lowest');

type Overdue = Found<'listOverdue'>;
const countAll = ({ count, short }: Overdue) => count + short.length;

/** 'Since when?': the day of the oldest. */
function describeOldest(all: readonly { readonly date: CalendarDate }[], { say, today }: Answering): Line {
  const [day] = all.map(({ date }) => date).sort();
  return day !== undefined && say('overdueSince', { day, days: daysBetween(day, today) });
}

function describeUnpaid(
  query: Query,
  { count, dues, ...found }: Overdue,
  { say, table, today }: Speech,
): Line {
  if (count === 0) return undefined;
  return [
    say('overdue', { count, amount: found }),
    table(
      ['date', 'isin', 'due', 'daysLate', ...bankIn(query, 'bank')],
      dues.map(({ date, isin, amount, bank }) => [
        ...[date, isin, amount, daysBetween(date, today)],
        ...bankIn(query, bank),
      ]),
      count,
    ),
  ];
}

function describeShort(query: Query, { short }: Overdue, { say, table, today }: Speech): Line {
  if (short.length === 0) return undefined;
  return [
    say('paidShort', { count: short.length }),
    table(
      ['date', 'isin', 'due', 'paid', 'missing', 'daysLate', ...bankIn(query, 'bank')],
      short.map(({ date, isin, due, received, missing, bank }) => [
        ...[date, isin, due, received, missing, daysBetween(date, today)],
        ...bankIn(query, bank),
      ]),
    ),
  ];
}

/** 'Overdue by more than 90 days' is of what fell due by a day. */
function dueBy({ period }: Query, { today }: Speech) {
  const { from, to } = period?.period ?? {};
  return from === EARLIEST_DATE && to !== undefined && to < today
    ? { day: to, days: daysBetween(to, today) }
    : undefined;
}

/** The sum that is owed, in the currency that is asked for first. */
async function describeSum(query: Query, found: Overdue, answering: Answering): Promise<Line> {
  const { say } = answering;
  const { filter } = query;
  const [amount, by] = [found.inEuroWithShort, dueBy(query, answering)];
  // Of several that are named, those that owe something.
  const late = [...found.dues, ...found.short];
  const whose = { ...filter, isins: filter.isins?.filter((isin) => late.some((one) => one.isin === isin)) };
  return [
    await inAskedCurrency(query, amount, answering),
    by === undefined
      ? say('owed', { amount, during: query.period?.period, whose })
      : say('owedBy', { amount, whose, ...by }),
  ];
}

/** At which banks, the one where most is missing first. */
function describeBanks({ by }: Query, { banks }: Overdue, { say, table, write }: Speech): Line {
  const sorted = banks.toSorted((one, other) => other.inEuro.amount.comparedTo(one.inEuro.amount));
  const [first] = sorted;
  if (by !== 'bank' || first === undefined) return undefined;
  const name = (bank: string) => (bank === '' ? '–' : bank);
  return [
    say(sorted.length === 1 ? 'allMissingAt' : 'mostMissingAt', { bank: name(first.bank), amount: first }),
    sorted.length > 1 &&
      table(
        ['bank', 'count', 'missing'],
        sorted.map(({ bank, count, ...sum }) => [name(bank), count, write(sum)]),
      ),
  ];
}

/** 'The missing Swiss coupon', where issuers from there owe nothing: what pays in their currency. */
function inTheirCurrency({ countries = [], ...filter }: HoldingFilter): HoldingFilter | undefined {
  const currencies = CURRENCIES.filter((code) => countries.includes(code.slice(0, 2)));
  return currencies.length > 0 && filter.currencies === undefined ? { ...filter, currencies } : undefined;
}

/** Nothing is missing of what was asked about: what else is. */
async function describeNone(query: Query, answering: Answering): Promise<Line> {
  const { tools, say, rates } = answering;
  const { filter: whose, period } = query;
  const [during, by] = [period?.period, dueBy(query, answering)];
  const own = inTheirCurrency(whose);
  const ofCurrency = own && (await tools.listOverdue.run({ filter: own, period: during }));
  if (own !== undefined && ofCurrency !== undefined && countAll(ofCurrency) > 0)
    return [
      await describeFound({ ...query, filter: own }, ofCurrency, answering),
      say('noneOfIssuers', { whose }),
    ];
  const none = [
    isOfShort(query) && say('noneShort', { during, whose }),
    by === undefined ? say('noOverdue', { during, whose }) : say('noneDueBy', { whose, ...by }),
  ];
  const isOfSome = isNarrowing(whose) || during !== undefined;
  if (!isOfSome || whose.isins !== undefined) return none;
  const all = await tools.listOverdue.run({});
  const { inEuroWithShort: amount } = all;
  if (countAll(all) === 0) return none;
  const elsewhere = say('overdueElsewhere', { count: countAll(all), amount });
  return reply([...all.dues, ...all.short], none, elsewhere, rates(all.rates));
}

async function describeFound(query: Query, found: Overdue, answering: Answering): Promise<Line> {
  const all = [...found.dues, ...found.short];
  const [unpaid, short] = [describeUnpaid(query, found, answering), describeShort(query, found, answering)];
  const { period, filter: whose } = query;
  const isNoneShort = isOfShort(query) && found.short.length === 0;
  return reply(
    all,
    query.asksWhy && answering.say('whyNotRecorded'),
    isNoneShort && answering.say('noneShort', { during: period?.period, whose }),
    (query.concepts.has('order:soonest') ||
      query.concepts.has('time:day') ||
      query.acts?.includes(SINCE) === true) &&
      describeOldest(all, answering),
    isOfShort(query) && short,
    describeBanks(query, found, answering),
    !isNoneShort && (await describeSum(query, found, answering)),
    unpaid,
    !isOfShort(query) && short,
    answering.rates(found.rates),
  );
}

/** What was due and nobody recorded as received, or less of it than was due; or that nothing is missing. */
export const overdue: Answer = async (query, answering) => {
  const { tools, say } = answering;
  const { filter } = query;
  const { holdings } = await tools.listHoldings.run({ filter, most: 1 });
  // Nothing is due of ETFs and shares.
  if (filter.isins !== undefined && holdings.some((one) => !isBond(one))) {
    const said = await dividends(query, answering);
    return isOfShort(query) ? reply([], say('dividendsHaveNoTerms'), said) : said;
  }
  const found = await tools.listOverdue.run({ filter, period: query.period?.period });
  const count = found.withoutTerms;
  return reply(
    [],
    countAll(found) > 0 ? await describeFound(query, found, answering) : await describeNone(query, answering),
    count > 0 && say('withoutTerms', { count }),
  );
};
