import type { en } from '../en/batches.ts';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const bg = {
  undo: 'Отмяна',
  undoneAt: 'отменено',
  nobody: 'изтрит потребител',
  holdings: (holdings) => count(holdings, 'позиция', 'позиции'),
  question: ({ what, who, when }) => `Да се отмени ли записаното от ${who} на ${when}: ${what}?`,
  questionNote:
    'Позициите получават предишните си стойности. Променените междувременно остават както са и ще бъдат изброени тук.',
  leftAfterUndo: (holdings) =>
    holdings === 1
      ? '1 позиция, променена междувременно, остава както е'
      : `${holdings} позиции, променени междувременно, остават както са`,
  leftLoading: 'Зареждане на позициите...',
  leftShown: (shown, all) => `Показани са първите ${shown} от ${all}.`,
  kinds: { bond: 'облигация', etf: 'ETF', share: 'акция' },
  states: { expired: 'изтекла', deleted: 'изтрита' },
} satisfies typeof en;
