import { BONDS, PAYMENTS, UNITS, type BondRow, type PaymentRow, type UnitRow } from './a-portfolio.ts';

/** Expected figures, by plain arithmetic on the rows of the portfolio, without any product code. */
const FACTORS = { EUR: 1, USD: 0.92, GBP: 1.17, BGN: 0.51 } as const;
type Code = keyof typeof FACTORS;

const cents = (value: number) => Math.sign(value) * (Math.round((Math.abs(value) + 1e-9) * 100) / 100);
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const twoPlaces = (value: number) => Math.abs(cents(value)).toFixed(2);
export const inEuro = (value: number, currency: Code) => value * FACTORS[currency];
export const fromEuro = (value: number, currency: Code) => value / FACTORS[currency];

export const bonds = (fits: (bond: BondRow) => boolean = () => true) => BONDS.filter(fits);
export const active = (fits: (bond: BondRow) => boolean = () => true) =>
  BONDS.filter((bond) => bond.expired !== true && fits(bond));
export const expired = (fits: (bond: BondRow) => boolean = () => true) =>
  BONDS.filter((bond) => bond.expired === true && fits(bond));
export const units = (kind: UnitRow['kind']) =>
  UNITS.filter((one) => one.kind === kind && one.expired !== true);

export const unitRow = (isin: string) => {
  const found = UNITS.find((unit) => unit.isin === isin);
  if (found === undefined) throw new Error(`${isin} is no ETF or share of the portfolio`);
  return found;
};
export const unitsHeld = (rows: readonly UnitRow[]) => String(sum(rows.map((one) => one.units)));

export const cost = ({ nominal, buy }: BondRow) => cents((nominal * buy) / 100);
export const profit = ({ nominal, buy, market }: BondRow) => cents((nominal * (market - buy)) / 100);
export const unitCost = (one: UnitRow) => cents(one.units * one.buy);
export const unitProfit = (one: UnitRow) => cents(one.units * (one.market - one.buy));

export const totalCost = (rows: readonly BondRow[]) =>
  sum(rows.map((row) => inEuro(cost(row), row.currency)));
export const totalProfit = (rows: readonly BondRow[]) =>
  sum(rows.map((row) => inEuro(profit(row), row.currency)));
export const totalUnitCost = (rows: readonly UnitRow[]) =>
  sum(rows.map((row) => inEuro(unitCost(row), row.currency)));
export const totalUnitProfit = (rows: readonly UnitRow[]) =>
  sum(rows.map((row) => inEuro(unitProfit(row), row.currency)));
export const portfolioCost = () =>
  totalCost(active()) + totalUnitCost(units('etf')) + totalUnitCost(units('share'));
export const portfolioProfit = () =>
  totalProfit(active()) + totalUnitProfit(units('etf')) + totalUnitProfit(units('share'));

export const mean = (values: readonly (number | null)[]) => {
  const known = values.filter((value) => value !== null);
  return sum(known) / known.length;
};

const paymentCurrency = ({ isin }: PaymentRow) => BONDS.find((bond) => bond.isin === isin)?.currency ?? 'EUR';
export const paid = (fits: (payment: PaymentRow) => boolean = () => true) => PAYMENTS.filter(fits);
export const dated = (prefix: string) => paid(({ date }) => date?.startsWith(prefix) === true);
export const paidEuro = (rows: readonly PaymentRow[]) =>
  sum(rows.map((row) => inEuro(row.amount, paymentCurrency(row))));
export const taxEuro = (rows: readonly PaymentRow[]) => sum(rows.map(({ tax }) => tax ?? 0));
export const listIsins = (rows: readonly { readonly isin: string }[]) => rows.map(({ isin }) => isin);
export const bondRow = (isin: string) => {
  const found = BONDS.find((bond) => bond.isin === isin);
  if (found === undefined) throw new Error(`${isin} is no bond of the portfolio`);
  return found;
};
