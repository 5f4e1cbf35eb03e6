import type { en } from '../en/cash-flows.ts';

export const bg = {
  title: 'Парични потоци',
  bondTitle: (bond: string) => `Парични потоци по ${bond}`,
  loading: 'Зареждане на паричните потоци...',
  failed: 'Паричните потоци на облигацията не можаха да бъдат заредени.',
  none: 'Няма намерени парични потоци',
  noneText: 'За тази облигация още не са въведени парични потоци.',
  allIn: (currency: string) => `Всички суми са в ${currency}`,
  columns: {
    date: 'Дата',
    position: 'Позиция',
    interimCashFlow: 'Междинен поток',
    principalCashFlow: 'Поток от главницата',
    totalCashFlows: 'Общо потоци',
    cumulativeCashFlows: 'Потоци с натрупване',
    realCashFlows: 'Реални потоци',
    diff: 'Разлика',
  },
  total: 'Общо',
  actions: 'Действия',
  edited: 'променен на ръка',
} satisfies typeof en;
