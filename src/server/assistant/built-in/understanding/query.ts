import type { Grouping } from '#domain/portfolio/grouping';
import type { Measure } from '#domain/portfolio/measure';
import type { Concept } from './concept.ts';
import type { ParsedQuestion } from './parsed-question.ts';
import type { GlossaryTerm } from './find-asked-terms.ts';

export type Subject =
  | 'holdings'
  | 'one-holding'
  | 'units'
  | 'verdict'
  | 'payments'
  | 'taxes'
  | 'flows'
  | 'maturities'
  | 'matured'
  | 'earnings'
  | 'overdue'
  | 'changes'
  | 'rates'
  | 'working'
  | 'comparison'
  | 'portion'
  | 'exposure';

export type Operation = 'list' | 'count' | 'total' | 'average' | 'highest' | 'lowest' | 'overview';

/** What is asked, with nothing of the words left. */
export interface Query extends Pick<ParsedQuestion, 'filter' | 'period' | 'into' | 'most' | 'isin' | 'rank'> {
  readonly subject: Subject;
  readonly operation: Operation;
  readonly measure: Measure | undefined;
  readonly by: Grouping | undefined;
  readonly concepts: ReadonlySet<Concept>;
}

/** What is understood, and known not to be told by the rows. */
export type Unanswered = 'advice' | 'forecast' | 'how-to' | 'what-if' | 'return-over-time' | 'tax-to-pay';

/** Why there is no query: what the assistant says instead. */
export type NoQuery =
  | { readonly why: 'greeting' | 'thanks' | 'bye' | 'help' | Unanswered | 'nothing' }
  | { readonly why: 'unknown-words' | 'none-called' | 'nothing-at'; readonly words: readonly string[] }
  | { readonly why: 'terms'; readonly terms: readonly GlossaryTerm[] };

export function isQuery(asked: Query | NoQuery): asked is Query {
  return 'subject' in asked;
}
