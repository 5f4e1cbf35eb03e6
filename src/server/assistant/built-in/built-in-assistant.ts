import type { CalendarDate } from '#domain/calendar-date';
import { measureOn } from '#domain/portfolio/measure';
import type { ChatAnswer } from '#api/assistant/chat';
import type { QuestionText } from './question-text.ts';
import { findSources } from '../tools/find-sources.ts';
import type { Tools } from '../tools/create-tools.ts';
import { MAX_ROWS } from './answers/answer.ts';
import { chooseAnswer } from './answers/answers.ts';
import { lines, type SpokenAnswer, type Speech } from './speech.ts';
import { TERM_TEXTS } from './texts/glossary-terms.ts';
import { TEXTS } from './texts/texts.ts';
import { isQuery, type NoQuery, type Query } from './understanding/query.ts';
import { understand } from './understanding/understand.ts';
import { figureWriter } from './write-figures.ts';

function withExamples(sentence: string, { texts }: Speech): string {
  return lines(sentence, ...texts.examples.map((example) => `– ${example}`));
}

/** What is said where there is nothing to look up. */
function describeAlternative(not: NoQuery, speech: Speech): string {
  const { texts } = speech;
  if (not.why === 'thanks' || not.why === 'bye') return texts[not.why];
  if (not.why === 'nothing') return withExamples(texts.unknown, speech);
  if (not.why === 'terms') return lines(...not.terms.map((term) => TERM_TEXTS[term][speech.language]));
  if (!('words' in not)) return withExamples(texts[not.why], speech);
  const words = not.words.map((word) => `“${word}”`).join(', ');
  if (not.why === 'none-called') return withExamples(texts.noneCalled(words), speech);
  if (not.why === 'nothing-at') return withExamples(texts.nothingAt(words, speech.banks.join(', ')), speech);
  return withExamples(texts.unknownWords(words), speech);
}

async function toAnswer(query: Query, tools: Tools, speech: Speech): Promise<SpokenAnswer> {
  const answered = await chooseAnswer(query)(query, tools, speech);
  return answered ?? { content: describeAlternative({ why: 'nothing' }, speech), facts: {} };
}

/** Answers by understanding the question, from nothing but the rows. */
export async function answerFromRows(
  { text, earlier, today }: QuestionText & { readonly today: CalendarDate },
  tools: Tools,
): Promise<ChatAnswer> {
  const names = await tools.listNames.run({});
  const { language, asked, pickFrom } = understand({ text, earlier, today, names });
  const speech = {
    texts: TEXTS[language],
    figures: figureWriter(language),
    today,
    language,
    banks: names.banks,
    measuring: measureOn(today),
  };
  if (!isQuery(asked)) return { content: describeAlternative(asked, speech) };
  if (names.holdings.length === 0) return { content: speech.texts.nothingYet };
  const query = pickFrom === undefined ? asked : await pickTools(asked, pickFrom, { tools, speech });
  const { content, facts } = await toAnswer(query, tools, speech);
  const sources = findSources(facts).slice(0, MAX_ROWS);
  return sources.length === 0 ? { content } : { content, sources };
}

/** 'The second one': the holding that the answer before named there. */
async function pickTools(
  asked: Query,
  { query, rank }: { readonly query: Query; readonly rank: number },
  { tools, speech }: { readonly tools: Tools; readonly speech: Speech },
): Promise<Query> {
  const { facts } = await toAnswer(query, tools, speech);
  const isins = [...new Set(findSources(facts).map(({ isin }) => isin))];
  const isin = isins.at(rank > 0 ? rank - 1 : rank);
  return isin === undefined ? asked : { ...asked, filter: { ...asked.filter, isins: [isin] } };
}
