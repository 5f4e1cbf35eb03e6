import type { en } from '../en/navigation.ts';

export const bg = {
  sections: 'Раздели',
  portfolio: 'Портфейл',
  overview: 'Преглед',
  income: 'Доходи',
  bonds: 'Облигации',
  myBonds: 'Моите облигации',
  etfs: 'ETF-и',
  shares: 'Акции',
  dashboard: 'Табло',
  prices: 'Цени',
  imports: 'Импорти',
  exchangeRates: 'Валутни курсове',
  rates: 'Курсове',
  audit: 'Одит',
  account: 'Профил',
  hideAmounts: 'Скриване на сумите (Ctrl+Shift+P)',
  showAmounts: 'Показване на сумите (Ctrl+Shift+P)',
} satisfies typeof en;
