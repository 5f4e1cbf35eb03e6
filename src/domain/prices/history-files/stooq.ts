import type { PriceHistoryFormat } from './price-history-format.ts';

/** Daily data of stooq.com; stooq.pl writes a Polish header. The file is named after the symbol. */
export const STOOQ = {
  id: 'stooq',
  day: ['date', 'data'],
  price: ['close', 'zamkniecie', 'zamknięcie'],
  alsoHas: [
    ['open', 'otwarcie'],
    ['high', 'najwyzszy', 'najwyższy'],
    ['low', 'najnizszy', 'najniższy'],
  ],
  decimalMark: '.',
  dayOrder: 'year-first',
  noPrice: [],
  hasHeader: true,
} as const satisfies PriceHistoryFormat;
