import type { en } from '../en/payments.ts';

export const bg = {
  history: 'История на плащанията',
  ofBond: 'Плащания по облигация',
  loading: 'Зареждане на плащанията...',
  failed: 'Плащанията не можаха да бъдат заредени',
  none: 'Няма намерени плащания',
  noneText: 'Добавете плащане, за да започнете.',
  date: 'Дата на плащане',
  profit: 'Печалба',
  taxesPaid: 'Платени данъци',
  actions: 'Действия',
  total: 'Общо',
  add: 'Добавяне на плащане',
  addFor: (bond: string) => `Добавяне на плащане по облигация ${bond}`,
  cancel: 'Отказ',
  profitHint: (currency: string) => `В ${currency}, преди данъци`,
  taxesHint: 'В EUR',
  added: 'Плащането е добавено!',
  addFailed: 'Плащането не можа да бъде добавено.',
} satisfies typeof en;
