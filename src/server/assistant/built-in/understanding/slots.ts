import type { Currency } from '#domain/money/currency';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Concept } from './concept.ts';
import type { IsinsFound } from './find-isins.ts';
import type { PeriodFound } from './period-in.ts';

/** What is taken out of a question before it is matched, and the words that are left to match. */
export interface Slots {
  /** Words that fill a slot, in order of appearance. */
  readonly order: readonly Concept[];
  readonly concepts: ReadonlySet<Concept>;
  readonly filter: HoldingFilter;
  /** The first one named, and the second where two are compared. */
  readonly periods: readonly PeriodFound[];
  /** 'And the year before that': the year before the period of the question before. */
  readonly isYearBefore: boolean;
  /** ISINs as they were written; those of the filter are the holdings'. */
  readonly isin: IsinsFound | undefined;
  /** Currencies that amounts are wanted in, rather than holdings. */
  readonly into: Currency | undefined;
  /** 'the second one': 2; 'the last one': −1. */
  readonly rank: number | undefined;
  /** 'top five', '3 best'. */
  readonly most: number | undefined;
  /** Other numbers, such as that of 'rates rise by 1 %'. */
  readonly numbers: readonly string[];
  /** Words that seem to name a bank or a holding, which does not exist: it cannot be left out of the question. */
  readonly unknownName:
    | { readonly is: 'bank' | 'holding' | 'kind' | 'person'; readonly word: string }
    | undefined;
  /** Names, days and currencies as they were written: what a button repeats. */
  readonly written: readonly string[];
  /** The same with {word} for each term of the glossary; undefined where there is none. */
  readonly termPattern: readonly string[] | undefined;
  /** Terms of which a portfolio has no figure: 'dirty price' alone asks what that is. */
  readonly hasNoFigure: boolean;
  /** Words that fill no slot. */
  readonly plainWords: readonly string[];
  /** What to match: the words in small letters, each slot as its name in braces. */
  readonly pattern: readonly string[];
}
