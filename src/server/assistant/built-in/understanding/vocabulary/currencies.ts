import type { Currency } from '#domain/money/currency';

/** How people name currencies, in both languages; the codes themselves go without saying. */
export const CURRENCY_WORDS: Readonly<Partial<Record<Currency, string>>> = {
  EUR: '€|euro|euros|eur|евро|еврови|еврова|евровите|евровата|евра|еврото',
  USD: '$|us$|dollar|dollars|bucks|usd|us dollar*|долар*|щатски долар*|американск* долар*',
  GBP: '£|pound|pounds|gbp|sterling|british pound*|паунд*|лири|лира|британск* лир*|британск* паунд*|стерлинг*',
  BGN: 'lev|leva|levs|bgn|lv|bulgarian lev*|лев|лева|левове|левови|левова|левовите|лв|български лев*|левовата',
  JPY: '¥|yen|jpy|йен*',
  CHF: 'chf|franc|francs|swiss franc*|франк*|швейцарск* франк*',
  PLN: 'zloty|злот*',
  RON: 'румънск* ле*|romanian leu',
  SEK: 'swedish kron*|шведск* крон*',
  NOK: 'norwegian kron*|норвежк* крон*',
  DKK: 'danish kron*|датск* крон*',
  CNY: 'yuan|юан*',
  KRW: 'korean won|вон',
  CZK: 'czech koruna|чешк* крон*',
  HUF: 'forint|форинт*',
};
