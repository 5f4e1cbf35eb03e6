import { SHORT_COUPONS, TODAY, type BondRow } from './holder.ts';

/** Coupons, counted back from the maturity: no product code, so that a mistake there is seen. */

const DAY = 86_400_000;
const time = (day: string) => Date.parse(`${day}T00:00:00Z`);
export const daysFrom = (one: string, other: string) => (time(other) - time(one)) / DAY;

/** So many months before; the last day of the month where that month is shorter or `day` was the last of its own. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  const lastDay = (y: number, m: number) => new Date(Date.UTC(y, m, 0)).getUTCDate();
  const index = year * 12 + (month - 1) - months;
  const [y, m] = [Math.floor(index / 12), (index % 12) + 1];
  const last = lastDay(y, m);
  const isEnd = dayOfMonth === lastDay(year, month);
  const d = isEnd ? last : Math.min(dayOfMonth, last);
  return `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`;
}

const found = new Map<string, readonly string[]>();

/** All coupon days from the last one on or before `from` to the maturity; found once, for the expected figures ask for them often. */
function couponDays({ maturity, times }: BondRow, from: string): readonly string[] {
  const key = [maturity, times, from].join();
  const days = found.get(key) ?? countBack(maturity, 12 / times, from);
  found.set(key, days);
  return days;
}

function countBack(maturity: string, months: number, from: string): string[] {
  const days = [maturity];
  for (let back = 1; (days[0] ?? '') > from; back += 1) days.unshift(monthsBefore(maturity, back * months));
  return days;
}

export const cents = (value: number) => (Math.sign(value) * Math.round((Math.abs(value) + 1e-9) * 100)) / 100;
export const couponAmount = ({ nominal, coupon, times }: BondRow) => cents((nominal * coupon) / 100 / times);

export interface Coupon {
  readonly bond: BondRow;
  readonly day: string;
  readonly due: number;
  /** 0 where it has not come. */
  readonly came: number;
  readonly tax: number;
}

/** What the bond paid, owes and is to pay after it was bought. */
export function listCoupons(bond: BondRow): Coupon[] {
  const due = couponAmount(bond);
  return couponDays(bond, bond.bought)
    .filter((day) => day > bond.bought)
    .map((day) => {
      const short = SHORT_COUPONS.find((one) => one.isin === bond.isin && one.day === day);
      const came = day > TODAY ? 0 : (short?.came ?? due);
      return { bond, day, due, came, tax: cents((came * (bond.tax ?? 0)) / 100) };
    });
}

/** Days of months of 30 days; of the 31st only where the first day is one of the last two (30/360, bond basis). */
export function days30(one: string, other: string): number {
  const [y1 = 0, m1 = 0, d1 = 0] = one.split('-').map(Number);
  const [y2 = 0, m2 = 0, d2 = 0] = other.split('-').map(Number);
  return 360 * (y2 - y1) + 30 * (m2 - m1) + (d1 >= 30 ? Math.min(d2, 30) : d2) - Math.min(d1, 30);
}

/** Interest since the last coupon, in the bond's currency, unrounded: days of the period that are over, of all its days. */
export function accruedOn(bond: BondRow, day: string): number {
  if (day >= bond.maturity) return 0;
  const [last = day, next = day] = couponDays(bond, day);
  const days = bond.dayCount === '30/360' ? days30 : daysFrom;
  return (((bond.nominal * bond.coupon) / 100 / bond.times) * days(last, day)) / days(last, next);
}

/** The coupon period that the day is in, and all coupon days after it. */
export function findPeriod(bond: BondRow, day: string): { last: string; coming: string[] } {
  const [last = day, ...coming] = couponDays(bond, day);
  return { last, coming };
}
