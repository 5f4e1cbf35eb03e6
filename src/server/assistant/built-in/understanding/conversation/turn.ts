import type { Query } from '../query.ts';
import type { Slots } from '../slots/slots.ts';

/** What is asked, apart from the slots. */
export type Meaning = Pick<Query, 'intent' | 'acts'>;

/** The question before: what it names, and what it was understood as. */
export interface Before {
  readonly slots: Slots;
  readonly query: Query;
}

export interface Turn extends Before {
  /** It was asked back: what it names is known, what it asks is not. */
  readonly isUnclear?: boolean;
  readonly previous?: Turn | undefined;
}
