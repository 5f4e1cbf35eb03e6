import { DAY_AND_PRICE } from './day-and-price.ts';
import { ECB_DATA_PORTAL } from './ecb-data-portal.ts';
import { PORTFOLIO_PERFORMANCE } from './portfolio-performance.ts';
import type { PriceHistoryFormat } from './price-history-format.ts';
import { STOOQ } from './stooq.ts';

/**
 * The recognised formats; the first one that fits a header is used. To add one, write a file like stooq.ts, add it here, and name
 * it in both languages (texts/portfolio/en/instruments/price-history.ts).
 */
export const PRICE_HISTORY_FORMATS = [
  STOOQ,
  ECB_DATA_PORTAL,
  PORTFOLIO_PERFORMANCE,
  DAY_AND_PRICE,
] as const satisfies readonly PriceHistoryFormat[];

export type PriceHistoryFormatId = (typeof PRICE_HISTORY_FORMATS)[number]['id'];
