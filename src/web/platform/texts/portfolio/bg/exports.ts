import type { en } from '../en/exports.ts';

export const bg = {
  title: 'Вашият портфейл в други програми',
  text: 'Файл за електронна таблица или за импортиране в друга програма.',
  format: 'Файл',
  formats: {
    bonds: 'Облигации (CSV)',
    payments: 'Плащания по облигации (CSV)',
    cashFlows: 'Парични потоци на облигации (CSV)',
    etfsAndShares: 'ETF-и и акции (CSV)',
    distributions: 'Разпределения (CSV)',
    portfolioPerformance: 'За Portfolio Performance (CSV)',
    beancount: 'Журнал за Beancount',
    hledger: 'Журнал за hledger',
  },
  save: 'Запазване на файла',
  saved: 'Файлът е запазен.',
  savedBut: (left: number) =>
    left === 1
      ? 'Файлът е запазен без 1 ред, който няма дата.'
      : `Файлът е запазен без ${left} реда, които нямат дата.`,
} satisfies typeof en;
