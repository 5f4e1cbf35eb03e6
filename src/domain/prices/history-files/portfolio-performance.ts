import type { PriceHistoryFormat } from './price-history-format.ts';

/** Historical quotes as Portfolio Performance exports them, in English or German. */
export const PORTFOLIO_PERFORMANCE = {
  id: 'portfolio-performance',
  day: ['date', 'datum'],
  price: ['close', 'quote', 'schlusskurs', 'schluss', 'kurs'],
  alsoHas: [],
  decimalMark: null,
  dayOrder: null,
  noPrice: [],
  hasHeader: true,
} as const satisfies PriceHistoryFormat;
