import type { ChatAnswer } from '#api/assistant/chat';
import type { WordsKey } from '../../say.ts';
import type { Speech } from '../../speech.ts';
import type { Query } from '../../understanding/query.ts';
import { howTo, type Keeping } from './how-to.answer.ts';

const SENTENCES: Readonly<Record<string, WordsKey>> = {
  'decline-advice': 'advice',
  'decline-future': 'forecast',
  'decline-others': 'others',
  'decline-tax-due': 'tax-to-pay',
  'decline-not-recorded': 'notRecorded',
  'how-to': 'how-to',
  greeting: 'greeting',
  help: 'help',
};

/** What is said without a look at the portfolio: greetings, how things are done, and what is never answered. */
export function declined(query: Query, { say, examples, language }: Speech, keeping: Keeping): ChatAnswer {
  const { intent } = query;
  if (intent === 'thanks') return { content: say('thanks') };
  if (intent === 'goodbye') return { content: say('bye') };
  const done = intent === 'how-to' ? howTo(query, language, keeping) : undefined;
  return done ?? { content: say(SENTENCES[intent] ?? 'unknown'), suggestions: examples };
}
