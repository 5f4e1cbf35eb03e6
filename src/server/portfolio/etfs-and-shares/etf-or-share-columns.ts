import { etfOrShareFigures } from '#domain/etfs-and-shares/etf-or-share-figures';
import { AMOUNT_PLACES, PRICE_PLACES } from '#domain/money/decimal-places';
import { ETF_OR_SHARE_INPUT } from '#api/etf-or-share-fields';
import type { EtfOrShareFields } from '#api/etfs-and-shares';
import { enteredColumns } from '../../platform/database/entered-columns.ts';
import { requireExactAmounts } from '../../platform/database/exact-amounts.ts';

/** The decimal places of the kinds of fields that are decimals. */
const PLACES = { price: PRICE_PLACES, nominal: AMOUNT_PLACES, optionalAmount: AMOUNT_PLACES } as const;

/** The fields of an ETF or a share as columns, with the figures derived from them. */
export function etfOrShareColumns(fields: EtfOrShareFields) {
  const { result, amountPaid, profit } = etfOrShareFigures(fields);
  requireExactAmounts([amountPaid, profit]);
  return {
    ...enteredColumns(ETF_OR_SHARE_INPUT, PLACES, fields),
    result: result.toFixed(),
    amount_paid: amountPaid.toFixed(),
    profit: profit.toFixed(),
  };
}
