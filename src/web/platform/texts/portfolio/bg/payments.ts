import type { en } from '../en/payments.ts';

export const bg = {
  history: 'История на плащанията',
  loading: 'Зареждане на плащанията...',
  failed: 'Плащанията не можаха да бъдат заредени.',
  none: 'Няма намерени плащания',
  noneText: 'Добавете плащане, за да започнете.',
  date: 'Дата на плащане',
  profit: 'Сума',
  taxesPaid: 'Платени данъци',
  actions: 'Действия',
  total: 'Общо',
  add: 'Добавяне на плащане',
  addFor: (bond: string) => `Добавяне на плащане по облигация ${bond}`,
  cancel: 'Отказ',
  profitHint: (currency: string) => `В ${currency}, преди данъци`,
  taxesHint: 'В EUR',
  added: 'Плащането е добавено.',
  addFailed: 'Плащането не можа да бъде добавено.',
  edit: 'Редактиране',
  editPayment: 'Редактиране на плащане',
  editPaymentLabel: (date: string) => `Редактиране на плащането от ${date}`,
  deletePayment: 'Изтриване на плащане',
  deletePaymentLabel: (date: string) => `Изтриване на плащането от ${date}`,
  deletePaymentQuestion: 'Да бъде ли изтрито това плащане?',
  deletedPayment: 'Плащането е изтрито.',
  restoredPayment: 'Плащането е възстановено.',
  deletePaymentFailed: 'Плащането не можа да бъде изтрито.',
  savePaymentFailed: 'Плащането не можа да бъде запазено.',
  savedPayment: 'Плащането е запазено.',
  remove: 'Изтриване',
  save: 'Запазване на промените',
  noDate: 'без дата',
  due: {
    loadFailed: 'Дължимите плащания не можаха да бъдат заредени; формулярът е празен.',
    payment: 'Кое плащане?',
    option: (day: string, amount: string, state: string) => `${day} · ${state} · ${amount}`,
    states: { overdue: 'незаписано', due: 'дължимо', 'to-come': 'предстоящо' },
    other: 'Друго плащане',
    proposed: 'Попълнено по условията на облигацията. Променете това, което е различно.',
    withCapital: (day: string, coupon: string, capital: string) =>
      `На ${day} са дължими две суми: купон ${coupon} и погасяване на главницата ${capital}. Попълнен е купонът; главницата е капитал, а не печалба, и се приема за получена заедно с него.`,
    alsoOn: (nominal: string, coupon: string) =>
      `За същия ден е дължим и купон ${coupon} по друга позиция със същия ISIN, номинал ${nominal}.`,
    recordAlso: 'Запишете го отделно',
    undated: (count: number) =>
      count === 1
        ? '1 плащане по облигацията е без дата. Възможно е да е това.'
        : `${count} плащания по облигацията са без дата. Възможно е някое от тях да е това.`,
    toPayments: 'Към плащанията',
    nothingOn: (day: string) => `За ${day} не липсва плащане: вече е записано или няма дължимо за този ден.`,
    taxAsLastTime: (tax: string, profit: string, day: string) =>
      `В EUR, по същата ставка като последния път: ${tax} върху ${profit} на ${day}`,
    noDate: 'Плащане без дата не може да се отнесе към купон и купонът остава „незаписан“.',
  },
} satisfies typeof en;
