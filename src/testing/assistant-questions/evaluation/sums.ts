import * as figures from './figures.ts';
import { EURO_RATES, TODAY, type Code } from './holder.ts';
import { gainOf } from './returns.ts';
import type { Wanted } from './question.ts';
import type { Coupon } from './schedule.ts';

const {
  accrued,
  all,
  coupons,
  dividends,
  euro,
  euroCame,
  euroDividends,
  euroDue,
  money,
  profit,
  sum,
  worth,
} = figures;

export const EVER = { from: '2021-06-01', to: TODAY };
export const only = (isin: string) => (one: figures.Row) => one.isin === isin;
export const dealsOf = (isin: string) => all.filter(only(isin));

/** In its own currency or in euro. */
export const either = (amount: number, currency: Code): Wanted => [
  money(amount),
  money(euro(amount, currency)),
];

/** Both days belong to it. */
export const couponsWithin = (from: string, to: string, fits: (coupon: Coupon) => boolean = () => true) =>
  coupons((coupon) => coupon.day >= from && coupon.day <= to && fits(coupon));
export const dividendsWithin = (from: string, to: string) =>
  dividends().filter(({ day }) => day >= from && day <= to);

/** What came: coupons, or dividends with them. */
export const cameWithin = (from: string, to: string): Wanted => {
  const paid = euroCame(couponsWithin(from, to));
  return [money(paid), money(paid + euroDividends(dividendsWithin(from, to)))];
};

const principalWithin = (from: string, to: string) =>
  sum(
    figures
      .bonds(({ maturity }) => maturity >= from && maturity <= to)
      .map(({ nominal, currency }) => euro(nominal, currency)),
  );
/** What is to come: coupons, or what is repaid with them. */
export const dueWithin = (from: string, to: string): Wanted => {
  const due = euroDue(couponsWithin(from, to));
  return [money(due), money(due + principalWithin(from, to))];
};

/** By its price alone, or with what it has paid; in its own currency or in euro. */
export const gainOn = (isin: string): Wanted => {
  const deals = dealsOf(isin);
  const currency = deals[0]?.currency ?? 'EUR';
  const paid = gainOf({ ...EVER, fits: only(isin) });
  const received = [
    ...coupons(({ bond }) => bond.isin === isin).map(({ came }) => came),
    ...dividends()
      .filter(({ of }) => of.isin === isin)
      .map(({ gross }) => gross),
  ];
  const rise = sum(deals.map(profit));
  return [
    either(rise, currency),
    either(rise + sum(received), currency),
    either(paid / EURO_RATES[currency], currency),
  ].flat();
};

/** In the currency that all of them have, with accrued interest or without it. */
export const worthInOwn = (rows: readonly figures.Row[]): Wanted => {
  const clean = sum(rows.map(worth));
  return [money(clean), money(clean + sum(rows.map((one) => ('coupon' in one ? accrued(one.isin) : 0))))];
};
