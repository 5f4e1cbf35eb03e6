import { BONDS, EURO_RATES, TODAY, UNITS, type BondRow, type Code, type UnitRow } from './holder.ts';
import type { Wanted } from './question.ts';
import { accruedOn, cents, listCoupons, type Coupon } from './schedule.ts';

/** Expected figures, by plain arithmetic on the rows, without any product code. */

export type Row = BondRow | UnitRow;

const isBond = (row: Row): row is BondRow => 'coupon' in row;
export const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
export const euro = (amount: number, currency: Code) => amount * EURO_RATES[currency];

export const bonds = (fits: (bond: BondRow) => boolean = () => true) =>
  BONDS.filter((bond) => bond.expired !== true && fits(bond));
export const expired = BONDS.filter((bond) => bond.expired === true);
export const units = (fits: (one: UnitRow) => boolean = () => true) => UNITS.filter(fits);
export const etfs = units(({ kind }) => kind === 'etf');
export const shares = units(({ kind }) => kind === 'share');
export const all: readonly Row[] = [...bonds(), ...UNITS];

export const of = (currency: Code) => (row: Row) => row.currency === currency;
export const at = (bank: string) => (row: Row) => row.bank === bank;
export const from = (country: string) => (row: Row) => row.isin.startsWith(country);

export const row = (isin: string): Row => {
  const found = [...BONDS, ...UNITS].find((one) => one.isin === isin);
  if (found === undefined) throw new Error(`${isin} is not held`);
  return found;
};
export const bond = (isin: string): BondRow => {
  const found = BONDS.find((one) => one.isin === isin);
  if (found === undefined) throw new Error(`${isin} is no bond of the holder`);
  return found;
};

const quantity = (one: Row) => (isBond(one) ? one.nominal / 100 : one.units);
export const cost = (one: Row) => cents(quantity(one) * one.buy);
/** Clean. */
export const worth = (one: Row) => cents(quantity(one) * one.market);
export const profit = (one: Row) => cents(quantity(one) * (one.market - one.buy));
const dirty = (one: Row) => worth(one) + (isBond(one) ? accruedOn(one, TODAY) : 0);

const inEuro = (rows: readonly Row[], figure: (one: Row) => number) =>
  sum(rows.map((one) => euro(figure(one), one.currency)));
export const costs = (rows: readonly Row[]) => inEuro(rows, cost);
export const profits = (rows: readonly Row[]) => inEuro(rows, profit);
export const values = (rows: readonly Row[]) => inEuro(rows, worth);

export const accrued = (isin: string) => accruedOn(bond(isin), TODAY);
/** With accrued interest, in euro. */
export const dirtyValues = (rows: readonly Row[]) => inEuro(rows, dirty);
/** What they are worth in euro: with accrued interest, where each is rounded or their sum is, or without it. */
export const totals = (rows: readonly Row[]): number[] => [
  sum(rows.map((one) => cents(euro(dirty(one), one.currency)))),
  dirtyValues(rows),
  values(rows),
];
export const worthOf = (rows: readonly Row[]): Wanted => totals(rows).map(money);
/** The same of one holding, in its currency or in euro. */
export const worthOfOne = (isin: string): Wanted => {
  const rows = all.filter((one) => one.isin === isin);
  return [money(sum(rows.map(worth))), money(sum(rows.map(dirty))), worthOf(rows)].flat();
};
/** By its ISIN or its name. */
export const label = (one: Row): Wanted => ('name' in one ? [one.isin, one.name] : one.isin);
export const labels = (rows: readonly Row[]) => [
  ...new Map(rows.map((one) => [one.isin, label(one)])).values(),
];

export const mean = (numbers: readonly (number | null)[]) => {
  const known = numbers.filter((value) => value !== null);
  return sum(known) / known.length;
};

/** Everything that was bought and is not expired, and what was, with their coupons. */
export const coupons = (fits: (coupon: Coupon) => boolean = () => true): Coupon[] =>
  BONDS.flatMap(listCoupons).filter(fits);
export const received = (prefix = '') => coupons(({ day, came }) => came > 0 && day.startsWith(prefix));
export const coming = (fits: (coupon: Coupon) => boolean = () => true) =>
  coupons((coupon) => coupon.day > TODAY && fits(coupon)).sort((one, other) =>
    one.day < other.day ? -1 : 1,
  );
export const missing = coupons(
  ({ bond: of_, day, came }) => of_.expired !== true && day <= TODAY && came === 0,
);
export const dividends = (prefix = '') =>
  UNITS.flatMap((one) => one.dividends.map((paid) => ({ ...paid, of: one }))).filter(({ day }) =>
    day.startsWith(prefix),
  );
export const euroCame = (paid: readonly Coupon[]) =>
  sum(paid.map(({ came, bond: { currency } }) => euro(came, currency)));
export const euroDue = (due: readonly Coupon[]) =>
  sum(due.map(({ due: amount, bond: { currency } }) => euro(amount, currency)));
/** Of payments it is entered in euro. */
export const couponTax = (paid: readonly Coupon[]) => sum(paid.map(({ tax }) => tax));
export const euroDividends = (paid: ReturnType<typeof dividends>) =>
  sum(paid.map(({ gross, of: { currency } }) => euro(gross, currency)));
/** What came in a year or a month: coupons, or dividends with them. */
export const came = (prefix: string): Wanted => [
  money(euroCame(received(prefix))),
  money(euroCame(received(prefix)) + euroDividends(dividends(prefix))),
];
/** Of the dividends, in euro. */
export const dividendTax = (prefix = '') =>
  sum(dividends(prefix).map(({ tax, of: { currency } }) => euro(tax, currency)));

const places = (value: number, count: number) => {
  const factor = 10 ** count;
  return (Math.round((Math.abs(value) + 1e-9) * factor) / factor).toFixed(count);
};
/** An amount to the cent, without its sign. */
export const money = (value: number) => places(value, 2);
/** A percentage or a number of years: to one place or two. */
export const figure = (value: number): Wanted => [places(value, 2), places(value, 1)];
/** Percent of a whole: shares are rounded so that they add up to 100. */
export const shareOf = (percent: number): Wanted => [
  places(percent, 2),
  (Math.floor(10 * percent) / 10).toFixed(1),
  (Math.ceil(10 * percent) / 10).toFixed(1),
];
/** A figure as it is written with any number of places up to four. */
export const precise = (value: number): Wanted => [4, 3, 2, 1].map((count) => places(value, count));
export const count = (rows: readonly unknown[]) => String(rows.length);
/** Percent of everything: of what it is worth, with or without accrued interest, or of what it cost. */
export const part = (rows: readonly Row[]): Wanted =>
  [dirtyValues, values, costs].flatMap((of_) => shareOf((100 * of_(rows)) / of_(all)));
/** The same, or how much that is. */
export const partOrAmount = (rows: readonly Row[]): Wanted =>
  [part(rows), [dirtyValues, values, costs].map((of_) => money(of_(rows)))].flat(2);
/** Any one of them. */
export const word = (...any: readonly string[]): Wanted => any;
export const isins = (rows: readonly { readonly isin: string }[]) => rows.map(({ isin }) => isin);

const MONTHS = {
  en: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
  bg: ['януари', 'февруари', 'март', 'април', 'май', 'юни', 'юли', 'август', 'септември', 'октомври', 'ноември', 'декември'],
}; // prettier-ignore

/** A day as either language writes it. */
export function day(iso: string): Wanted {
  const [year = '', month = '', dayOfMonth = ''] = iso.split('-');
  const d = String(Number(dayOfMonth));
  const [en = '', bg = ''] = [MONTHS.en[Number(month) - 1], MONTHS.bg[Number(month) - 1]];
  return [
    `${d} ${en} ${year}`,
    `${d} ${en.slice(0, 3)} ${year}`,
    `${d} ${bg} ${year}`,
    `${d}.${month}.${year}`,
    `${dayOfMonth}.${month}.${year}`,
    iso,
  ];
}
