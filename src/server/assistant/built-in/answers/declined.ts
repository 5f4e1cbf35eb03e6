import type { ChatAnswer } from '#api/assistant/chat';
import type { Speech } from '../speech.ts';
import { HOW_TO } from '../texts/how-to-texts.ts';
import type { Query } from '../understanding/query.ts';

/** What is said without a look at the portfolio: greetings, how things are done, and what is never answered. */
export function declined({ intent, tag }: Query, { texts, language }: Speech): ChatAnswer {
  if (intent === 'thanks') return { content: texts.thanks };
  if (intent === 'goodbye') return { content: texts.bye };
  const act = intent === 'how-to' ? HOW_TO[tag ?? ''] : undefined;
  if (act !== undefined) return { content: act[language], screen: act.screen };
  const said = {
    'decline-advice': texts.advice,
    'decline-future': texts.forecast,
    'decline-others': texts.others,
    'decline-tax-due': texts['tax-to-pay'],
    'decline-not-recorded': texts.notRecorded,
    'how-to': texts['how-to'],
    greeting: texts.greeting,
    help: texts.help,
  };
  const sentence = Object.entries(said).find(([one]) => one === intent)?.[1] ?? texts.unknown;
  return { content: sentence, suggestions: [...texts.examples] };
}
