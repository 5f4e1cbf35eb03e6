import { addDays, type CalendarDate } from '#domain/calendar-date';
import { sumsByCurrency } from '#domain/money/currency-amount';
import { Decimal } from '#domain/money/decimal';
import type { Period } from '#domain/portfolio/period';
import { reply, type Line } from '../../answer-parts.ts';
import { isKnown } from '../../say.ts';
import type { Answering, Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { joinAmounts } from '../../write-figures.ts';
import { isOfCoupons, isPart, countMonths, type Answer, type Found } from '../answer.ts';
import { rowsInSteps, findStep } from './in-steps.ts';

type Coming = Found<'listComingFlows'>;
type Flow = Coming['flows'][number];
/** As many as a lookup gives. */
const MAX_FLOWS = 500;
/** As far as dividends are estimated. */
const MAX_DAYS = 365;

const flowTable = (flows: readonly Flow[], { table }: Speech, count?: number) =>
  table(
    ['date', 'isin', 'coupon', 'principal'],
    flows.map(({ date, isin, coupon, principal }) => [
      ...[date, isin, coupon, principal.amount.isZero() ? undefined : principal],
    ]),
    count,
  );

/** The flow of the largest amount in its currency. */
function largestFlow(flows: readonly Flow[], { say }: Speech): Line {
  const [largest] = flows.toSorted((one, other) => other.total.amount.comparedTo(one.total.amount));
  return largest && say('largestFlow', { day: largest.date, isin: largest.isin, amount: largest.total });
}

/** 'By month': coupons and what is repaid, in each. */
function inSteps(query: Query, { months }: Coming, speech: Speech): string | undefined {
  const step = findStep(query);
  if (step === undefined || months.length === 0) return undefined;
  const ofMonths = months.map(({ month, coupons, principal, inEuro }) => ({
    month,
    figures: [coupons.amount, principal.amount, inEuro.amount],
  }));
  return speech.table([step, 'coupon', 'principal', 'inEuro'], rowsInSteps(ofMonths, step, speech));
}

/** Dividends that are announced, or estimated from those of a year before. */
async function expectedDividends(period: Period, { tools }: Answering) {
  const found = await tools.portfolioIncome.run({ period, states: ['announced', 'estimated'] });
  return isKnown(found) ? found : undefined;
}

/** A dividend that comes before the next payment of a bond, or where no bond pays. */
async function nextDividend(
  query: Query,
  before: CalendarDate | undefined,
  answering: Answering,
): Promise<Line> {
  const { say, write, today } = answering;
  const { isins, banks } = query.filter;
  if (isOfCoupons(query)) return undefined;
  const to = before ?? addDays(today, MAX_DAYS);
  const found = await expectedDividends({ from: addDays(today, 1), to }, answering);
  const next = found?.payments.find(
    ({ isin, bank }) => isins?.includes(isin) !== false && banks?.includes(bank ?? '') !== false,
  );
  if (next === undefined) return undefined;
  const state = say(next.state === 'announced' ? 'announced' : 'estimated');
  const amount = `${write(next.due)} (${state})`;
  return say('nextDividend', { day: next.day, name: next.name ?? next.isin, amount });
}

/** Those of everything in a future period. */
async function comingDividends(query: Query, period: Period | undefined, answering: Answering) {
  const isOfAll = !isPart(query.filter) && !isOfCoupons(query);
  if (period === undefined || !isOfAll) return undefined;
  const found = await expectedDividends(period, answering);
  if (found === undefined || found.count === 0) return undefined;
  const { say, table } = answering;
  const rows = found.payments.map(({ day, isin, state, due }) => [
    ...[day, isin, due, say(state === 'announced' ? 'announced' : 'estimated')],
  ]);
  return {
    inEuro: found.months.reduce(
      (sum, { announced, estimated }) => sum.plus(announced.amount).plus(estimated.amount),
      new Decimal(0),
    ),
    table: table(['date', 'isin', 'amount', 'note'], rows, found.count),
  };
}

const only = ({ concepts }: Query) => (concepts.has('measure:coupon') ? ('coupons' as const) : undefined);

/** Those of the nearest day, or of one after it. */
const nextFlows: Answer = async (query, answering) => {
  const { tools, say, write } = answering;
  const { filter, most, rank = 1 } = query;
  const found = await tools.listComingFlows.run({ filter, only: only(query), most: MAX_FLOWS });
  const days = [...new Set(found.flows.map(({ date }) => date))];
  const onDay = most === undefined ? days.slice(rank - 1, rank) : days;
  const next = found.flows.filter(({ date }) => onDay.includes(date)).slice(0, most);
  const unknown = found.unknown > 0 && say('flowsUnknown', { count: found.unknown });
  const [first] = next;
  if (first === undefined) return reply({}, say('noFlows', { during: undefined, whose: filter }), unknown);
  const day = [...new Set(next.map(({ date }) => write(date)))].join(', ');
  const sums = sumsByCurrency(next.flatMap(({ coupon, principal }) => [coupon, principal]));
  return reply(
    next,
    say('nextFlow', { day, amount: joinAmounts(sums.map(write)) }),
    flowTable(next, answering),
    await nextDividend(query, first.date, answering),
    unknown,
  );
};

/** What is to come in a period or at all; or what comes on the nearest day, or on one after it. */
export const flows: Answer = async (query, answering) => {
  const { tools, say } = answering;
  const { filter: whose, most } = query;
  const during = query.period?.period;
  if (during === undefined && query.intent === 'next-payment') return nextFlows(query, answering);
  const asked = { filter: whose, period: during, only: only(query), most: MAX_FLOWS };
  const found = await tools.listComingFlows.run(asked);
  const unknown = found.unknown > 0 && say('flowsUnknown', { count: found.unknown });
  const shown = found.flows.slice(0, most);
  const dividends = await comingDividends(query, during, answering);
  if (shown.length === 0 && dividends === undefined)
    return reply({}, say('noFlows', { during, whose }), unknown);
  const months = countMonths(query, during);
  return reply(
    shown,
    query.operation === 'highest' && largestFlow(found.flows, answering),
    months !== undefined && say('averageMonth', { euro: found.coupons.amount.div(months) }),
    say('flows', { during, whose, count: found.count }),
    say('flowsTotal', { coupons: found.coupons, principal: found.principal, total: found.inEuro }),
    found.byCurrency.length > 1 && say('byCurrency', { amount: found }),
    dividends &&
      say('comingDividends', {
        amount: dividends.inEuro,
        total: found.inEuro.amount.plus(dividends.inEuro),
      }),
    inSteps(query, found, answering) ?? (shown.length > 0 && flowTable(shown, answering, found.count)),
    dividends?.table,
    unknown,
    answering.rates(found.rates),
  );
};
