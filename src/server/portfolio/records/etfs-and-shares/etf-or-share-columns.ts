import { etfOrShareFigures } from '#domain/etfs-and-shares/etf-or-share-figures';
import { AMOUNT_PLACES, PRICE_PLACES } from '#domain/money/decimal-places';
import { Decimal, roundTo } from '#domain/money/decimal';
import { ETF_OR_SHARE_INPUT } from '#api/portfolio/etf-or-share-fields';
import type { EtfOrShareFields } from '#api/portfolio/etfs-and-shares';
import { enteredColumns } from '../../../platform/database/entered-columns.ts';
import { requireExactAmounts } from '../../../platform/database/exact-amounts.ts';
import { numeric } from '../../../platform/database/numeric.ts';
import type { EtfOrShareRow } from './etf-or-share-on-wire.ts';

/** Decimal places by kind of decimal field. */
const PLACES = { price: PRICE_PLACES, nominal: AMOUNT_PLACES, optionalAmount: AMOUNT_PLACES } as const;

const toColumns = enteredColumns(ETF_OR_SHARE_INPUT, PLACES);

/**
 * A redenominated price is stored with more decimal places than the API returns. If the client sends back the rounded price, the
 * stored one stays.
 */
function priceColumn(entered: number, before: string | undefined): string {
  const price = numeric(entered, PRICE_PLACES);
  return before !== undefined && roundTo(before, PRICE_PLACES).eq(price) ? before : price;
}

/** The fields of an ETF or a share as columns, with the figures derived from them. `before` is the row that they change. */
export function etfOrShareColumns(
  fields: EtfOrShareFields,
  before?: Pick<EtfOrShareRow, 'buy_price' | 'market_price' | 'nominal' | 'fifo_cost'>,
) {
  const buyPrice = priceColumn(fields.buyPrice, before?.buy_price);
  const marketPrice = priceColumn(fields.marketPrice, before?.market_price);
  const { result, amountPaid, profit } = etfOrShareFigures({
    buyPrice,
    marketPrice,
    nominal: fields.nominal,
  });
  requireExactAmounts([amountPaid, profit]);
  // The FIFO cost that a spin-off assigned stays until somebody changes the buy price or the nominal.
  const isSame = before?.buy_price === buyPrice && new Decimal(before.nominal).eq(fields.nominal);
  return {
    ...toColumns(fields),
    buy_price: buyPrice,
    market_price: marketPrice,
    result: result.toFixed(),
    amount_paid: amountPaid.toFixed(),
    profit: profit.toFixed(),
    fifo_cost: isSame ? before.fifo_cost : null,
  };
}
