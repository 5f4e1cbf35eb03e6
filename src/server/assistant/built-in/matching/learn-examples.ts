import { calendarDate } from '#domain/calendar-date';
import { TITLES } from '../intents/examples.ts';
import { readFollowUps } from '../intents/follow-ups.ts';
import type { IntentId } from '../intents/intent-ids.ts';
import { findTerms } from '../understanding/find-asked-terms.ts';
import { findMentions } from '../understanding/find-mentions.ts';
import { isCyrillic } from '../understanding/fold.ts';
import { LEXICONS } from '../understanding/lexicon.ts';
import { knownNames } from '../understanding/names.ts';
import { takeSlots } from '../understanding/slots/take-slots.ts';
import { splitWords } from '../understanding/tokens.ts';
import type { Language } from '#domain/language';
import { learn, type Model } from './classifier.ts';
import { followUpFeatures, questionFeatures, type Features } from './features.ts';
import { exampleWords, matchedWords } from './known-words.ts';
import { collectVocabulary, type Vocabulary } from './unexplained-words.ts';

export interface Meaning {
  readonly intent: IntentId;
  /** Which of several things of the intent. */
  readonly tag: string | undefined;
}

/** An example as it is learned. */
interface KnownExample {
  readonly language: Language;
  readonly features: Features;
  /** With {word} for each term of the glossary; undefined where there is none. */
  readonly ofTerms: Features | undefined;
  /** The same object for all that mean the same. */
  readonly means: Meaning;
}

const NO_NAMES = knownNames({ banks: [], holdings: [] });
/** Examples name no days, so any day does. */
const ANY_DAY = calendarDate('2026-01-01');

function exampleFeatures(
  words: readonly string[],
  language: Language,
): Pick<KnownExample, 'features' | 'ofTerms'> {
  const spelling = language === 'en' ? 'en' : words.some(isCyrillic) ? 'bg' : 'bg-latin';
  const lexicon = LEXICONS[spelling];
  const { pattern, order } = takeSlots(
    findMentions(words, { lexicon, names: NO_NAMES, written: [], isKnownWord: () => true }),
    {
      today: ANY_DAY,
      banks: [],
      kinds: new Map(),
      countries: new Map(),
      maturities: new Map(),
      coupons: new Map(),
      governments: new Set(),
      isKnownOrMisspelt: () => true,
    },
  );
  const terms = findTerms(words, lexicon.spelled).pattern;
  return {
    features: questionFeatures({ pattern: matchedWords(pattern, language), order }),
    ofTerms: terms.includes('{word}')
      ? questionFeatures({ pattern: matchedWords(terms, language), order: [] })
      : undefined,
  };
}

/** All examples of both languages. */
export function knownExamples(): readonly KnownExample[] {
  const meanings = new Map<string, Meaning>();
  const shareMeaning = ({ intent, tag }: Meaning): Meaning => {
    const known = meanings.get(`${intent} ${tag ?? ''}`) ?? { intent, tag };
    meanings.set(`${intent} ${tag ?? ''}`, known);
    return known;
  };
  return (['en', 'bg'] as const).flatMap((language) =>
    exampleWords(language).map(({ words, ...means }) => ({
      ...exampleFeatures(words, language),
      language,
      means: shareMeaning(means),
    })),
  );
}

/** What was learned from the examples, as plain data. */
export interface Understanding {
  readonly intents: Model<Meaning>;
  readonly vocabulary: Vocabulary;
  /** Whether a question with a term of the glossary asks what it means. */
  readonly asksMeaning: Model<boolean>;
  readonly followUps: FollowUpModels;
}

/** What a question after an answer asks, and whether it is one of its own. */
export interface FollowUpModels {
  readonly intents: Model<IntentId | 'same'>;
  readonly standsAlone: Model<boolean>;
}

/** Asking the same again is one meaning, 'same', whatever the intent before. */
function learnFollowUps(): FollowUpModels {
  const afterSome = readFollowUps().map(({ before, language, text, intent, standsAlone }) => ({
    features: followUpFeatures(exampleFeatures(splitWords(text), language).features, before),
    intent: intent === before ? ('same' as const) : intent,
    standsAlone,
  }));
  // Buttons ask them after any answer.
  const afterAny = TITLES.flatMap(({ intent, language, text }) =>
    [text, `${text}: {holding}`].map((asked) => ({
      features: exampleFeatures(splitWords(asked), language).features,
      intent,
      standsAlone: true,
    })),
  );
  const known = [...afterSome, ...afterAny];
  return {
    intents: learn(known.map(({ features, intent }) => ({ features, means: intent }))),
    standsAlone: learn(known.map(({ features, standsAlone }) => ({ features, means: standsAlone }))),
  };
}

export function learnExamples(examples: readonly KnownExample[]): Understanding {
  return {
    intents: learn(examples.filter(({ means }) => means.intent !== 'glossary')),
    vocabulary: collectVocabulary(examples),
    asksMeaning: learn(
      examples.flatMap(({ ofTerms, means }) =>
        ofTerms === undefined ? [] : [{ features: ofTerms, means: means.intent === 'glossary' }],
      ),
    ),
    followUps: learnFollowUps(),
  };
}
