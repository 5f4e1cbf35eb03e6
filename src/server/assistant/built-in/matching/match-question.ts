import { INTENT_SLOTS, type IntentId } from '../intents/intent-ids.ts';
import type { Slots } from '../understanding/slots.ts';
import { JOINING } from '../understanding/take-slots.ts';
import type { Language } from '../write-figures.ts';
import { WEIGHT_OF_NEAREST } from './calibration.ts';
import { nearness } from './centres.ts';
import { cosines, questionVector } from './example-index.ts';
import { knownExamples, type KnownExamples, type Meaning } from './example-patterns.ts';
import type { MatchedQuestion } from './features.ts';
import { matchedWord } from './known-words.ts';

/** What a question may mean, and how near it is: 1 is one of the examples itself. */
export interface Match extends Meaning {
  readonly score: number;
}

/** A question that is an example, but for the order of rounding, is understood as it. */
const THE_SAME = 0.98;
/** Of the nearest examples of an intent so many are averaged. */
const NEAREST = 3;

interface Near {
  readonly means: Meaning;
  readonly cosine: number;
}

function toMatch(near: readonly Near[], centre: number): Match | undefined {
  const nearest = [...near].sort((one, other) => other.cosine - one.cosine).slice(0, NEAREST);
  const [first] = nearest;
  if (first === undefined) return undefined;
  const mean = nearest.reduce((sum, { cosine }) => sum + cosine, 0) / nearest.length;
  const score = (WEIGHT_OF_NEAREST * (first.cosine + mean)) / 2 + (1 - WEIGHT_OF_NEAREST) * centre;
  return { ...first.means, score: first.cosine > THE_SAME ? 1 : Math.min(score, THE_SAME) };
}

function scoreIntents({ index, centres }: KnownExamples, question: MatchedQuestion): readonly Match[] {
  const vector = questionVector(index, question);
  const near = new Map<IntentId, Near[]>();
  for (const [at, cosine] of cosines(index, vector).entries()) {
    const means = index.examples[at]?.means;
    if (means === undefined) continue;
    const found = near.get(means.intent);
    if (found === undefined) near.set(means.intent, [{ means, cosine }]);
    else found.push({ means, cosine });
  }
  const scores = nearness(centres, vector);
  return centres.intents.flatMap((intent, at) => toMatch(near.get(intent) ?? [], scores[at] ?? 0) ?? []);
}

/** True where the slots rule out that this is asked. */
function isRuledOut(intent: IntentId, { filter, isin }: Slots): boolean {
  const { needs = [], never = [] }: { needs?: readonly string[]; never?: readonly string[] } =
    INTENT_SLOTS[intent];
  const hasHolding = filter.isins !== undefined || isin !== undefined;
  if (needs.includes('holding') && !hasHolding) return true;
  if (never.includes('holding') && hasHolding) return true;
  const { isins = [], currencies = [], banks = [], kinds = [], countries = [] } = filter;
  const sides = Math.max(...[isins, currencies, banks, kinds, countries].map((side) => side.length));
  return intent === 'compare-holdings' && sides < 2;
}

/** A term stands in most questions: only what is very like a question for a meaning is one. */
const LEAST_GLOSSARY_SCORE = 0.6;

/** 'What does YTM mean?' is like other questions for a meaning once the term is out of it; no other intent is scored so. */
function glossaryScore(known: KnownExamples, { termPattern }: Slots, language: Language): readonly Match[] {
  if (termPattern === undefined) return [];
  const pattern = termPattern
    .filter((word) => !JOINING.test(word))
    .map((word) => matchedWord(word, language));
  // The term alone asks for the figure rather than for its meaning.
  if (pattern.every((word) => word === '{word}')) return [];
  return scoreIntents(known, { pattern, order: [] }).filter(
    ({ intent, score }) => intent === 'glossary' && score >= LEAST_GLOSSARY_SCORE,
  );
}

/** Every intent that the slots allow, the likeliest first. */
export function matchQuestion(language: Language, slots: Slots): readonly Match[] {
  const known = knownExamples(language);
  const pattern = slots.pattern.map((word) => matchedWord(word, language));
  const matches = scoreIntents(known, { pattern, order: slots.order });
  return [...matches.filter(({ intent }) => intent !== 'glossary'), ...glossaryScore(known, slots, language)]
    .filter(({ intent }) => !isRuledOut(intent, slots))
    .sort((one, other) => other.score - one.score);
}
