import type { en } from '../en/lists.ts';

export const bg = {
  sortBy: 'Подреждане по',
  ascending: 'Възходящо',
  descending: 'Низходящо',
  show: 'Показване',
  showActive: 'Активни',
  showExpired: 'Изтекли',
  more: 'Още',
  totalsOfAll: 'сборовете са за всички',
} satisfies typeof en;
