import { CURRENCIES } from '#domain/money/currency';
import { isSlotWord, matchesAny, type Concept } from './concept.ts';
import { editDistance, mistakesAllowed } from './edit-distance.ts';
import { foldText } from './fold.ts';
import { COUNTRY_WORDS } from './vocabulary/countries.ts';
import { CURRENCY_WORDS } from './vocabulary/currencies.ts';
import { MONTH_WORDS, NUMBER_WORDS, ORDINAL_WORDS, WEEKDAY_WORDS } from './vocabulary/numbers.ts';
import { SLOT_WORDS } from './vocabulary/slot-words.ts';

interface Word {
  readonly stem: string;
  /** Any ending may follow. */
  readonly isOpen: boolean;
}

interface Phrase {
  readonly words: readonly Word[];
  readonly concept: Concept;
}

/** Phrases by the first letter, as the text is spelled; the longest come first. */
export interface Lexicon {
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** Words that a misspelt one can stand for. */
  readonly ofOneWord: readonly (Word & Pick<Phrase, 'concept'>)[];
  readonly spelled: (word: string) => string;
}

const MIN_STEM_LENGTH = 5;
/** 'Green' is one letter away from 'Greek', 'tells' from 'sells': they mean something else. */
const NEVER_MISSPELT = ['country:', 'direction:'] as const;

const canBeMisspelt = ({ stem }: Word, concept: Concept) =>
  stem.length >= MIN_STEM_LENGTH && !matchesAny(concept, NEVER_MISSPELT);

type Entries = readonly (readonly [concept: Concept, ways: string])[];

function toLexicon(entries: Entries, spelled: (word: string) => string): Lexicon {
  const phrases = entries
    .flatMap(([concept, ways]) =>
      ways.split('|').map((way) => ({
        concept,
        words: way
          .trim()
          .split(/\s+/)
          .map((word) => ({ stem: spelled(word.replace('*', '')), isOpen: word.endsWith('*') })),
      })),
    )
    .sort((one, other) => other.words.length - one.words.length);
  const byLetter = new Map<string, Phrase[]>();
  for (const phrase of phrases) {
    const letter = phrase.words[0]?.stem.charAt(0) ?? '';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), phrase]);
  }
  const ofOneWord = phrases.flatMap(({ words: [word, ...others], concept }) =>
    word === undefined || others.length > 0 || !canBeMisspelt(word, concept) ? [] : [{ ...word, concept }],
  );
  return { phrases: byLetter, ofOneWord, spelled };
}

function numberEntries(prefix: 'number' | 'ordinal', ways: Readonly<Record<number, string>>): Entries {
  return Object.entries(ways).map(([number, words]) => [`${prefix}:${number}`, words] as const);
}

function slotEntries(language: 0 | 1): Entries {
  return Object.entries(SLOT_WORDS).flatMap(([concept, ways]) =>
    isSlotWord(concept) ? [[concept, ways[language]] as const] : [],
  );
}

const SHARED: Entries = [
  ...CURRENCIES.map((code) => [`currency:${code}`, code.toLowerCase()] as const),
  ...CURRENCIES.flatMap((code) => {
    const ways = CURRENCY_WORDS[code];
    return ways === undefined ? [] : [[`currency:${code}`, ways] as const];
  }),
  ...Object.entries(COUNTRY_WORDS).map(([code, ways]) => [`country:${code}`, ways] as const),
  ...numberEntries('number', NUMBER_WORDS),
  ...numberEntries('ordinal', ORDINAL_WORDS),
  ...MONTH_WORDS.map((ways, index) => [`month:${index + 1}`, ways] as const),
  ...WEEKDAY_WORDS.map((ways, index) => [`weekday:${index}`, ways] as const),
];
const ENGLISH = slotEntries(0);
const BULGARIAN = slotEntries(1);
const asWritten = (word: string) => word;

/** A Bulgarian text may hold English words, such as YTM; Bulgarian in Latin letters is read by its sound. */
export const LEXICONS = {
  en: toLexicon([...ENGLISH, ...SHARED], asWritten),
  bg: toLexicon([...BULGARIAN, ...SHARED, ...ENGLISH], asWritten),
  'bg-latin': toLexicon([...BULGARIAN, ...SHARED], foldText),
} as const satisfies Record<string, Lexicon>;
export type Spelling = keyof typeof LEXICONS;

function isWord({ stem, isOpen }: Word, text: string | undefined): boolean {
  return text !== undefined && (isOpen ? text.startsWith(stem) : text === stem);
}

export interface FoundPhrase {
  readonly concept: Concept;
  readonly length: number;
}

/** The longest phrase that begins at the place. */
export function phraseAt(
  { phrases }: Lexicon,
  words: readonly string[],
  at: number,
): FoundPhrase | undefined {
  const found = phrases
    .get(words[at]?.charAt(0) ?? '')
    ?.find((phrase) => phrase.words.every((word, index) => isWord(word, words[at + index])));
  return found && { concept: found.concept, length: found.words.length };
}

function mistakesIn(text: string, { stem, isOpen }: Word, most: number): number {
  if (!isOpen) return editDistance(text, stem, most);
  const cuts = [-1, 0, 1].map((by) => text.slice(0, Math.max(0, stem.length + by)));
  return Math.min(...cuts.map((cut) => editDistance(cut, stem, most)));
}

/** The one concept that a misspelt word stands for; undefined where there is none, or there are several as near. */
export function findMisspelt({ ofOneWord }: Lexicon, text: string): FoundPhrase | undefined {
  if (mistakesAllowed(text) === 0) return undefined;
  let nearest = Infinity;
  let concepts = new Set<Concept>();
  for (const { concept, ...word } of ofOneWord) {
    const most = Math.min(mistakesAllowed(text), mistakesAllowed(word.stem));
    const mistakes = mistakesIn(text, word, most);
    if (mistakes > nearest || mistakes > most) continue;
    if (mistakes < nearest) concepts = new Set<Concept>();
    nearest = mistakes;
    concepts.add(concept);
  }
  const [concept] = concepts;
  return concepts.size === 1 && concept !== undefined ? { concept, length: 1 } : undefined;
}
