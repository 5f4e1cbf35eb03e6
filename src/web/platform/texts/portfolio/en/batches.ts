const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

interface Save {
  /** '3 prices, 12 holdings'. */
  readonly what: string;
  readonly who: string;
  readonly when: string;
}

export const en = {
  undo: 'Undo',
  undoneAt: 'undone',
  /** For saves by a user who no longer exists. */
  nobody: 'a deleted user',
  holdings: (holdings: number) => count(holdings, 'holding', 'holdings'),
  question: ({ what, who, when }: Save) => `Undo what ${who} saved on ${when}: ${what}?`,
  questionNote:
    'Holdings get their earlier values back. Those changed in the meantime stay as they are; they will be listed here.',
  leftAfterUndo: (holdings: number) =>
    `${count(holdings, 'holding', 'holdings')} left as changed in the meantime`,
  leftLoading: 'Loading the holdings...',
  leftShown: (shown: number, all: number) => `The first ${shown} of ${all} are shown.`,
  kinds: { bond: 'bond', etf: 'ETF', share: 'share' },
  states: { expired: 'expired', deleted: 'deleted' },
};
