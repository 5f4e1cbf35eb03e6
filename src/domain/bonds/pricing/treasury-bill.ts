import { failure, success, type Result } from '../../result.ts';

/** Discount bills, per 100 nominal. Days are actual days from settlement to maturity; rates are fractions per year. */
export type BillProblem = 'price-not-positive' | 'days-not-positive';

function findProblem(price: number, days: number): BillProblem | undefined {
  if (!(days > 0 && days < Infinity)) return 'days-not-positive';
  if (!(price > 0 && price < Infinity)) return 'price-not-positive';
  return undefined;
}

/** Price at a bank-discount rate: 100·(1 − d·days/360). */
export function billPriceFromDiscountRate(discountRate: number, days: number): Result<number, BillProblem> {
  const price = 100 * (1 - (discountRate * days) / 360);
  const problem = findProblem(price, days);
  return problem === undefined ? success(price) : failure(problem);
}

/** Bank-discount rate at a price: (1 − P/100)·360/days. */
export function billDiscountRateFromPrice(price: number, days: number): Result<number, BillProblem> {
  const problem = findProblem(price, days);
  return problem === undefined ? success(((1 - price / 100) * 360) / days) : failure(problem);
}

/** Simple (money-market) yield: (100/P − 1)·yearBasis/days; yearBasis is 360 or 365. */
export function billSimpleYieldFromPrice(
  price: number,
  days: number,
  yearBasis: number,
): Result<number, BillProblem> {
  const problem = findProblem(price, days);
  return problem === undefined ? success(((100 / price - 1) * yearBasis) / days) : failure(problem);
}

/**
 * Investment rate (bond-equivalent yield) of a US bill, 31 CFR 356 appendix B, VI.D: up to half a year (100 − P)/P·y/r; beyond
 * that, the positive-side root of (r/2y − ¼)·i² + (r/y)·i + (P − 100)/P = 0. yearDays is 365, or 366 if the year after issue
 * includes a 29 February.
 */
export function billInvestmentRateFromPrice(
  price: number,
  days: number,
  yearDays: number,
): Result<number, BillProblem | 'yield-does-not-exist'> {
  const problem = findProblem(price, days);
  if (problem !== undefined) return failure(problem);
  const years = days / yearDays;
  if (years <= 0.5) return success((100 - price) / price / years);
  const [a, b, c] = [years / 2 - 0.25, years, (price - 100) / price];
  const discriminant = b * b - 4 * a * c;
  // (−b + √D)/2a in the form that does not lose digits if a is small.
  return discriminant < 0
    ? failure('yield-does-not-exist')
    : success((-2 * c) / (b + Math.sqrt(discriminant)));
}
