import type { PriceHistoryFormat } from './price-history-format.ts';

/** SDMX-CSV of the ECB Data Portal (data-api.ecb.europa.eu, format=csvdata) and of other sources that use SDMX 2.1. */
export const ECB_DATA_PORTAL = {
  id: 'ecb',
  day: ['time_period'],
  price: ['obs_value'],
  alsoHas: [],
  decimalMark: '.',
  dayOrder: 'year-first',
  // A holiday.
  noPrice: ['', 'nan'],
  hasHeader: true,
} as const satisfies PriceHistoryFormat;
