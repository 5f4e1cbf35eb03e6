import type { en } from '../en/common.ts';

export const bg = {
  becomes: 'става',
  back: 'Назад',
  cancel: 'Отказ',
  clearFilters: 'Изчистване на филтрите',
  close: 'Затваряне',
  hidden: 'Скрито',
  loading: 'Зареждане...',
  noMarketPrice: 'Няма пазарна цена',
  retry: 'Нов опит',
  undo: 'Отмяна',
  undoFailed: 'Отмяната не успя.',
} satisfies typeof en;
