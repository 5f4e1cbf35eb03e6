import type { Currency } from '#domain/money/currency';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Concept } from './concept.ts';
import type { IsinsFound } from './isins.ts';
import type { PeriodFound } from './period-in.ts';

/** What a question consists of, before it is known what it asks. */
export interface Pieces {
  readonly concepts: ReadonlySet<Concept>;
  /** In the order in which they stand. */
  readonly order: readonly Concept[];
  readonly filter: HoldingFilter;
  readonly period: PeriodFound | undefined;
  /** ISINs as they were written; those of the filter are the holdings'. */
  readonly isin: IsinsFound | undefined;
  /** Currencies that amounts are wanted in, rather than holdings. */
  readonly into: Currency | undefined;
  /** 'the second one': 2; 'the last one': −1. */
  readonly rank: number | undefined;
  /** 'top five', '3 best'. */
  readonly most: number | undefined;
  /** Words that stand for nothing known: the question cannot be answered safely. */
  readonly unknown: readonly string[];
  /** What those words stand beside: a holding or a bank of that name is asked for, and there is none. */
  readonly unknownIs: 'holding' | 'bank' | undefined;
}
