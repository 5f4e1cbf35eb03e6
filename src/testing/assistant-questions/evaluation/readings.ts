import * as figures from './figures.ts';
import { BONDS, UNITS, type BondRow } from './holder.ts';
import type { Wanted } from './question.ts';
import { macaulayDuration, modifiedDuration, yieldOf } from './repricing.ts';
import { gainOf, valueOn } from './returns.ts';
import { accruedOn, cents } from './schedule.ts';
import { EVER, only } from './sums.ts';

const { accrued, bonds, costs, coupons, dirtyValues, dividends, euro, euroCame, euroDividends, figure, money, precise, profits, shareOf, sum, values } = figures; // prettier-ignore

export const [IBKR, FIBANK, UNI, DSK] = [
  'Interactive Brokers',
  'Fibank',
  'УниКредит Булбанк',
  'Банка ДСК',
] as const;

export const isCompany = ({ issuer }: BondRow) => ['Trakia Energy', 'Apple', 'Монолит'].includes(issuer);
export const companies = bonds(isCompany);
export const states = bonds((one) => !isCompany(one));

/** A price or a rate; in Bulgarian three places look like thousands. */
export const price = (value: number): Wanted =>
  [precise(value), String(value), value.toFixed(3).replace('.', '')].flat();

/** An amount that may be written without its cents. */
export const whole = (amount: number): Wanted => [money(amount), String(amount)];

export const nominals = (rows: readonly BondRow[]) =>
  sum(rows.map(({ nominal, currency }) => euro(nominal, currency)));

/** In euro; each is rounded or their sum is. */
export const accruedOf = (rows: readonly BondRow[]): Wanted =>
  [(amount: number) => amount, cents].map((round) =>
    money(sum(rows.map(({ isin, currency }) => round(euro(accrued(isin), currency))))),
  );

/** Percent of these rows alone. */
export const partOf = (rows: readonly figures.Row[], those: readonly figures.Row[]): Wanted =>
  [dirtyValues, values].flatMap((of) => shareOf((100 * of(rows)) / of(those)));

/** By prices alone, with accrued interest, or with what has come, before tax or after it. */
export const gainsOf = (
  rows: readonly figures.Row[],
  fits: (one: figures.Row) => boolean = () => true,
): Wanted => {
  const paid =
    euroCame(coupons(({ bond }) => bond.expired !== true && fits(bond))) +
    euroDividends(dividends().filter(({ of }) => fits(of)));
  const gain = profits(rows);
  return [gain, dirtyValues(rows) - costs(rows), gain + paid, gainOf({ ...EVER, fits })].map(money);
};

/** The value of that day, with accrued interest, where each is rounded or their sum is, or without it. */
export const worthOn = (day: string): Wanted => {
  const accruedThen = sum(
    BONDS.filter(({ bought }) => bought <= day).map((one) => euro(accruedOn(one, day), one.currency)),
  );
  const each = [...new Set([...BONDS, ...UNITS].map(({ isin }) => isin))].map((isin) =>
    cents(valueOn(day, only(isin))),
  );
  return [valueOn(day), sum(each), valueOn(day) - accruedThen].map(money);
};

export const durationsOf = (rows: readonly BondRow[]): Wanted =>
  [modifiedDuration(rows), macaulayDuration(rows)].flatMap((years) => [figure(years), precise(years)].flat());

/** Plain, or weighted by nominal, cost or value. */
export const meanOf = (rows: readonly BondRow[], figureOf: (one: BondRow) => number): Wanted =>
  [
    () => 1,
    (one: BondRow) => nominals([one]),
    (one: BondRow) => costs([one]),
    (one: BondRow) => dirtyValues([one]),
    (one: BondRow) => values([one]),
  ].flatMap((weight) => {
    const weights = rows.map(weight);
    const weighted = rows.map((one, index) => figureOf(one) * (weights[index] ?? 0));
    return figure(sum(weighted) / sum(weights));
  });

/** Computed from the market prices, the entered ones with the computed ones where none is entered, or the entered ones alone. */
export const meanYields = (rows: readonly BondRow[]): Wanted =>
  [
    meanOf(rows, yieldOf),
    meanOf(rows, (one) => one.ytm ?? yieldOf(one)),
    meanOf(
      rows.filter(({ ytm }) => ytm !== null),
      ({ ytm }) => ytm ?? 0,
    ),
  ].flat();
