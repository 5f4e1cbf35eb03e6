import type { Assistant } from '../assistant.ts';
import { maturities, payments, ranking } from './lists.skill.ts';
import { oneHolding } from './one-holding.skill.ts';
import { lines, type Asked, type Skill, type Speech } from './skill.ts';
import { averageYield, counts, profit, value } from './sums.skill.ts';
import { bg } from './texts/bg.ts';
import { en } from './texts/en.ts';
import type { BuiltInTexts } from './texts/texts.ts';
import { languageOf, understand } from './understand.ts';
import { figuresIn, type Language } from './write-figures.ts';

const TEXTS: Record<Language, BuiltInTexts> = { en, bg };

/** The first that recognises a question answers it, so the narrower ones come first. */
const SKILLS: readonly Skill[] = [
  oneHolding,
  maturities,
  payments,
  ranking,
  averageYield,
  profit,
  counts,
  value,
];

/** Advice and forecasts: no row of the portfolio holds them, whatever else the question names. */
const BEYOND_ROWS =
  /\bshould (?:i|we)\b|\badvi[sc]e|\brecommend|\bpredict|\bforecast|\bwill\b.*\b(?:rise|fall|grow|drop|go (?:up|down)|perform)\b|\bto (?:buy|sell)\b|препоръч|посъветва|съвет|прогноз|да (?:купя|продам)|ще (?:се )?(?:пад|качи|поскъп|поевтин)/;

function cannotAnswer({ texts }: Speech): string {
  return lines(texts.unknown, ...texts.examples.map((example) => `– ${example}`));
}

function skillFor(asked: Asked): Skill | undefined {
  return BEYOND_ROWS.test(asked.text) ? undefined : SKILLS.find((skill) => skill.recognises(asked));
}

/** Answers from the user's rows by recognising the question; nothing leaves the server. */
export const builtInAssistant: Assistant = {
  answer: async ({ text, today }, tools) => {
    const language = languageOf(text);
    const speech = { texts: TEXTS[language], figures: figuresIn(language) };
    const asked = understand(text, today);
    return { content: (await skillFor(asked)?.answer(asked, tools, speech)) ?? cannotAnswer(speech) };
  },
};
