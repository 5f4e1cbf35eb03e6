import { dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import { addMonths, yearMonthDay } from '../../day-number.ts';
import { Decimal } from '../../money/decimal.ts';
import { percentShares } from '../../money/percent-shares.ts';
import { roundedParts } from '../../money/rounded-parts.ts';
import type { OverviewPosition } from './overview-position.ts';
import { isSovereign } from './sovereigns.ts';

export const ALLOCATIONS = ['class', 'currency', 'issuer', 'country', 'bank', 'maturity'] as const;
export type AllocationBy = (typeof ALLOCATIONS)[number];

/** A group's part of the whole. */
export interface AllocationShare {
  /** '' where it is not known or there is none. */
  readonly key: string;
  /** 2 places; they add up to the whole. */
  readonly eur: Decimal;
  /** 1 place; they add up to 100.0. */
  readonly percent: Decimal;
}

/** Years from one end of a group to the other. */
const MATURITY_GROUPS = [
  [1, '0-1'],
  [3, '1-3'],
  [5, '3-5'],
  [7, '5-7'],
  [10, '7-10'],
] as const;
const LONGEST = '10+';
const MATURITY_ORDER: readonly string[] = [...MATURITY_GROUPS.map(([, key]) => key), LONGEST, ''];

/** ISINs that no country gave. */
const INTERNATIONAL = /^(?:XS|EU|QS|QT|X[A-F]|XK)/;

/** Where the number was given, which is not always where the issuer lives; an instrument may state another country. */
export function securityCountry({ isin, country }: Pick<OverviewPosition, 'isin' | 'country'>): string {
  if (country !== null) return country;
  return INTERNATIONAL.test(isin) ? 'international' : isin.slice(0, 2);
}

const yearsLater = (day: CalendarDate, years: number) =>
  dateFromDayNumber(addMonths(yearMonthDay(dayNumber(day)), 12 * years));

/** In which group of years to its maturity a bond is. */
function maturityGroup(on: CalendarDate): (maturity: CalendarDate | null) => string {
  const ends = MATURITY_GROUPS.map(([years, key]) => ({ last: yearsLater(on, years), key }));
  return (maturity) => (maturity === null ? '' : (ends.find(({ last }) => maturity <= last)?.key ?? LONGEST));
}

type AddPart = (key: string, eur: Decimal) => void;
type EachPart = (position: OverviewPosition, add: AddPart) => void;

function partsOf(by: AllocationBy, on: CalendarDate): EachPart {
  const whole =
    (key: (position: OverviewPosition) => string): EachPart =>
    (position, add) =>
      add(key(position), position.eur);
  const groupOf = maturityGroup(on);
  const all: Record<AllocationBy, EachPart> = {
    class: whole(({ kind }) => kind),
    currency: whole(({ currency }) => currency),
    issuer: whole(({ issuer }) => issuer ?? ''),
    country: whole(securityCountry),
    bank: ({ banks, eur }, add) => {
      for (const { bank, part } of banks) add(bank ?? '', banks.length === 1 ? eur : eur.times(part));
    },
    maturity: whole(({ maturity }) => groupOf(maturity)),
  };
  return all[by];
}

interface Group {
  readonly key: string;
  readonly eur: Decimal;
}

/** The sum of each group, the largest first. */
function sumGroups(positions: readonly OverviewPosition[], eachPart: EachPart): Group[] {
  const sums = new Map<string, Decimal>();
  const add: AddPart = (key, eur) => {
    sums.set(key, sums.get(key)?.plus(eur) ?? eur);
  };
  for (const position of positions) eachPart(position, add);
  return [...sums].map(([key, eur]) => ({ key, eur })).sort((one, other) => other.eur.comparedTo(one.eur));
}

/** The sum of each group, unrounded: the largest first, groups of maturities in the order of time. */
export function groupSums(
  positions: readonly OverviewPosition[],
  by: AllocationBy,
  on: CalendarDate,
): Group[] {
  const groups = sumGroups(positions, partsOf(by, on));
  return by === 'maturity'
    ? groups.sort((one, other) => MATURITY_ORDER.indexOf(one.key) - MATURITY_ORDER.indexOf(other.key))
    : groups;
}

/** The sum of each state among the issuers, without a name by the country of the ISIN; '' for all others. */
export function sovereignSums(positions: readonly OverviewPosition[]): Group[] {
  return sumGroups(positions, (position, add) => {
    const { issuer, isin, eur } = position;
    add(isSovereign(position) ? (issuer ?? isin.slice(0, 2)) : '', eur);
  });
}

/** The groups as parts of their sum. */
export function toShares(groups: readonly Group[]): AllocationShare[] {
  const amounts = groups.map(({ eur }) => eur);
  const [euros, percents] = [roundedParts(amounts, 2), percentShares(amounts, 1)];
  return groups.map(({ key, eur }, i) => ({
    key,
    eur: euros[i] ?? eur,
    percent: percents[i] ?? new Decimal(0),
  }));
}
