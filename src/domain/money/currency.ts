/** The currencies that a holding may have (ISO 4217). */
export const CURRENCIES = [
  'USD', 'EUR', 'GBP', 'JPY', 'CHF', 'CAD', 'AUD', 'CNY', 'SEK', 'NOK',
  'DKK', 'SGD', 'HKD', 'NZD', 'BGN', 'PLN', 'CZK', 'HUF', 'RON', 'KRW',
] as const; // prettier-ignore

export type Currency = (typeof CURRENCIES)[number];
export const DEFAULT_CURRENCY: Currency = 'EUR';
