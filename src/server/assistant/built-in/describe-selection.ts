import { EARLIEST_DATE, LATEST_DATE } from '#domain/calendar-date';
import { CURRENCIES } from '#domain/money/currency';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Period } from '#domain/portfolio/period';
import type { BuiltInTexts } from './texts/built-in-texts.ts';
import type { Figures } from './write-figures.ts';

/** '2025', '1 Apr 2026 to 30 Jun 2026', 'from 1 Jan 2027'. */
function describePeriod({ from, to }: Period, texts: BuiltInTexts, { day }: Figures): string {
  if (to === LATEST_DATE) return texts.from(day(from));
  if (from === EARLIEST_DATE) return texts.until(day(to));
  const isWholeYears = from.endsWith('-01-01') && to.endsWith('-12-31');
  const [first, last] = isWholeYears ? [from.slice(0, 4), to.slice(0, 4)] : [day(from), day(to)];
  return first === last ? first : texts.between(first, last);
}

type Condition = NonNullable<HoldingFilter['figures']>[number];

function describeCondition(
  { measure, is, value, currency }: Condition,
  texts: BuiltInTexts,
  { price, money, units }: Figures,
): string {
  if (measure === 'profit' && value === '0' && is === 'below') return texts.losing;
  if (measure === 'profit' && value === '0' && is === 'above') return texts.gaining;
  if (measure === 'coupons-a-year') return texts.line(texts.measures[measure], units(value));
  const limit = currency === undefined ? price(value) : money(value, currency);
  return `${texts.measures[measure]} ${texts.is[is]} ${limit}`;
}

function filterParts(filter: HoldingFilter, texts: BuiltInTexts, figures: Figures): string[] {
  const { currencies = [], countries = [], banks = [], directions = [], isins = [] } = filter;
  const [direction] = directions;
  const without = CURRENCIES.filter((code) => !currencies.includes(code));
  const { expired, matures, bought } = filter;
  return [
    currencies.length > CURRENCIES.length / 2 ? texts.without(without.join(', ')) : currencies.join(', '),
    countries.length > 0 && texts.ofCountry(countries.map(figures.country).join(', ')),
    banks.join(', '),
    expired !== undefined && (expired ? texts.expired : texts.active),
    direction !== undefined && texts.directions[direction],
    filter.among?.name,
    isins.join(', '),
    ...(filter.figures ?? []).map((one) => describeCondition(one, texts, figures)),
    ...(filter.having ?? []).map((one) => texts.having(texts.measures[one])),
    ...(filter.lacking ?? []).map((one) => texts.without(texts.measures[one])),
    matures && texts.maturing(describePeriod(matures, texts, figures)),
    bought && texts.bought(describePeriod(bought, texts, figures)),
  ].flatMap((part) => (part === false || part === undefined || part === '' ? [] : [part]));
}

/** How the holdings and the days that are asked about stand in a sentence. */
export function selectionWriter(texts: BuiltInTexts, figures: Figures) {
  /** ' (USD, active)', or nothing where all are meant. */
  const narrowing = (filter: HoldingFilter) => {
    const parts = filterParts(filter, texts, figures);
    return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  };
  const period = (of: Period) => describePeriod(of, texts, figures);
  return {
    period,
    /** ' in 2025', or nothing where no days are asked about. */
    during: (of: Period | undefined) => (of === undefined ? '' : texts.in(period(of))),
    narrowing,
    /** 'bonds (USD, active)'. */
    selection: (filter: HoldingFilter) =>
      `${filter.kinds?.map((kind) => texts.kinds[kind]).join(` ${texts.and} `) ?? texts.holdings}${narrowing(filter)}`,
  };
}
