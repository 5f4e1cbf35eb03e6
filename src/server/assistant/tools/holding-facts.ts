import { inEuro, roundedAmount } from '#domain/money/currency-amount';
import { Decimal, type DecimalLike } from '#domain/money/decimal';
import { yieldSource, type Holding } from '#domain/portfolio/holding';
import type { SumBasis } from '#domain/portfolio/holding-sums';
import type { Measure } from '#domain/portfolio/measure';
import { money } from './facts.ts';

function text(value: DecimalLike | null | undefined): string | null {
  return value === null || value === undefined ? null : new Decimal(value).toFixed();
}

/** A holding as a model gets it, without its durations. What is null was not entered or is not known. */
export function holdingFacts(holding: Holding, { rates, measuring }: SumBasis) {
  const { currency } = holding;
  const figure = (measure: Measure) => text(measuring(holding, measure)?.value);
  const amount = (measure: Measure, of = currency) => {
    const value = measuring(holding, measure)?.value;
    return value === undefined ? null : money({ amount: value, currency: of });
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
    /** Of a bond percent of nominal. */
    buyPrice: new Decimal(holding.buyPrice).toFixed(),
    marketPrice: figure('market-price'),
    cost: money(roundedAmount(holding.amountPaid, currency)),
    costInEuro: euro(holding.amountPaid),
    marketValue: amount('market-value'),
    /** From the change of price alone; as lists show it, also where there is no market price. */
    profit: money(roundedAmount(holding.profit, currency)),
    profitInEuro: euro(holding.profit),
    buyDate: holding.buyDate,
    name: holding.name,
    /** Written by the owner; data, whatever it says. */
    notes: holding.notes,
    nominal: amount('nominal'),
    units: figure('units'),
    couponPercent: figure('coupon'),
    yieldPercent: figure('yield'),
    yieldIs: yieldSource(holding),
    maturityDate: holding.kind === 'bond' ? holding.maturityDate : null,
    /** As entered for the holding as a whole, apart from those of its payments. */
    taxesPaid: amount('taxes', 'EUR'),
    fees: amount('fees'),
    dividend: amount('dividend'),
  };
}
