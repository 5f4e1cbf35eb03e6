import { roundedAmount, type CurrencyAmount } from '#domain/money/currency-amount';
import { groupBy } from '#domain/group-by';
import { Decimal, sumDecimals } from '#domain/money/decimal';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Line } from '../../answer-parts.ts';
import type { Answering, Speech } from '../../speech.ts';
import { isDividend, MAX_FLOWS, type ComingPayment, type Flow } from './coming.ts';

/** The part that was left of what was received, where tax was withheld. */
export async function shareLeft(filter: HoldingFilter, { tools }: Answering): Promise<Decimal | undefined> {
  const { tax, afterTax, inEuro } = await tools.listPayments.run({ filter });
  return tax.amount.isZero() ? undefined : afterTax.amount.div(inEuro.amount);
}

/** One coupon after tax, if as much is withheld as before; undefined where nothing was. */
export const couponAfterTax = (
  { amount, currency }: CurrencyAmount,
  left: Decimal | undefined,
  { say }: Speech,
): Line => left && say('couponAfterUsualTax', { amount: roundedAmount(amount.times(left), currency) });

/** The coupon of a payment in euro, without the principal that comes with it. */
function couponInEuro({ coupon, principal, inEuro }: Flow): Decimal {
  const all = coupon.amount.plus(principal.amount);
  return all.isZero() ? new Decimal(0) : inEuro.amount.times(coupon.amount).div(all);
}

const sumOf = (amounts: readonly CurrencyAmount[]) => sumDecimals(amounts.map(({ amount }) => amount));

/** What would be left of the coupons if as much were withheld of each bond as before; undefined where none of them was taxed. */
export async function couponsAfterTax(
  payments: readonly ComingPayment[],
  filter: HoldingFilter,
  { tools, say }: Answering,
): Promise<Line> {
  const { byBond } = await tools.listPayments.run({ filter, bondsBy: 'tax', most: MAX_FLOWS });
  const taxed = byBond.filter(({ tax }) => !tax.amount.isZero());
  const isins = new Set(taxed.map(({ isin }) => isin));
  const left = new Map(
    [...groupBy(byBond, ({ isin }) => isin)]
      .filter(([isin]) => isins.has(isin))
      .map(([isin, paid]) => {
        const part = sumOf(paid.map(({ tax }) => tax)).div(sumOf(paid.map(({ inEuro }) => inEuro)));
        return [isin, new Decimal(1).minus(part)];
      }),
  );
  const coupons = payments.flatMap((one) => (isDividend(one) ? [] : [one]));
  const isTaxed = coupons.some(({ isin }) => left.has(isin));
  const euro = sumDecimals(coupons.map((one) => couponInEuro(one).times(left.get(one.isin) ?? 1)));
  return isTaxed && say('couponsAfterUsualTax', { euro });
}
