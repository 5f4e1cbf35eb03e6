import { calendarDate } from '#domain/calendar-date';
import type { IntentId } from '../intents/intent-ids.ts';
import { isCyrillic } from '../understanding/fold.ts';
import { findMentions } from '../understanding/find-mentions.ts';
import { LEXICONS } from '../understanding/lexicon.ts';
import { takeSlots } from '../understanding/take-slots.ts';
import type { Language } from '../write-figures.ts';
import { findCentres, type Centres } from './centres.ts';
import { createExampleIndex, type ExampleIndex } from './example-index.ts';
import type { MatchedQuestion } from './features.ts';
import { EXAMPLE_WORDS, matchedWord } from './known-words.ts';

const NO_NAMES = { banks: [], holdings: [], isins: [], notes: [] };
/** Examples name no days, so any day does. */
const ANY_DAY = calendarDate('2026-01-01');

function toMatched(words: readonly string[], language: Language): MatchedQuestion {
  const spelling = language === 'en' ? 'en' : words.some(isCyrillic) ? 'bg' : 'bg-latin';
  const context = { lexicon: LEXICONS[spelling], names: NO_NAMES, isKnownWord: () => true };
  const { pattern, order } = takeSlots(findMentions(words, context), {
    today: ANY_DAY,
    banks: [],
    isKnownNearly: () => true,
  });
  return { pattern: pattern.map((word) => matchedWord(word, language)), order };
}

/** What an example stands for. */
export interface Meaning {
  readonly intent: IntentId;
  /** Which of several things of the intent. */
  readonly tag: string | undefined;
}

export interface KnownExamples {
  readonly index: ExampleIndex<Meaning>;
  readonly centres: Centres<IntentId>;
}

function prepare(language: Language): KnownExamples {
  const index = createExampleIndex(
    EXAMPLE_WORDS[language].map(({ words, intent, tag }) => ({
      ...toMatched(words, language),
      means: { intent, tag },
    })),
  );
  return { index, centres: findCentres(index, ({ intent }) => intent) };
}

const prepared = new Map<Language, KnownExamples>();

/** The examples of a language, prepared by its first question. */
export function knownExamples(language: Language): KnownExamples {
  const known = prepared.get(language) ?? prepare(language);
  prepared.set(language, known);
  return known;
}
