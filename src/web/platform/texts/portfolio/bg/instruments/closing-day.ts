import type { en } from '../../en/instruments/closing-day.ts';

export const bg = {
  closedOn: 'Закрита на',
  closedOnAssumed: 'Датата на закриване е предполагаема',
  assumed: 'предполагаема',
  confirm: 'Потвърждаване',
  change: 'Промяна',
  confirmLabel: (isin: string) => `Потвърждаване на датата на закриване на ${isin}`,
  changeLabel: (isin: string) => `Промяна на датата на закриване на ${isin}`,
  title: 'Дата на закриване',
  hint: 'Денят на продажбата или погасяването',
  save: 'Запазване',
  saved: (isin: string) => `Датата на закриване на ${isin} е запазена.`,
  failed: 'Датата на закриване не можа да бъде запазена.',
} satisfies typeof en;
