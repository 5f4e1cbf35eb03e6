import { addDays, type CalendarDate } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import { isNarrowing } from '#domain/portfolio/holding-filter';
import type { Period } from '#domain/portfolio/period';
import type { Tools } from '../../../tools/create-tools.ts';
import type { Speech } from '../../speech.ts';
import { isOfCoupons } from '../answer.ts';
import type { Query } from '../../understanding/query.ts';

/** As far as dividends are estimated. */
const MAX_DAYS = 365;

export interface ComingDividends {
  readonly inEuro: Decimal;
  readonly table: string;
}

interface Answering {
  readonly tools: Tools;
  readonly speech: Speech;
}

/** A dividend that comes before the next payment of a bond, or where no bond pays. */
export async function nextDividend(
  query: Query,
  before: CalendarDate | undefined,
  { tools, speech }: Answering,
): Promise<string | undefined> {
  const { texts, whole, day, money, today } = speech;
  const { filter } = query;
  if (isOfCoupons(query)) return undefined;
  const period = {
    from: addDays(today, 1),
    to: addDays(before ?? today, before === undefined ? MAX_DAYS : 0),
  };
  const found = await tools.portfolioIncome.run({ period, states: ['announced', 'estimated'] });
  if ('notKnown' in found) return undefined;
  const next = found.payments.find(
    ({ isin, bank }) =>
      filter.isins?.includes(isin) !== false && filter.banks?.includes(bank ?? '') !== false,
  );
  return (
    next &&
    texts.nextDividend(
      day(next.day),
      next.name ?? next.isin,
      `${money(next.due)} (${next.state === 'announced' ? whole.announced : whole.estimated})`,
    )
  );
}

/** Dividends of everything that are announced for a future period, or estimated from those of a year before. */
export async function comingDividends(
  query: Query,
  period: Period | undefined,
  { tools, speech }: Answering,
): Promise<ComingDividends | undefined> {
  const isOfAll = !isNarrowing({ ...query.filter, expired: undefined }) && !isOfCoupons(query);
  if (period === undefined || !isOfAll) return undefined;
  const found = await tools.portfolioIncome.run({ period, states: ['announced', 'estimated'] });
  if ('notKnown' in found || found.count === 0) return undefined;
  const inEuro = found.months.reduce(
    (sum, { announced, estimated }) => sum.plus(announced.amount).plus(estimated.amount),
    new Decimal(0),
  );
  const { texts, whole, day, money, table } = speech;
  const rows = found.payments.map(({ day: on, isin, state, due }) => [
    day(on),
    isin,
    money(due),
    state === 'announced' ? whole.announced : whole.estimated,
  ]);
  const { date, isin, amount } = texts.columns;
  return { inEuro, table: table([date, isin, amount, whole.columns.note], rows, found.count) };
}
