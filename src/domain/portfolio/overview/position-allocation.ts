import { dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import { addMonths, yearMonthDay } from '../../day-number.ts';
import { Decimal } from '../../money/decimal.ts';
import { percentShares } from '../../money/percent-shares.ts';
import { roundedParts } from '../../money/rounded-parts.ts';
import type { KeyedValue } from '../concentration.ts';
import type { OverviewPosition } from './overview-position.ts';
import { securityCountry } from '../security-country.ts';
import { isSovereign } from './sovereigns.ts';

export const ALLOCATIONS = ['class', 'currency', 'issuer', 'country', 'bank', 'maturity'] as const;
export type AllocationBy = (typeof ALLOCATIONS)[number];

/** A group's share of the portfolio. */
export interface AllocationShare {
  /** '' if unknown or not applicable. */
  readonly key: string;
  /** 2 decimal places; the groups add up to the whole. */
  readonly eur: Decimal;
  /** 1 decimal place; the groups add up to 100.0. */
  readonly percent: Decimal;
}

/** The upper end of each maturity bucket in years, with its key. */
const MATURITY_BUCKETS = [
  [1, '0-1'],
  [3, '1-3'],
  [5, '3-5'],
  [7, '5-7'],
  [10, '7-10'],
] as const;
const LAST_BUCKET = '10+';
const MATURITY_ORDER: readonly string[] = [...MATURITY_BUCKETS.map(([, key]) => key), LAST_BUCKET, ''];

const yearsLater = (day: CalendarDate, years: number) =>
  dateFromDayNumber(addMonths(yearMonthDay(dayNumber(day)), 12 * years));

/** Returns a function that finds the maturity bucket of a date; '' without one. */
function maturityBucketOn(on: CalendarDate): (maturity: CalendarDate | null) => string {
  const ends = MATURITY_BUCKETS.map(([years, key]) => ({ last: yearsLater(on, years), key }));
  return (maturity) =>
    maturity === null ? '' : (ends.find(({ last }) => maturity <= last)?.key ?? LAST_BUCKET);
}

type AddPart = (key: string, eur: Decimal) => void;
type AddParts = (position: OverviewPosition, add: AddPart) => void;

/** The value of each group, unrounded, largest first. */
function sumGroups(positions: readonly OverviewPosition[], addParts: AddParts): KeyedValue[] {
  const sums = new Map<string, Decimal>();
  const add: AddPart = (key, eur) => {
    sums.set(key, sums.get(key)?.plus(eur) ?? eur);
  };
  for (const position of positions) addParts(position, add);
  return [...sums].map(([key, eur]) => ({ key, eur })).sort((one, other) => other.eur.comparedTo(one.eur));
}

function bankSums(positions: readonly OverviewPosition[]): KeyedValue[] {
  return sumGroups(positions, ({ banks, eur }, add) => {
    for (const { bank, part } of banks) add(bank ?? '', banks.length === 1 ? eur : eur.times(part));
  });
}

/** The value of each issuer; '' for positions without one. */
export function issuerSums(positions: readonly OverviewPosition[]): KeyedValue[] {
  return sumGroups(positions, ({ issuer, eur }, add) => add(issuer ?? '', eur));
}

function maturitySums(positions: readonly OverviewPosition[], on: CalendarDate): KeyedValue[] {
  const bucket = maturityBucketOn(on);
  const sums = sumGroups(positions, ({ maturity, eur }, add) => add(bucket(maturity), eur));
  return sums.sort((one, other) => MATURITY_ORDER.indexOf(one.key) - MATURITY_ORDER.indexOf(other.key));
}

export type AllocationSums = Readonly<Record<AllocationBy, readonly KeyedValue[]>>;

/** The value of each group in euro, unrounded: largest first, maturity buckets in order of time. */
export function allocationSums(positions: readonly OverviewPosition[], on: CalendarDate): AllocationSums {
  return {
    class: sumGroups(positions, ({ kind, eur }, add) => add(kind, eur)),
    currency: sumGroups(positions, ({ currency, eur }, add) => add(currency, eur)),
    issuer: issuerSums(positions),
    country: sumGroups(positions, (position, add) => add(securityCountry(position), position.eur)),
    bank: bankSums(positions),
    maturity: maturitySums(positions, on),
  };
}

/** The value of each sovereign issuer, by the country of the ISIN if it has no name; '' for all other positions. */
export function sovereignSums(positions: readonly OverviewPosition[]): KeyedValue[] {
  return sumGroups(positions, (position, add) => {
    const { issuer, isin, eur } = position;
    add(isSovereign(position) ? (issuer ?? isin.slice(0, 2)) : '', eur);
  });
}

/** Rounds the groups and adds their percentages, so that both columns add up. */
export function toShares(groups: readonly KeyedValue[]): AllocationShare[] {
  const amounts = groups.map(({ eur }) => eur);
  const [euros, percents] = [roundedParts(amounts, 2), percentShares(amounts, 1)];
  return groups.map(({ key, eur }, i) => ({
    key,
    eur: euros[i] ?? eur,
    percent: percents[i] ?? new Decimal(0),
  }));
}
