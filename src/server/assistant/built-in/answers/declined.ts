import type { ChatAnswer } from '#api/assistant/chat';
import { lines } from '../answer-parts.ts';
import type { WordsKey } from '../say.ts';
import type { Speech } from '../speech.ts';
import { HOW_TO } from '../texts/how-to-texts.ts';
import type { Query } from '../understanding/query.ts';

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
export function declined({ intent, acts = [] }: Query, { say, examples, language }: Speech): ChatAnswer {
  if (intent === 'thanks') return { content: say('thanks') };
  if (intent === 'goodbye') return { content: say('bye') };
  const [act, ...others] = intent === 'how-to' ? acts.flatMap((one) => HOW_TO[one] ?? []) : [];
  if (act !== undefined)
    return { content: lines([act, ...others].map((one) => one[language])), screen: act.screen };
  return { content: say(SENTENCES[intent] ?? 'unknown'), suggestions: examples };
}
