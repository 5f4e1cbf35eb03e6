import { endOnce } from '#domain/language';
import type { DeletedNames, en } from '../en/recently-deleted.ts';

const names: DeletedNames = {
  bond: (isin) => `Облигация ${isin}`,
  payment: (isin, day) => (day === null ? `Плащане без дата, ${isin}` : `Плащане от ${day}, ${isin}`),
  'cash-flow': (isin, day) =>
    day === null ? `Паричен поток без дата, ${isin}` : `Паричен поток от ${day}, ${isin}`,
  distribution: (isin, day) => `Разпределение от ${day}, ${isin}`,
  etf: (isin) => `ETF ${isin}`,
  share: (isin) => `Акции ${isin}`,
};

export const bg = {
  title: 'Наскоро изтрити',
  text: 'Изтритото през последните 30 дни може да бъде възстановено. Облигацията се възстановява заедно с плащанията и паричните ѝ потоци.',
  loading: 'Зареждане на изтритите записи...',
  failed: 'Изтритите записи не можаха да бъдат заредени.',
  none: 'През последните 30 дни нищо не е изтрито.',
  deleted: 'Изтрито',
  restore: 'Възстановяване',
  restored: (name: string) => endOnce(`Възстановено: ${name}.`),
  restoreFailed: (name: string) => endOnce(`Не можа да бъде възстановено: ${name}.`),
  names,
} satisfies typeof en;
