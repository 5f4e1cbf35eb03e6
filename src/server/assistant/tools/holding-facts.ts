import { inEuro, roundedAmount } from '#domain/money/currency-amount';
import { Decimal, type DecimalLike } from '#domain/money/decimal';
import { yieldSource, type Holding } from '#domain/portfolio/holding';
import type { SumBasis } from '#domain/portfolio/holding-sums';
import type { Measure } from '#domain/portfolio/measure';
import { money } from './facts.ts';

function text(value: DecimalLike | null | undefined): string | null {
  return value === null || value === undefined ? null : new Decimal(value).toFixed();
}

/** A holding in the form that a model receives, without durations. Null: not entered, or not known. */
export function holdingFacts(holding: Holding, { rates, measuring }: SumBasis) {
  const { currency } = holding;
  const figure = (measure: Measure) => text(measuring(holding, measure)?.value);
  const amount = (measure: Measure, inCurrency = currency) => {
    const value = measuring(holding, measure)?.value;
    return value === undefined ? null : money({ amount: value, currency: inCurrency });
  };
  const euro = (value: DecimalLike) =>
    money(roundedAmount(inEuro(roundedAmount(value, currency), rates), 'EUR'));
  return {
    kind: holding.kind,
    id: holding.id,
    isin: holding.isin,
    expired: holding.expired,
    bank: holding.bank,
    direction: holding.direction,
    currency,
    /** For a bond in percent of nominal. */
    buyPrice: new Decimal(holding.buyPrice).toFixed(),
    marketPrice: figure('market-price'),
    cost: money(roundedAmount(holding.amountPaid, currency)),
    costInEuro: euro(holding.amountPaid),
    marketValue: amount('market-value'),
    /** From the change in price only. As in the lists, also without a market price. */
    profit: money(roundedAmount(holding.profit, currency)),
    profitInEuro: euro(holding.profit),
    buyDate: holding.buyDate,
    name: holding.name,
    /** Written by the owner, so it is untrusted text. */
    notes: holding.notes,
    nominal: amount('nominal'),
    units: figure('units'),
    couponPercent: figure('coupon'),
    couponsAYear: figure('coupons-a-year'),
    yieldPercent: figure('yield'),
    yieldIs: yieldSource(holding),
    maturityDate: holding.kind === 'bond' ? holding.maturityDate : null,
    /** As entered for the whole holding, without the taxes of its payments. */
    taxesPaid: amount('taxes', 'EUR'),
    fees: amount('fees'),
    dividend: amount('dividend'),
  };
}
