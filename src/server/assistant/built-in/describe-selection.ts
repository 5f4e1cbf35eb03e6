import { CURRENCIES } from '#domain/money/currency';
import { EARLIEST_DATE, LATEST_DATE } from '#domain/calendar-date';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Period } from '#domain/portfolio/period';
import type { Speech } from './speech.ts';

/** '2025', '1 Apr 2026 to 30 Jun 2026', 'from 1 Jan 2027'. */
export function describePeriod({ from, to }: Period, { texts, figures }: Speech): string {
  const isWholeYears = from.endsWith('-01-01') && to.endsWith('-12-31');
  if (to === LATEST_DATE) return texts.from(figures.day(from));
  if (from === EARLIEST_DATE) return texts.until(figures.day(to));
  if (isWholeYears && from.slice(0, 4) === to.slice(0, 4)) return from.slice(0, 4);
  if (isWholeYears) return texts.between(from.slice(0, 4), to.slice(0, 4));
  return from === to ? figures.day(from) : texts.between(figures.day(from), figures.day(to));
}

type Condition = NonNullable<HoldingFilter['figures']>[number];

function describeCondition({ measure, is, value }: Condition, { texts, figures }: Speech): string {
  if (measure === 'profit' && value === '0' && is === 'below') return texts.losing;
  if (measure === 'profit' && value === '0' && is === 'above') return texts.gaining;
  return `${texts.measures[measure]} ${texts.is[is]} ${figures.price(value)}`;
}

function filterParts(filter: HoldingFilter, speech: Speech): string[] {
  const { texts } = speech;
  const { currencies = [], countries = [], banks = [], directions = [], isins = [] } = filter;
  const [direction] = directions;
  const without = CURRENCIES.filter((code) => !currencies.includes(code));
  return [
    currencies.length > CURRENCIES.length / 2 ? texts.without(without.join(', ')) : currencies.join(', '),
    countries.length === 0 ? '' : texts.ofCountry(countries.map(speech.figures.country).join(', ')),
    banks.join(', '),
    filter.expired === undefined ? '' : filter.expired ? texts.expired : texts.active,
    direction === undefined ? '' : texts.directions[direction],
    isins.join(', '),
    ...(filter.figures ?? []).map((one) => describeCondition(one, speech)),
    ...(filter.having ?? []).map((one) => texts.having(texts.measures[one])),
    ...(filter.lacking ?? []).map((one) => texts.without(texts.measures[one])),
    filter.matures === undefined ? '' : texts.maturing(describePeriod(filter.matures, speech)),
    filter.bought === undefined ? '' : texts.bought(describePeriod(filter.bought, speech)),
  ].filter((part) => part !== '');
}

/** 'bonds (USD, active)': whose figures are told. */
export function describeSelection(filter: HoldingFilter, speech: Speech): string {
  const { texts } = speech;
  const kinds = filter.kinds?.map((kind) => texts.kinds[kind]).join(` ${texts.and} `) ?? texts.holdings;
  const parts = filterParts(filter, speech);
  return parts.length === 0 ? kinds : `${kinds} (${parts.join(', ')})`;
}

/** ' (USD, active)', or nothing where all are meant. */
export function describeNarrowing(filter: HoldingFilter, speech: Speech): string {
  const parts = filterParts(filter, speech);
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
