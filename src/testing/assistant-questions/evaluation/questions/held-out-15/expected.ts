import * as figures from '../../figures.ts';
import { BONDS } from '../../holder.ts';
import type { Wanted } from '../../question.ts';
import { gainOf, valueOn } from '../../returns.ts';
import { accruedOn } from '../../schedule.ts';
import { couponsWithin, dividendsWithin, dueWithin } from '../../sums.ts';

const { bonds, euro, euroDividends, euroDue, money, sum } = figures;

type Fits = (one: figures.Row) => boolean;

export const isBond: Fits = (one) => 'coupon' in one;
export const isEtf: Fits = (one) => 'kind' in one && one.kind === 'etf';
export const isShare: Fits = (one) => 'kind' in one && one.kind === 'share';

/** Without accrued interest. */
function cleanOn(day: string, fits: Fits): number {
  const held = BONDS.filter((one) => one.bought <= day && fits(one));
  return valueOn(day, fits) - sum(held.map((one) => euro(accruedOn(one, day), one.currency)));
}

/** What the value grew by: with accrued interest, without it, or without what was paid in and out. */
export const changeOf = (from: string, to: string, fits: Fits = () => true): Wanted =>
  [
    valueOn(to, fits) - valueOn(from, fits),
    cleanOn(to, fits) - cleanOn(from, fits),
    gainOf({ from, to, fits }),
  ].map(money);

/** What is due in 2026 by the terms, or with the dividends of the same days a year before. */
export function expectedWithin(from: string, to: string): Wanted {
  const yearBefore = (date: string) => date.replace('2026', '2025');
  const due =
    euroDue(couponsWithin(from, to)) + euroDividends(dividendsWithin(yearBefore(from), yearBefore(to)));
  const repaid = bonds(({ maturity }) => maturity >= from && maturity <= to);
  const principal = sum(repaid.map(({ nominal, currency }) => euro(nominal, currency)));
  return [dueWithin(from, to), money(due), money(due + principal)].flat();
}
