import type { DeletedNames, en } from '../en/recently-deleted.ts';

const names: DeletedNames = {
  bond: (isin) => `Облигация ${isin}`,
  payment: (isin, day) => (day === null ? `Плащане без дата, ${isin}` : `Плащане от ${day}, ${isin}`),
  'cash-flow': (isin, day) =>
    day === null ? `Паричен поток без дата, ${isin}` : `Паричен поток от ${day}, ${isin}`,
  etf: (isin) => `ETF ${isin}`,
  share: (isin) => `Акции ${isin}`,
};

export const bg = {
  title: 'Наскоро изтрити',
  text: 'Изтритото през последните 30 дни може да бъде възстановено. Облигацията връща и плащанията и паричните си потоци.',
  loading: 'Зареждане на изтритото...',
  failed: 'Изтритото не можа да бъде заредено.',
  none: 'През последните 30 дни нищо не е изтрито.',
  deleted: 'Изтрито',
  restore: 'Възстановяване',
  restored: (name: string) => `Възстановено: ${name}.`,
  restoreFailed: (name: string) => `Не е възстановено: ${name}.`,
  names,
} satisfies typeof en;
