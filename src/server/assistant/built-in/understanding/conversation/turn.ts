import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Query } from '../query.ts';
import type { Slots } from '../slots/slots.ts';

/** What is asked, apart from the slots. */
export type Meaning = Pick<Query, 'intent' | 'acts'>;

/** The question before: what it names, and what it was understood as. */
export interface Before {
  readonly slots: Slots;
  readonly query: Query;
}

/** A holding of the answer before: the query of that one, and which of its holdings. */
export interface PickFrom {
  readonly query: Query;
  readonly rank: number;
  /** Where the holding itself was named. */
  readonly isin?: string | undefined;
  /** Of all but that one. */
  readonly isOut?: boolean;
  /** The answer was of all but this one. */
  readonly besides?: Pick<PickFrom, 'rank' | 'isin'> | undefined;
}

export interface Turn extends Before {
  /** It was asked back: what it names is known, what it asks is not. */
  readonly isUnclear?: boolean;
  readonly previous?: Turn | undefined;
  /** It was about a holding that the answer before it named. */
  readonly pickFrom?: PickFrom | undefined;
}

/** The same question of other holdings. */
export const withFilter = (turn: Turn, change: (filter: HoldingFilter) => HoldingFilter): Turn => ({
  ...turn,
  slots: { ...turn.slots, filter: change(turn.slots.filter) },
  query: { ...turn.query, filter: change(turn.query.filter) },
});

/** Stands for the ISIN of a holding, or for a bank, that only the answer before named. */
export const UNNAMED = '?';

export const isOfUnnamed = ({ filter }: Pick<Query, 'filter'>) => filter.isins?.[0] === UNNAMED;
export const isAtUnnamedBank = ({ filter }: Pick<Query, 'filter'>) => filter.banks?.[0] === UNNAMED;
