import type { Currency } from '#domain/money/currency';
import { SLOT_WORDS } from './vocabulary/slot-words.ts';

/** What a word of a slot stands for: 'measure:profit', 'kind:bond'. */
export type SlotWord = keyof typeof SLOT_WORDS;

export function isSlotWord(text: string): text is SlotWord {
  return Object.hasOwn(SLOT_WORDS, text);
}

export type Concept =
  | SlotWord
  | `currency:${Currency}`
  /** Two letters, as ISINs begin. */
  | `country:${string}`
  | `number:${string}`
  | `ordinal:${string}`
  | `month:${number}`
  /** From Monday on. */
  | `weekday:${number}`;

type ConceptFamily<One> = One extends `${infer Family}:${string}` ? `${Family}:` : never;

/** One concept, or all of a family, such as 'measure:'. */
export type Pattern = Concept | ConceptFamily<Concept>;

export function matchesAny(concept: Concept | '', patterns: readonly Pattern[]): boolean {
  return patterns.some((one) => (one.endsWith(':') ? concept.startsWith(one) : one === concept));
}
