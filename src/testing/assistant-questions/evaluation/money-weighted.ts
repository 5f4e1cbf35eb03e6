import { BONDS, EURO_RATES, TODAY, UNITS, type BondRow, type UnitRow } from './holder.ts';
import { accruedOn, couponsOf, daysFrom } from './schedule.ts';

/** A return by what was paid in and out and what is left, solved by Newton's method: no product code. */

interface Flow {
  readonly day: string;
  /** Paid by the holder: negative. */
  readonly euro: number;
}

const flow = (day: string, amount: number, { currency }: BondRow | UnitRow): Flow => {
  return { day, euro: amount * EURO_RATES[currency] };
};

function bondFlows(bond: BondRow): Flow[] {
  const { nominal, buy, bought, maturity } = bond;
  return [
    flow(bought, -((nominal * buy) / 100 + accruedOn(bond, bought)), bond),
    ...couponsOf(bond).flatMap(({ day, came, tax }) => [flow(day, came, bond), { day, euro: -tax }]),
    flow(maturity, nominal, bond),
  ];
}

function unitFlows(unit: UnitRow): Flow[] {
  return [
    flow(unit.bought, -unit.units * unit.buy, unit),
    ...unit.dividends.map(({ day, gross, tax }) => flow(day, gross - tax, unit)),
  ];
}

export interface Held {
  readonly from: string;
  readonly to: string;
}

/** Its price at the end of a day of which prices are known. */
function priceOn(row: BondRow | UnitRow, day: string): number {
  if (day === TODAY) return row.market;
  const close = row.closes?.[day === '2024-12-31' ? 0 : 1] ?? null;
  return close ?? ('pricedOn' in row && row.pricedOn <= day ? row.market : row.buy);
}

/** Of everything held then, with accrued interest, in euro. */
export function valueOn(day: string): number {
  const isHeld = ({ bought }: BondRow | UnitRow) => bought <= day;
  const bonds = BONDS.filter((bond) => isHeld(bond) && bond.maturity > day).map(
    (bond) => flow(day, (bond.nominal * priceOn(bond, day)) / 100 + accruedOn(bond, day), bond).euro,
  );
  const units = UNITS.filter(isHeld).map((unit) => flow(day, unit.units * priceOn(unit, day), unit).euro);
  return [...bonds, ...units].reduce((total, value) => total + value, 0);
}

function flowsOf({ from, to }: Held): Flow[] {
  const within = [...BONDS.flatMap(bondFlows), ...UNITS.flatMap(unitFlows)].filter(
    ({ day }) => day > from && day <= to,
  );
  return [{ day: from, euro: -valueOn(from) }, ...within, { day: to, euro: valueOn(to) }];
}

/** In euro, after tax. */
export const gainOf = (held: Held) => flowsOf(held).reduce((total, { euro }) => total + euro, 0);

/** The yearly rate in percent at which what was paid in grew to what came out. */
export function moneyWeighted(held: Held): number {
  const flows = flowsOf(held);
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
