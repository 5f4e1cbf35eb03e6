import type { CalendarDate } from '#domain/calendar-date';
import { measureOn } from '#domain/portfolio/measure';
import type { ChatAnswer } from '#api/chat';
import type { AskedText } from './asked-text.ts';
import { sourcesIn } from '../tools/sources-in.ts';
import type { Tools } from '../tools/tools.ts';
import { MOST_ROWS } from './answers/answer.ts';
import { answerTo } from './answers/answers.ts';
import { lines, type Said, type Speech } from './speech.ts';
import { TERM_TEXTS } from './texts/terms.ts';
import { TEXTS } from './texts/texts.ts';
import { isQuery, type NoQuery, type Query } from './understanding/query.ts';
import { understand } from './understanding/understand.ts';
import { figuresIn } from './write-figures.ts';

function withExamples(sentence: string, { texts }: Speech): string {
  return lines(sentence, ...texts.examples.map((example) => `– ${example}`));
}

/** What is said where there is nothing to look up. */
function saidInstead(not: NoQuery, speech: Speech): string {
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

async function said(query: Query, tools: Tools, speech: Speech): Promise<Said> {
  const answered = await answerTo(query)(query, tools, speech);
  return answered ?? { content: saidInstead({ why: 'nothing' }, speech), facts: {} };
}

/** Answers by understanding the question, from nothing but the rows. */
export async function answerFromRows(
  { text, earlier, today }: AskedText & { readonly today: CalendarDate },
  tools: Tools,
): Promise<ChatAnswer> {
  const names = await tools.listNames.run({});
  const { language, asked, pickFrom } = understand({ text, earlier, today, names });
  const speech = {
    texts: TEXTS[language],
    figures: figuresIn(language),
    today,
    language,
    banks: names.banks,
    measuring: measureOn(today),
  };
  if (!isQuery(asked)) return { content: saidInstead(asked, speech) };
  if (names.holdings.length === 0) return { content: speech.texts.nothingYet };
  const query = pickFrom === undefined ? asked : await picked(asked, pickFrom, { tools, speech });
  const { content, facts } = await said(query, tools, speech);
  const sources = sourcesIn(facts).slice(0, MOST_ROWS);
  return sources.length === 0 ? { content } : { content, sources };
}

/** 'The second one': the holding that the answer before named there. */
async function picked(
  asked: Query,
  { query, rank }: { readonly query: Query; readonly rank: number },
  { tools, speech }: { readonly tools: Tools; readonly speech: Speech },
): Promise<Query> {
  const { facts } = await said(query, tools, speech);
  const isins = [...new Set(sourcesIn(facts).map(({ isin }) => isin))];
  const isin = isins.at(rank > 0 ? rank - 1 : rank);
  return isin === undefined ? asked : { ...asked, filter: { ...asked.filter, isins: [isin] } };
}
