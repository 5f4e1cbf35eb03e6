import * as figures from './figures.ts';
import type { BondRow, Code } from './holder.ts';
import type { Wanted } from './question.ts';
import { changeAt, modifiedDuration, yieldOf } from './repricing.ts';

const { all, bond, bonds, dirtyValues, figure, isins, money, of, sum, totals } = figures;

/** These bonds and no other. */
export const these = (fits: (one: BondRow) => boolean) => ({
  holds: isins(bonds(fits)),
  not: isins(bonds((one) => !fits(one))),
});

/** As entered, or as computed from the price. */
export const yieldsOf = (isin: string): Wanted =>
  [figure(bond(isin).ytm ?? yieldOf(bond(isin))), figure(yieldOf(bond(isin)))].flat();

/** If yields move by so many points: repriced in full, or by the duration alone. */
export const shifted = (points: number, rows: readonly BondRow[] = bonds()): Wanted => [
  money(sum(rows.map((one) => changeAt(one, points)))),
  money((modifiedDuration(rows) * dirtyValues(rows) * points) / 100),
];

/** What is held in a currency, times such a share. */
export const moved = (currency: Code, share: number): Wanted =>
  totals(all.filter(of(currency))).map((total) => money(total * share));

/** Everything, if these rows moved by such a share. */
export const wholeAfter = (rows: readonly figures.Row[], share: number): Wanted => {
  const moves = totals(rows);
  return totals(all).map((total, way) => money(total + (moves[way] ?? 0) * share));
};
