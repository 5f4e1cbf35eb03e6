import type { PriceHistoryFormat } from './price-history-format.ts';

/** Two columns, with a heading or without. */
export const DAY_AND_PRICE = {
  id: 'day-and-price',
  day: ['day', 'date', 'ден', 'дата'],
  price: ['price', 'close', 'closing price', 'цена', 'курс', 'цена на затваряне'],
  alsoHas: [],
  decimalMark: null,
  dayOrder: null,
  noPrice: [],
  hasHeader: false,
} as const satisfies PriceHistoryFormat;
