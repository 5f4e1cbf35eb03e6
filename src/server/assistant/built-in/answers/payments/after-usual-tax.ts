import { roundedAmount, type CurrencyAmount } from '#domain/money/currency-amount';
import { Decimal } from '#domain/money/decimal';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Line } from '../../answer-parts.ts';
import type { Answering } from '../../speech.ts';
import { isDividend, type ComingPayment } from './coming.ts';

/** The part that was left of what was received, where tax was withheld. */
export async function shareLeft(filter: HoldingFilter, { tools }: Answering): Promise<Decimal | undefined> {
  const { tax, afterTax, inEuro } = await tools.listPayments.run({ filter });
  return tax.amount.isZero() ? undefined : afterTax.amount.div(inEuro.amount);
}

/** One coupon after tax, if as much is withheld as before. */
export async function couponAfterTax(
  isin: string,
  { amount, currency }: CurrencyAmount,
  answering: Answering,
): Promise<Line> {
  const left = await shareLeft({ isins: [isin] }, answering);
  const { say } = answering;
  return left && say('couponAfterUsualTax', { amount: roundedAmount(amount.times(left), currency) });
}

/** As many as a lookup gives. */
const MAX_BONDS = 500;

/** The coupon of a payment in euro, without the principal that comes with it. */
function couponInEuro({
  coupon,
  principal,
  inEuro,
}: Exclude<ComingPayment, { readonly state: unknown }>): Decimal {
  const all = coupon.amount.plus(principal.amount);
  return all.isZero() ? new Decimal(0) : inEuro.amount.times(coupon.amount).div(all);
}

/** What would be left of these coupons if as much were withheld of each bond as before; undefined where none of them was taxed. */
export async function couponsAfterTax(
  payments: readonly ComingPayment[],
  filter: HoldingFilter,
  { tools, say }: Answering,
): Promise<Line> {
  const { byBond } = await tools.listPayments.run({ filter, bondsBy: 'tax', most: MAX_BONDS });
  const left = (isin: string) => {
    const paid = byBond.filter((one) => one.isin === isin);
    const sum = (of: 'tax' | 'inEuro') =>
      paid.reduce((total, one) => total.plus(one[of].amount), new Decimal(0));
    return sum('inEuro').isZero() ? new Decimal(1) : new Decimal(1).minus(sum('tax').div(sum('inEuro')));
  };
  const coupons = payments.flatMap((one) => (isDividend(one) ? [] : [one]));
  const isTaxed = coupons.some(({ isin }) => !left(isin).eq(1));
  const euro = coupons.reduce(
    (total, one) => total.plus(couponInEuro(one).times(left(one.isin))),
    new Decimal(0),
  );
  return isTaxed && say('couponsAfterUsualTax', { euro });
}
