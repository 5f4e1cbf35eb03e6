import type { Currency } from '#domain/money/currency';
import { en } from './vocabulary/en.ts';

/** What the words of the vocabulary stand for: 'measure:profit', 'op:count', 'payments'. */
export type WordConcept = keyof typeof en;

export function isWordConcept(text: string): text is WordConcept {
  return Object.hasOwn(en, text);
}

/** What a piece of a question stands for. */
export type Concept =
  | WordConcept
  | `currency:${Currency}`
  /** Two letters, as ISINs begin. */
  | `country:${string}`
  | `number:${string}`
  | `ordinal:${string}`
  | `month:${number}`
  /** A holding, an ISIN or a bank is named. */
  | `named:${string}`
  /** A verdict is asked for, or an answer that begins with yes or no. */
  | 'whether'
  | 'yes-or-no';

/** What follows from a question as a whole. */
type Derived =
  | 'is:one'
  | 'is:several'
  | 'is:period'
  | 'is:any-year'
  | 'is:future'
  | 'is:past'
  | 'is:filtered'
  | 'is:sides'
  | 'is:condition'
  | 'is:limit'
  | 'is:yield-today'
  | 'is:into'
  | 'is:ranked';

export type Sign = Concept | Derived;

type ConceptFamily<One> = One extends `${infer Family}:${string}` ? `${Family}:` : never;

/** One sign; all of a family, such as 'measure:'; or, with a !, one that is left out of its family. */
export type Pattern = Sign | ConceptFamily<Sign> | `!${WordConcept}`;

/** True where one of the patterns is met, and none leaves the sign out. */
export function matchesAny(sign: Sign | '', patterns: readonly Pattern[]): boolean {
  return (
    !patterns.some((one) => one === `!${sign}`) &&
    patterns.some((one) => (one.endsWith(':') ? sign.startsWith(one) : one === sign))
  );
}
