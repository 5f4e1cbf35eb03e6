import { figure, money, sum, type Row } from './figures.ts';
import { BONDS, EURO_RATES, UNITS, type BondRow, type UnitRow } from './holder.ts';
import type { Wanted } from './question.ts';
import { accruedOn, cents, daysFrom, listCoupons } from './schedule.ts';

/** Returns by what was paid in and out and what is left, solved by Newton's method or linked day by day: no product code. */

interface Flow {
  readonly day: string;
  /** Paid by the holder: negative. */
  readonly euro: number;
}

const flow = (day: string, amount: number, { currency }: Row): Flow => {
  return { day, euro: amount * EURO_RATES[currency] };
};

function bondFlows(bond: BondRow): Flow[] {
  const { nominal, buy, bought, maturity } = bond;
  return [
    flow(bought, -((nominal * buy) / 100 + accruedOn(bond, bought)), bond),
    ...listCoupons(bond).flatMap(({ day, came, tax }) => [flow(day, came, bond), { day, euro: -tax }]),
    flow(maturity, nominal, bond),
  ];
}

function unitFlows(unit: UnitRow): Flow[] {
  return [
    flow(unit.bought, -unit.units * unit.buy, unit),
    ...unit.dividends.map(({ day, gross, tax }) => flow(day, gross - tax, unit)),
  ];
}

type Fits = (row: Row) => boolean;
const ANY: Fits = () => true;

export interface Held {
  readonly from: string;
  readonly to: string;
  /** Of these rows alone; otherwise of all. */
  readonly fits?: Fits;
}

/** The latest price of the ISIN that was known on the day; without one, what was paid. */
function priceOn({ isin, buy }: Row, day: string): number {
  const prices = [...BONDS, ...UNITS]
    .filter((row) => row.isin === isin)
    .flatMap((row) => [
      { since: '2024-12-31', price: row.closes?.[0] ?? null },
      { since: '2025-12-31', price: row.closes?.[1] ?? null },
      { since: 'pricedOn' in row ? row.pricedOn : '2026-02-27', price: row.market },
    ])
    .filter(({ since, price }) => price !== null && since <= day)
    .sort((one, other) => (one.since < other.since ? 1 : -1));
  return prices[0]?.price ?? buy;
}

/** Of everything held then, with accrued interest, in euro. */
function valuesOn(day: string, fits: Fits): readonly number[] {
  const isHeld = (row: Row) => row.bought <= day && fits(row);
  const bonds = BONDS.filter((bond) => isHeld(bond) && bond.maturity > day).map(
    (bond) => flow(day, (bond.nominal * priceOn(bond, day)) / 100 + accruedOn(bond, day), bond).euro,
  );
  const units = UNITS.filter(isHeld).map((unit) => flow(day, unit.units * priceOn(unit, day), unit).euro);
  return [...bonds, ...units];
}

/** What is shown: the sum of what is shown of each. */
export const valueOn = (day: string, fits: Fits = ANY) =>
  valuesOn(day, fits).reduce((total, value) => total + cents(value), 0);

/** What results and returns are computed from. */
const exactValueOn = (day: string, fits: Fits = ANY) =>
  valuesOn(day, fits).reduce((total, value) => total + value, 0);

function flowsWithin({ from, to, fits = ANY }: Held): Flow[] {
  return [...BONDS.filter(fits).flatMap(bondFlows), ...UNITS.filter(fits).flatMap(unitFlows)].filter(
    ({ day }) => day > from && day <= to,
  );
}

function listFlows(held: Held): Flow[] {
  const { from, to, fits } = held;
  return [
    { day: from, euro: -exactValueOn(from, fits) },
    ...flowsWithin(held),
    { day: to, euro: exactValueOn(to, fits) },
  ];
}

/** In euro, after tax. */
export const gainOf = (held: Held) => listFlows(held).reduce((total, { euro }) => total + euro, 0);

/** The yearly rate in percent at which what was paid in grew to what came out. */
function moneyWeighted(held: Held): number {
  const flows = listFlows(held);
  let rate = 0.05;
  for (let step = 0; step < 50; step += 1) {
    let [value, slope] = [0, 0];
    for (const { day, euro } of flows) {
      const years = daysFrom(held.from, day) / 365;
      value += euro * (1 + rate) ** -years;
      slope -= years * euro * (1 + rate) ** (-years - 1);
    }
    rate -= value / slope;
  }
  return 100 * rate;
}

/** Money that is paid in can count from the start of its day or from its end. */
type CountsFrom = 'start' | 'end';

/** Percent of the whole time: what each stretch between two payments grew by, whatever was paid in or out. */
function timeWeighted(held: Held, countsFrom: CountsFrom): number {
  const flows = flowsWithin(held);
  const days = [...new Set([...flows.map(({ day }) => day), held.to])].sort();
  let [growth, before] = [1, exactValueOn(held.from, held.fits)];
  for (const day of days) {
    const euros = flows.filter((one) => one.day === day).map(({ euro }) => euro);
    const [paid, came] = [-sum(euros.filter((euro) => euro < 0)), sum(euros.filter((euro) => euro > 0))];
    const value = exactValueOn(day, held.fits);
    const [atStart, atEnd] = countsFrom === 'start' ? [paid, 0] : [0, paid];
    if (before + atStart > 0) growth *= (value + came - atEnd) / (before + atStart);
    before = value;
  }
  return 100 * (growth - 1);
}

/** Every hundredth from one to the other. */
function between(one: number, other: number): Wanted {
  const low = Math.round(100 * Math.min(one, other));
  const high = Math.round(100 * Math.max(one, other));
  const hundredths = Array.from({ length: high - low + 1 }, (_, step) => low + step);
  return hundredths.flatMap((hundredth) => figure(hundredth / 100));
}

const countYears = ({ from, to }: Held) => daysFrom(from, to) / 365;
const growthOver = (held: Held, yearly: number) => 100 * ((1 + yearly / 100) ** countYears(held) - 1);
const annualise = (held: Held, total: number) => 100 * ((1 + total / 100) ** (1 / countYears(held)) - 1);

/** Percent, by what was paid in and out: of the whole time and a year. */
export function moneyWeightedOver(held: Held): Wanted {
  const yearly = moneyWeighted(held);
  return [figure(yearly), figure(growthOver(held, yearly))].flat();
}
/** The same, whatever was paid in and out; every figure between the two ways to count. */
export function timeWeightedOver(held: Held): Wanted {
  const [start, end] = [timeWeighted(held, 'start'), timeWeighted(held, 'end')];
  return [between(start, end), between(annualise(held, start), annualise(held, end))].flat();
}
/** In percent by what was paid in and out, or in euro. */
export const moneyWeightedReturn = (held: Held): Wanted =>
  [money(gainOf(held)), moneyWeightedOver(held)].flat();
/** In percent by either, or in euro. */
export const returnOver = (held: Held): Wanted => [moneyWeightedReturn(held), timeWeightedOver(held)].flat();
