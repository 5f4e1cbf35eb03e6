import { addDays } from '#domain/calendar-date';
import { sumsByCurrency, type CurrencyAmount } from '#domain/money/currency-amount';
import type { Tools } from '../../../tools/create-tools.ts';
import { MAX_ROWS, reply, type Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { isOfMonth, placed, type Answer } from '../answer.ts';
import { wholeMonths } from '../../understanding/periods/period-arithmetic.ts';
import { rowsInSteps, stepOf, stepTitle } from './in-steps.ts';
import { comingDividends, nextDividend } from './coming-dividends.ts';

type Coming = Awaited<ReturnType<Tools['listComingFlows']['run']>>;
type Flow = Coming['flows'][number];
/** As many as a lookup gives. */
const MAX_FLOWS = 500;

function flowTable(flows: readonly Flow[], speech: Speech, count?: number): string {
  const { columns } = speech.texts;
  return speech.table(
    [columns.date, columns.isin, columns.coupon, columns.principal],
    flows.map(({ date, isin, coupon, principal }) => [
      speech.day(date),
      isin,
      speech.money(coupon),
      principal.amount.isZero() ? '–' : speech.money(principal),
    ]),
    count,
  );
}

/** The flow of the largest amount in its currency. */
function largestFlow(flows: readonly Flow[], speech: Speech): string | undefined {
  const [largest] = flows.toSorted((one, other) => other.total.amount.comparedTo(one.total.amount));
  return (
    largest && speech.texts.largestFlow(speech.day(largest.date), largest.isin, speech.money(largest.total))
  );
}

/** 'On average each month': the coupons of whole months. */
function averageMonth(query: Query, { amount }: CurrencyAmount, speech: Speech): string | undefined {
  const period = placed(query, speech.today, 'ahead');
  const months = period && wholeMonths(period);
  return isOfMonth(query) && months !== undefined
    ? speech.texts.averageMonth(speech.euro(amount.div(months)))
    : undefined;
}

/** 'By month': coupons and what is repaid, in each. */
function steps(query: Query, { months }: Coming, speech: Speech): string | undefined {
  const step = stepOf(query);
  if (step === undefined || months.length === 0) return undefined;
  const { columns } = speech.texts;
  return speech.table(
    [stepTitle(step, speech), columns.coupon, columns.principal, columns.inEuro],
    rowsInSteps(
      months.map(({ month, coupons, principal, inEuro }) => ({
        month,
        figures: [coupons.amount, principal.amount, inEuro.amount],
      })),
      step,
      speech,
    ),
  );
}

/** Those of the nearest day, or of one after it. */
const nextFlows: Answer = async ({ filter, most, rank = 1, ...query }, tools, speech) => {
  const { texts, day, count } = speech;
  const only = query.concepts.has('measure:coupon') ? ('coupons' as const) : undefined;
  const found = await tools.listComingFlows.run({ filter, only, most: MAX_FLOWS });
  const days = [...new Set(found.flows.map(({ date }) => date))];
  const onDay = most === undefined ? days.slice(rank - 1, rank) : days;
  const next = found.flows.filter(({ date }) => onDay.includes(date)).slice(0, most);
  const unknown = found.unknown > 0 && texts.flowsUnknown(count(found.unknown));
  if (next.length === 0) return reply({}, texts.noFlows('', speech.narrowing(filter)), unknown);
  const dividend = await nextDividend({ ...query, filter, most, rank }, next[0]?.date, { tools, speech });
  const dates = [...new Set(next.map(({ date }) => day(date)))].join(', ');
  const sum = speech.join(sumsByCurrency(next.flatMap(({ coupon, principal }) => [coupon, principal])));
  return reply(next, texts.nextFlow(dates, sum), flowTable(next, speech), dividend, unknown);
};

/** What is to come in a period or at all; or what comes on the nearest day, or on one after it. */
export const flows: Answer = async (query, tools, speech) => {
  const { texts, count, money, sums } = speech;
  const { filter, most } = query;
  const period = placed(query, speech.today, 'ahead');
  if (period === undefined && query.intent === 'next-payment') return nextFlows(query, tools, speech);
  const only = query.concepts.has('measure:coupon') ? ('coupons' as const) : undefined;
  const found = await tools.listComingFlows.run({ filter, period, only, most: MAX_FLOWS });
  const [during, whose] = [speech.during(period), speech.narrowing(filter)];
  const unknown = found.unknown > 0 && texts.flowsUnknown(count(found.unknown));
  const shown = found.flows;
  const dividends = await comingDividends(query, period, { tools, speech });
  const withDividends =
    dividends &&
    speech.whole.comingDividends(
      speech.euro(dividends.inEuro),
      speech.euro(found.inEuro.amount.plus(dividends.inEuro)),
    );
  if (shown.length === 0 && dividends === undefined) return reply({}, texts.noFlows(during, whose), unknown);
  return reply(
    shown.slice(0, most),
    query.operation === 'highest' && largestFlow(shown, speech),
    averageMonth(query, found.coupons, speech),
    texts.flows(count(found.count), during, whose),
    texts.flowsTotal(money(found.coupons), money(found.principal), money(found.inEuro)),
    found.byCurrency.length > 1 && texts.line(texts.byCurrency, sums(found.byCurrency, found.inEuro)),
    withDividends,
    steps(query, found, speech) ?? (shown.length > 0 && flowTable(shown.slice(0, most), speech, found.count)),
    dividends?.table,
    unknown,
    speech.rates(found.rates),
  );
};

function nameOf(names: object, key: string | null): string {
  const [, name] = Object.entries(names).find(([one]) => one === key) ?? [];
  return String(name ?? key ?? '');
}

export const changes: Answer = async (query, tools, speech) => {
  const { texts, count, day, during, today } = speech;
  const asked = placed(query, today, 'behind');
  const period = asked && { from: asked.from, to: asked.to > today ? addDays(today, 1) : asked.to };
  const all = await tools.listChanges.run({ ...(period && { period }), most: MAX_ROWS });
  const { isins } = query.filter;
  const shown = all.changes.filter(({ isin }) => isins?.includes(isin ?? '') ?? true);
  const number = isins === undefined ? all.count : shown.length;
  if (number === 0) return reply({}, texts.noChanges(during(asked)));
  const { columns } = texts;
  return reply(
    shown,
    (all.isCut ? texts.latestChanges : texts.changes)(count(number), during(asked)),
    speech.table(
      [columns.date, columns.what, columns.isin, columns.action],
      shown.map(({ date, what, isin, action }) => [
        day(date),
        nameOf(texts.targets, what),
        isin ?? '–',
        nameOf(texts.actions, action),
      ]),
      number,
    ),
  );
};
