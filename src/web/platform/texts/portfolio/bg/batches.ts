import type { en } from '../en/batches.ts';

export const bg = {
  undo: 'Отмяна',
  undoneAt: 'отменено',
  nobody: 'изтрит потребител',
} satisfies typeof en;
