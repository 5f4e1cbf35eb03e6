import { EURO_RATES, TODAY, type BondRow } from './holder.ts';
import { accruedOn, daysFrom, days30, findPeriod } from './schedule.ts';

/**
 * Bonds repaid at once, each repriced: no product code. Yields of bonds in euro are effective; others are compounded as often as
 * their coupons are paid, as usual on their markets.
 */

/** Years until each payment, and what it pays per 100. */
function payments(bond: BondRow): { years: number; amount: number }[] {
  const { last, coming } = findPeriod(bond, TODAY);
  const [next = last] = coming;
  const days = bond.dayCount === '30/360' ? days30 : daysFrom;
  const first = days(TODAY, next) / days(last, next);
  return coming.map((day, index) => ({
    years: (first + index) / bond.times,
    amount: bond.coupon / bond.times + (day === bond.maturity ? 100 : 0),
  }));
}

/** What 1 in so many years is worth at a yield in percent. Before the last payment interest is simple. */
function discountAt(bond: BondRow, yieldPercent: number): (years: number) => number {
  const compounding = bond.currency === 'EUR' ? 1 : bond.times;
  const rate = yieldPercent / 100;
  return findPeriod(bond, TODAY).coming.length === 1
    ? (years) => 1 / (1 + rate * years)
    : (years) => (1 + rate / compounding) ** (-years * compounding);
}

/** Dirty, per 100. */
function priceAt(bond: BondRow, yieldPercent: number): number {
  const discount = discountAt(bond, yieldPercent);
  return payments(bond).reduce((sum, { years, amount }) => sum + amount * discount(years), 0);
}

const dirtyPrice = (bond: BondRow) => bond.market + (100 * accruedOn(bond, TODAY)) / bond.nominal;

/** Percent; found by halving. */
export function yieldOf(bond: BondRow): number {
  let [low, high] = [-10, 50];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (priceAt(bond, middle) > dirtyPrice(bond)) low = middle;
    else high = middle;
  }
  return low;
}

const inEuro = (bond: BondRow, perHundred: number) =>
  (perHundred * bond.nominal * EURO_RATES[bond.currency]) / 100;

/** What the value in euro changes by if the yield moves by so many percentage points. */
export const changeAt = (bond: BondRow, points: number) =>
  inEuro(bond, priceAt(bond, yieldOf(bond) + points) - dirtyPrice(bond));

const dirtyValue = (bond: BondRow) => inEuro(bond, dirtyPrice(bond));

/** Years: modified, by the prices a hundredth of a point away on both sides. */
export function modifiedDuration(bonds: readonly BondRow[]): number {
  const [change, value] = bonds.reduce(
    ([changes, values], bond) => [
      changes + (changeAt(bond, -0.01) - changeAt(bond, 0.01)) / 2,
      values + dirtyValue(bond),
    ],
    [0, 0],
  );
  return change / 0.0001 / value;
}

/** Years until the money comes, weighted by its present value. */
export function macaulayDuration(bonds: readonly BondRow[]): number {
  let [weighted, value] = [0, 0];
  for (const bond of bonds) {
    const discount = discountAt(bond, yieldOf(bond));
    for (const { years, amount } of payments(bond)) {
      const present = inEuro(bond, amount * discount(years));
      weighted += present * years;
      value += present;
    }
  }
  return weighted / value;
}

/** The mean of the yields at market prices, by value. */
export const yieldByValue = (bonds: readonly BondRow[]) =>
  bonds.reduce((sum, bond) => sum + yieldOf(bond) * dirtyValue(bond), 0) /
  bonds.reduce((sum, bond) => sum + dirtyValue(bond), 0);

/** The second derivative of its price by its yield, of its price. */
export const convexityOf = (bond: BondRow) =>
  (changeAt(bond, 0.01) + changeAt(bond, -0.01)) / 0.0001 ** 2 / dirtyValue(bond);

/** What a rise of all yields by one basis point costs. */
export const basisPoint = (bonds: readonly BondRow[]) =>
  bonds.reduce((sum, bond) => sum + changeAt(bond, -0.005) - changeAt(bond, 0.005), 0);
