import type { CalendarDate } from '#domain/calendar-date';
import type { CurrencyAmount } from '#domain/money/currency-amount';
import type { Decimal, DecimalLike } from '#domain/money/decimal';
import type { HoldingFilter } from '#domain/portfolio/holding-filter';
import type { Measure } from '#domain/portfolio/measure';
import type { Period } from '#domain/portfolio/period';
import type { FactsOf } from './texts/text.ts';
import { TEXTS, type TextKey } from './texts/texts.ts';

export interface NotKnown {
  readonly notKnown: string;
}

const isMissing = (fact: unknown): fact is NotKnown | null | undefined =>
  fact === undefined || fact === null || (typeof fact === 'object' && 'notKnown' in fact);

export type Known<Fact> = Exclude<NonNullable<Fact>, NotKnown>;

export const isKnown = <Fact>(fact: Fact): fact is Known<Fact> => !isMissing(fact);

/** Of what is not known a dash. */
export const orDash =
  <Fact>(write: (known: Fact) => string) =>
  (fact: Fact | NotKnown | null | undefined): string =>
    isMissing(fact) ? '–' : write(fact);

/** A sum in each currency, and in euro. */
export interface SumFact {
  readonly byCurrency: readonly CurrencyAmount[];
  readonly inEuro: CurrencyAmount;
}

/** What is written by what it is: days, counts, amounts, sums, periods, prices; texts as they are; a dash for what is not known. */
export type Plain =
  | string
  | number
  | CalendarDate
  | Decimal
  | CurrencyAmount
  | SumFact
  | Period
  | NotKnown
  | null
  | undefined;

type Ratio = DecimalLike | NotKnown | null | undefined;

/** What each writer writes, by its name in the holes of texts. */
export interface WrittenFacts {
  readonly percent: Ratio;
  /** A percentage with up to 4 places. */
  readonly exact: Ratio;
  /** With one place. */
  readonly share: Ratio;
  readonly price: Ratio;
  readonly units: Ratio;
  readonly euro: Ratio;
  /** An amount with its sign, a plus as well. */
  readonly signed: CurrencyAmount | NotKnown;
  /** Of an ISIN its name as well. */
  readonly isin: string | null | undefined;
  readonly name: string | null | undefined;
  readonly measure: Measure;
  /** 'highest coupon', the same way. */
  readonly highestOf: Measure;
  readonly lowestOf: Measure;
  /** 'total profit', with the adjective as the measure wants it. */
  readonly totalOf: Measure;
  readonly averageOf: Measure;
  /** 'bonds (USD, active)'. */
  readonly which: HoldingFilter;
  /** ' (USD, active)'. */
  readonly whose: HoldingFilter;
  /** ' in 2025'. */
  readonly during: Period | undefined;
}

export type Writers = { readonly [Name in keyof WrittenFacts]: (fact: WrittenFacts[Name]) => string };

type FactsOfKey<Key extends TextKey> = FactsOf<(typeof TEXTS)[Key]['en'], WrittenFacts, Plain>;

/** The texts that need no facts. */
export type WordsKey = {
  [Key in TextKey]: [keyof FactsOfKey<Key>] extends [never] ? Key : never;
}[TextKey];

export const isWordsKey = (key: string): key is WordsKey => Object.hasOwn(TEXTS, key);

/** A text of the question's language, with its facts. */
export type Say = <Key extends TextKey>(
  key: Key,
  ...facts: [keyof FactsOfKey<Key>] extends [never] ? [] : [FactsOfKey<Key>]
) => string;

/** The words and the figures of a language. */
export interface Writing extends Writers {
  readonly say: Say;
  /** By what it is. */
  readonly write: (fact: Plain) => string;
}
