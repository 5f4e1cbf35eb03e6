import { etfOrShareFigures } from '../etfs-and-shares/etf-or-share-figures.ts';
import { Decimal } from '../money/decimal.ts';
import { isSale, knownMarketPrice, type HeldEtfOrShare } from './holding.ts';
import type { ValuedHolding } from './valued-holding.ts';

/** Cost, profit and income of an ETF or share. `distributed` has the distributions paid by the day, one sum per currency. */
export function valueEtfOrShare(
  holding: HeldEtfOrShare,
  distributed: ValuedHolding['distributed'] = [],
): ValuedHolding {
  const { currency, expired, buyPrice, units, dividend } = holding;
  const marketPrice = knownMarketPrice(holding);
  const { amountPaid, profit } = etfOrShareFigures({
    buyPrice,
    marketPrice: holding.marketPrice,
    nominal: units,
  });
  const isHeld = !isSale(holding);
  return {
    currency,
    expired,
    isSale: isSale(holding),
    isMatured: false,
    hasMarketPrice: marketPrice !== null,
    cost: amountPaid,
    profit,
    priceGain: isHeld && marketPrice !== null ? profit : null,
    income: new Decimal(dividend ?? 0),
    distributed,
    enteredYield: null,
    computedYield: null,
  };
}
