import { addDays } from '#domain/calendar-date';
import type { Currency } from '#domain/money/currency';
import { Decimal } from '#domain/money/decimal';
import {
  lines,
  describeMoney,
  describeRates,
  describeSums,
  table,
  type SpokenAnswer,
  type Speech,
} from '../speech.ts';
import { describeNarrowing, describePeriod } from '../describe-selection.ts';
import type { Tools } from '../../tools/create-tools.ts';
import type { Query } from '../understanding/query.ts';
import { MAX_ROWS, type Answer } from './answer.ts';
import { placed } from './timed.ts';

type Flows = Awaited<ReturnType<Tools['listComingFlows']['run']>>;

function flowTable(flows: Flows['flows'], speech: Speech): string {
  const { columns } = speech.texts;
  return table(
    [columns.date, columns.isin, columns.coupon, columns.principal],
    ...flows.map(({ date, isin, coupon, principal }) => [
      speech.figures.day(date),
      isin,
      describeMoney(coupon, speech),
      Number(principal.amount) === 0 ? '–' : describeMoney(principal, speech),
    ]),
  );
}

/** What is asked for: coupons alone, or what redemptions pay as well; the next payment alone, or all of them. */
function flowSelection(query: Query, speech: Speech) {
  const period = placed(query, speech.today, 'ahead');
  const isCoupons = query.concepts.has('measure:coupon');
  const isNext = query.intent === 'next-payment';
  return {
    period,
    only: isCoupons ? ('coupons' as const) : undefined,
    isNext: period === undefined && isNext,
  };
}

/** All that is paid on the nearest day, or on the one after it, or as many payments as are asked for. */
function nearest({ flows: all }: Flows, { most, rank = 1 }: Query): Flows['flows'] {
  const days = [...new Set(all.map(({ date }) => date))];
  return most === undefined ? all.filter(({ date }) => date === days.at(rank - 1)) : all.slice(0, most);
}

/** '107.81 EUR + 290.63 USD': what the payments come to, each currency by itself. */
function sumOfEach(next: Flows['flows'], speech: Speech): string {
  const sums = new Map<Currency, Decimal>();
  for (const { coupon, principal } of next)
    for (const { currency, amount } of [coupon, principal])
      sums.set(currency, (sums.get(currency) ?? new Decimal(0)).plus(amount));
  return [...sums].map(([currency, amount]) => speech.figures.money(amount, currency)).join(' + ');
}

function describeFlows(
  found: Flows,
  title: string,
  { query, speech }: { readonly query: Query; readonly speech: Speech },
): SpokenAnswer {
  const { texts, figures } = speech;
  const shown = found.flows.slice(0, query.most ?? MAX_ROWS);
  const [coupons, principal, inAll] = [found.coupons, found.principal, found.inEuro].map((sum) =>
    describeMoney(sum, speech),
  );
  return {
    content: lines(
      title,
      texts.flowsTotal(coupons ?? '', principal ?? '', inAll ?? ''),
      found.byCurrency.length > 1
        ? texts.line(texts.byCurrency, describeSums(found.byCurrency, found.inEuro, speech))
        : undefined,
      flowTable(shown, speech),
      found.count > shown.length ? texts.more(figures.count(found.count - shown.length)) : undefined,
      found.unknown === 0 ? undefined : texts.flowsUnknown(figures.count(found.unknown)),
      describeRates(found.rates, speech),
    ),
    facts: shown,
  };
}

export const flows: Answer = async (query, tools, speech) => {
  const { texts, figures } = speech;
  const { filter } = query;
  const { period, only, isNext } = flowSelection(query, speech);
  const found = await tools.listComingFlows.run({ filter, period, only, most: 500 });
  const during = period === undefined ? '' : texts.in(describePeriod(period, speech));
  const whose = describeNarrowing(filter, speech);
  const unknown = found.unknown === 0 ? undefined : texts.flowsUnknown(figures.count(found.unknown));
  if (found.count === 0) return { content: lines(texts.noFlows(during, whose), unknown), facts: {} };
  if (!isNext)
    return describeFlows(found, texts.flows(figures.count(found.count), during, whose), { query, speech });
  const next = nearest(found, query);
  if (next.length === 0) return { content: lines(texts.noFlows(during, whose), unknown), facts: {} };
  const days = [...new Set(next.map(({ date }) => figures.day(date)))].join(', ');
  const title = texts.nextFlow(days, sumOfEach(next, speech));
  return { content: lines(title, flowTable(next, speech), unknown), facts: next };
};

export const changes: Answer = async (query, tools, speech) => {
  const { texts, figures } = speech;
  const asked = placed(query, speech.today, 'behind');
  const period = asked && {
    from: asked.from,
    to: asked.to > speech.today ? addDays(speech.today, 1) : asked.to,
  };
  const all = await tools.listChanges.run({ ...(period && { period }), most: MAX_ROWS });
  const { isins } = query.filter;
  const chosen =
    isins === undefined
      ? all.changes
      : all.changes.filter(({ isin }) => isin !== undefined && isins.includes(isin));
  const found = { ...all, changes: chosen, count: isins === undefined ? all.count : chosen.length };
  const during = asked === undefined ? '' : texts.in(describePeriod(asked, speech));
  if (found.count === 0) return { content: texts.noChanges(during), facts: {} };
  const { columns } = texts;
  const name = (names: object, key: string | null) =>
    String(Object.entries(names).find(([one]) => one === key)?.[1] ?? key ?? '');
  const rows = found.changes.map((one) => [
    figures.day(one.date),
    name(texts.targets, one.what),
    one.isin ?? '–',
    name(texts.actions, one.action),
  ]);
  return {
    content: lines(
      (found.isCut ? texts.latestChanges : texts.changes)(figures.count(found.count), during),
      table([columns.date, columns.what, columns.isin, columns.action], ...rows),
      found.count > rows.length ? texts.more(figures.count(found.count - rows.length)) : undefined,
    ),
    facts: found,
  };
};
