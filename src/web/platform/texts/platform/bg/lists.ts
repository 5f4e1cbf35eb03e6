import type { en } from '../en/lists.ts';

export const bg = {
  returns: 'Доходност',
  risk: 'Риск',
  views: 'Изглед',
  byDeal: 'По сделки',
  byPosition: 'По позиции',
  importFile: 'Импорт на файл',
  sortBy: 'Подреждане по',
  ascending: 'Възходящо',
  descending: 'Низходящо',
  show: 'Показване',
  showActive: 'Активни',
  showExpired: 'Изтекли',
  more: 'Още',
  totalsOfAll: 'сборовете са за всички',
} satisfies typeof en;
