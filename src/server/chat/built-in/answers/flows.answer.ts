import { EARLIEST_DATE, LATEST_DATE, addDays, calendarDate } from '#domain/calendar-date';
import { lines, saidMoney, saidRates, saidSums, table, type Speech } from '../speech.ts';
import { saidNarrowing, saidPeriod, saidSelection } from '../say-selection.ts';
import type { Tools } from '../../tools/tools.ts';
import type { Answer } from './answer.ts';
import { MOST_ROWS } from './answer.ts';
import { holdingTable } from './holding-table.ts';
import { placed } from './timed.ts';

const MOST_LISTED = 12;
type Flows = Awaited<ReturnType<Tools['listComingFlows']['run']>>;

function flowTable(flows: Flows['flows'], speech: Speech): string {
  const { columns } = speech.texts;
  return table(
    [columns.date, columns.isin, columns.coupon, columns.principal],
    ...flows.map(({ date, isin, coupon, principal }) => [
      speech.figures.day(date),
      isin,
      saidMoney(coupon, speech),
      Number(principal.amount) === 0 ? '–' : saidMoney(principal, speech),
    ]),
  );
}

export const flows: Answer = async (query, tools, speech) => {
  const { texts, figures } = speech;
  const { concepts, filter } = query;
  const period = placed(query, speech.today, 'ahead');
  const isCoupons = concepts.has('measure:coupon') || concepts.has('payments');
  const isNext =
    period === undefined &&
    (concepts.has('time:next') || concepts.has('when') || query.operation === 'lowest');
  const only = isCoupons && !concepts.has('coming') ? ('coupons' as const) : undefined;
  const found = await tools.listComingFlows.run({
    filter,
    ...(period && { period }),
    ...(only && { only }),
    most: 200,
  });
  const during = period === undefined ? '' : texts.in(saidPeriod(period, speech));
  const whose = saidNarrowing(filter, speech);
  const unknown = found.unknown === 0 ? undefined : texts.flowsUnknown(figures.count(found.unknown));
  if (found.count === 0) return { content: lines(texts.noFlows(during, whose), unknown), facts: {} };
  if (isNext) {
    const [first] = found.flows;
    const next =
      query.most === undefined
        ? found.flows.filter(({ date }) => date === first?.date)
        : found.flows.slice(0, query.most);
    return { content: lines(texts.nextFlow, flowTable(next, speech), unknown), facts: next };
  }
  const shown = found.flows.slice(0, query.most ?? MOST_LISTED);
  return {
    content: lines(
      texts.flows(figures.count(found.count), during, whose),
      texts.flowsTotal(
        saidMoney(found.coupons, speech),
        saidMoney(found.principal, speech),
        saidMoney(found.inEuro, speech),
      ),
      found.byCurrency.length > 1
        ? texts.line(texts.byCurrency, saidSums(found.byCurrency, found.inEuro, speech))
        : undefined,
      flowTable(shown, speech),
      found.count > shown.length ? texts.more(figures.count(found.count - shown.length)) : undefined,
      unknown,
      saidRates(found.rates, speech),
    ),
    facts: shown,
  };
};

/** Active bonds by their maturity: from today on, or those of a period, which may be behind. */
export const maturities: Answer = async (query, tools, speech) => {
  const { texts, figures } = speech;
  const asked = placed(query, speech.today, 'ahead');
  const isPast = asked !== undefined && asked.to < speech.today;
  const matures = asked ?? { from: speech.today, to: calendarDate(LATEST_DATE) };
  const status = isPast || query.filter.expired !== undefined ? {} : { expired: false };
  const ahead = asked?.from === EARLIEST_DATE && !isPast ? { ...matures, from: speech.today } : matures;
  const filter = {
    kinds: ['bond' as const],
    ...status,
    ...query.filter,
    ...(query.filter.expired === true && asked === undefined ? {} : { matures: ahead }),
  };
  const isLatest = query.operation === 'highest';
  const isFirst = query.operation === 'lowest' || (query.concepts.has('time:next') && asked === undefined);
  const most = query.most ?? (isLatest || isFirst ? 5 : MOST_ROWS);
  const found = await tools.listHoldings.run({
    filter,
    by: 'maturity',
    order: isLatest ? 'highest-first' : 'lowest-first',
    most,
  });
  const sums = await tools.sumHoldings.run({ filter });
  const during = asked === undefined ? '' : texts.in(saidPeriod(asked, speech));
  const selection = saidSelection({ ...filter, matures: undefined }, speech);
  const undated = await tools.sumHoldings.run({
    filter: { kinds: ['bond'], expired: false, ...query.filter, lacking: ['maturity'] },
  });
  const without = undated.count === 0 ? undefined : texts.withoutMaturity(figures.count(undated.count));
  if (found.count === 0) return { content: lines(texts.noMaturities(during, selection), without), facts: {} };
  return {
    content: lines(
      texts.maturities(figures.count(found.count), during, selection),
      holdingTable(found.holdings, ['maturity', 'nominal', 'bank'], speech),
      found.count > found.holdings.length
        ? texts.more(figures.count(found.count - found.holdings.length))
        : undefined,
      texts.nominalInAll(saidSums(sums.all.nominal.byCurrency, sums.all.nominal.inEuro, speech)),
      without,
      saidRates(sums.rates, speech),
    ),
    facts: found,
  };
};

export const overdue: Answer = async ({ filter }, tools, speech) => {
  const { texts, figures } = speech;
  const found = await tools.listOverdue.run({ filter });
  if (found.bonds.length === 0) return { content: texts.noOverdue, facts: {} };
  const rows = found.bonds.flatMap(({ isin, due }) =>
    due.map(({ date, amount }) => [figures.day(date), isin, saidMoney(amount, speech)]),
  );
  const { columns } = texts;
  return {
    content: lines(
      texts.overdue,
      table([columns.date, columns.isin, columns.due], ...rows.slice(0, MOST_ROWS)),
    ),
    facts: found,
  };
};

export const changes: Answer = async (query, tools, speech) => {
  const { texts, figures } = speech;
  const asked = placed(query, speech.today, 'behind');
  const period = asked && {
    from: asked.from,
    to: asked.to > speech.today ? addDays(speech.today, 1) : asked.to,
  };
  const found = await tools.listChanges.run({ ...(period && { period }) });
  const during = asked === undefined ? '' : texts.in(saidPeriod(asked, speech));
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
      texts.changes(figures.count(found.count), during),
      table([columns.date, columns.what, columns.isin, columns.action], ...rows),
      found.count > rows.length ? texts.more(figures.count(found.count - rows.length)) : undefined,
    ),
    facts: found,
  };
};
