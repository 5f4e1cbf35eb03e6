import { addDays, EARLIEST_DATE, type CalendarDate } from '#domain/calendar-date';
import type { Decimal } from '#domain/money/decimal';
import type { Holding } from '#domain/portfolio/holding';
import { isNarrowing, type HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import type { Period } from '#domain/portfolio/period';
import { reply, type Line, type SpokenAnswer } from '../answer-parts.ts';
import type { Tools } from '../../tools/create-tools.ts';
import type { NotKnown } from '../say.ts';
import type { Answering } from '../speech.ts';
import { wholeMonths } from '../understanding/periods/period-arithmetic.ts';
import type { Query } from '../understanding/query.ts';

/** How a question of one subject is answered. The answer's every figure is of a tool's result. */
export type Answer = (query: Query, answering: Answering) => Promise<SpokenAnswer | undefined>;

/** What a tool finds, where it is known. */
export type Found<Name extends keyof Tools> = Exclude<Awaited<ReturnType<Tools[Name]['run']>>, NotKnown>;

/** One answer below the other; where the first is not known, nothing. */
export const together =
  (first: Answer, ...others: readonly Answer[]): Answer =>
  async (query, answering) => {
    const said = await first(query, answering);
    const rest: Line[] = [];
    for (const other of said === undefined ? [] : others) rest.push(await other(query, answering));
    return said && reply([], said, rest);
  };

/** What a security is called in a table: its name, else who issued it, else its kind. */
export const securityName = (
  { isin, name, kind }: Pick<Holding, 'isin' | 'name' | 'kind'>,
  { issuers, say }: Pick<Answering, 'issuers' | 'say'>,
) => name ?? issuers.get(isin) ?? say(`kind.${kind}`);

export const withMeasure = (query: Query, measure: Measure): Query => ({ ...query, measure });

export const isOfOne = ({ filter, isin }: Query) => filter.isins?.length === 1 || isin?.is === 'unknown';

/** True where a part of the portfolio is meant, rather than all of it. */
export const isPart = (filter: HoldingFilter) => isNarrowing({ ...filter, expired: undefined });

/** True where more than kinds are named. */
export const isPartOfKind = (filter: HoldingFilter) => isPart({ ...filter, kinds: undefined });

/** Without the conditions on figures: 'how much am I up?' is of all, not of what is up. */
export const withoutFigures = (query: Query): Query => ({
  ...query,
  filter: { ...query.filter, figures: undefined },
});

/** The active holdings, where no others are asked about. */
export const activeOnly = (filter: HoldingFilter): HoldingFilter => ({ expired: false, ...filter });

/** A period belongs to the day that is asked about: of the maturity, or else of the purchase. */
export function timed({ period, concepts, filter }: Query): HoldingFilter {
  if (period === undefined) return filter;
  if (concepts.has('measure:maturity')) return { ...filter, matures: period.period };
  return concepts.has('measure:buy-date') ? { ...filter, bought: period.period } : filter;
}

/** The end of the period that is asked about, or today where that comes first. */
export function lastDay({ period }: Query, today: CalendarDate): CalendarDate {
  const day = period?.isStart === true ? period.period.from : period?.period.to;
  return day === undefined || day > today ? today : day;
}

/** A return begins with the value at the end of the day before; undefined: with the first purchase. */
export function dayBefore({ period }: Query): CalendarDate | undefined {
  const from = period?.period.from;
  return from === undefined || from === EARLIEST_DATE ? undefined : addDays(from, -1);
}

/** On average, of years that are said. */
export const DAYS_A_YEAR = 365.25;

/** As many holdings as a lookup gives. */
export const MAX_LISTED = 500;

/** What part of the whole, in percent; undefined where one of them is not known, or the whole is nothing. */
export const toPercent = (part: Decimal | undefined, whole: Decimal | undefined) =>
  part === undefined || whole === undefined || whole.isZero() ? undefined : part.div(whole).times(100);

/** True where the period that is asked about is over. */
export const isOver = ({ period }: Query, today: CalendarDate) =>
  period !== undefined && period.period.to < today;

/** 'On average each month': of how many whole months. */
export function countMonths({ operation, concepts }: Query, period: Period | undefined): number | undefined {
  const isOfMonth = operation === 'average' && concepts.has('time:month');
  return isOfMonth && period !== undefined ? wholeMonths(period) : undefined;
}

const names = ({ concepts, namesInterest }: Query) => ({
  coupons: concepts.has('measure:coupon') || concepts.has('paid:coupon') || namesInterest,
  dividends: concepts.has('measure:dividend'),
});

/** Interest is named, alone or with dividends, and no principal. */
export const namesInterestAlone = (query: Query) =>
  names(query).coupons &&
  !(['paid:principal', 'measure:maturity'] as const).some((one) => query.concepts.has(one));

/** Coupons are named, and no dividends. */
export function namesCoupons(query: Query): boolean {
  const { coupons, dividends } = names(query);
  return coupons && !dividends && !query.concepts.has('paid:principal');
}

/** Coupons or bonds are named, and no dividends: these are no part of what is asked. */
export function isOfCoupons(query: Query): boolean {
  return namesCoupons(query) || query.filter.kinds?.every((kind) => kind === 'bond') === true;
}

/** Dividends are named, and no coupons. */
export function isOfDividends(query: Query): boolean {
  const { coupons, dividends } = names(query);
  return dividends && !coupons;
}

/** Shares and ETFs alone, which neither mature nor have a coupon. */
export const isOfNoBonds = ({ filter: { kinds } }: Query) => kinds?.includes('bond') === false;

/** 'Up or down, counting the coupons?' */
export const isWithIncome = ({ concepts }: Query) =>
  (concepts.has('paid:coupon') || concepts.has('measure:dividend')) &&
  !concepts.has('without') &&
  !concepts.has('not');
