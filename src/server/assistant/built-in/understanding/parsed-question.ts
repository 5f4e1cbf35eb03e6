import type { Currency } from '#domain/money/currency';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Concept } from './concept.ts';
import type { IsinsFound } from './find-isins.ts';
import type { PeriodFound } from './period-in.ts';

/** The parts of a question, before it is interpreted. */
export interface ParsedQuestion {
  readonly concepts: ReadonlySet<Concept>;
  /** In order of appearance. */
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
  /** Unknown words: the question cannot be answered safely. */
  readonly unknown: readonly string[];
  /** What those words seem to name: a holding or a bank that does not exist. */
  readonly unknownIs: 'holding' | 'bank' | undefined;
}
