import { dayNumber, type CalendarDate } from '../../calendar-date.ts';
import { failure, success, type Result } from '../../result.ts';
import { yearFraction, type DayCount, type IcmaGrid } from '../terms/day-count.ts';

/** Current (running) yield: annual coupon divided by clean price, 100·c / P. The coupon rate is a fraction. */
export function currentYield(couponRate: number, cleanPrice: number): Result<number, 'price-not-positive'> {
  return cleanPrice > 0 ? success((100 * couponRate) / cleanPrice) : failure('price-not-positive');
}

/** (100·c + (redemption − P)/T) / P with T years to maturity; P is the clean price, c a fraction. */
export function simpleYieldOver(
  years: number,
  bond: { readonly couponRate: number; readonly cleanPrice: number; readonly redemption: number },
): number {
  return (100 * bond.couponRate + (bond.redemption - bond.cleanPrice) / years) / bond.cleanPrice;
}

type SimpleYieldInput = {
  /** A fraction per year. */
  readonly couponRate: number;
  readonly cleanPrice: number;
  readonly settlement: CalendarDate;
  readonly maturity: CalendarDate;
  readonly redemption?: number | undefined;
  readonly dayCount: DayCount;
  /** For ACT/ACT ICMA; if missing, the annual grid through maturity. */
  readonly couponGrid?: IcmaGrid | undefined;
};

type SimpleYieldProblem = 'price-not-positive' | 'maturity-not-after-settlement' | 'coupon-grid-needed';

/** Simple (Japanese) yield to maturity, with time in years of the day count. */
export function simpleYield(input: SimpleYieldInput): Result<number, SimpleYieldProblem> {
  const { couponRate, cleanPrice, settlement, maturity, redemption = 100, dayCount } = input;
  if (!(cleanPrice > 0)) return failure('price-not-positive');
  if (dayNumber(maturity) <= dayNumber(settlement)) return failure('maturity-not-after-settlement');
  const couponGrid = input.couponGrid ?? { anchor: maturity, frequency: 1 as const };
  const years = yearFraction(dayCount, {
    start: settlement,
    end: maturity,
    terminationDate: maturity,
    couponGrid,
  });
  if (!years.ok) return years;
  return success(simpleYieldOver(years.value, { couponRate, cleanPrice, redemption }));
}
