import type { en } from '../en/charts.ts';

export const bg = {
  day: 'Дата',
  value: 'Стойност',
  withPayments: 'с плащанията',
  estimated: 'приблизително',
  showAsTable: 'Покажи като таблица',
  valueIn: (currency) => `Стойност, ${currency}`,
  withPaymentsIn: (currency) => `С плащанията, ${currency}`,
  deals: { purchase: 'купено', sale: 'продадено', redemption: 'погасено' },
  dealsIn: (currency) => `Сделки, ${currency}`,
  valueOn: (value, day) => `${value} на ${day}`,
  summary: (first, last) => `Стойност от ${first} до ${last}`,
  lowest: (value) => `най-ниска ${value}`,
  highest: (value) => `най-висока ${value}`,
  estimatedFrom: (from, to) => `приблизителна от ${from} до ${to}, защото цените са стари`,
  months: ['яну', 'фев', 'март', 'апр', 'май', 'юни', 'юли', 'авг', 'сеп', 'окт', 'ное', 'дек'],
  hidden: 'Сумите са скрити',
} satisfies typeof en;
