import type { Currency } from '../money/currency.ts';
import { Decimal, type DecimalLike } from '../money/decimal.ts';
import type { Position } from '../portfolio/position.ts';
import { etfOrShareFigures, type EtfOrShareTrade } from './etf-or-share-figures.ts';

export interface EtfOrShareRecord extends EtfOrShareTrade {
  readonly currency: Currency;
  readonly direction: 'Bid' | 'Ask';
  readonly expired: boolean;
  /** Received so far, in the holding's currency. */
  readonly dividend: DecimalLike | null;
}

/** An ETF or a share as the sums of a portfolio take it. */
export function etfOrSharePosition(record: EtfOrShareRecord): Position {
  const { currency, expired, direction, marketPrice, nominal, dividend } = record;
  const isSale = direction === 'Ask';
  const hasMarketPrice = new Decimal(marketPrice).gt(0);
  const { amountPaid, profit } = etfOrShareFigures(record);
  return {
    currency,
    expired,
    isSale,
    isMatured: false,
    hasMarketPrice,
    cost: amountPaid,
    profit,
    marketValue: !isSale && !expired && hasMarketPrice ? new Decimal(marketPrice).times(nominal) : null,
    lacksAccrued: false,
    priceGain: !isSale && hasMarketPrice ? profit : null,
    income: new Decimal(dividend ?? 0),
    enteredYield: null,
    computedYield: null,
  };
}
