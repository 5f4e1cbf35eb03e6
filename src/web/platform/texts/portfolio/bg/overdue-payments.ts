import type { en } from '../en/overdue-payments.ts';

export const bg = {
  filter: (count: number) => (count === 0 ? 'Незаписани плащания' : `Незаписани плащания (${count})`),
  notRecorded: (count: number) =>
    count === 1 ? '1 плащане не е записано:' : `${count} плащания не са записани:`,
  coupons: 'купони',
  capital: 'главница',
  inAll: 'общо, по фиксирани ориентировъчни курсове',
  totalWithRatesDay: (day: string) => `общо, по курсовете от ${day}`,
  without: (currencies: string) => `без ${currencies} (няма курс)`,
  failed: 'Незаписаните плащания не можаха да бъдат заредени.',
  none: 'Няма незаписани плащания',
  noneText: 'Всички дължими плащания са записани.',
} satisfies typeof en;
