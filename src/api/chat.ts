import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ruleMessage } from './field-rules.ts';
import { oneOf } from './fields.ts';

export const MOST_MESSAGES = 8;
/** Of one message, in characters of any script. */
export const LONGEST_MESSAGE = 4_000;
/** The longest conversation, also where each character is escaped by 12 bytes of JSON. */
const MAX_BODY_BYTES = 524_288;

function isShort(content: string): boolean {
  // A character has one or two UTF-16 units.
  return (
    content.length <= LONGEST_MESSAGE ||
    Array.from(content.slice(0, 2 * LONGEST_MESSAGE + 1)).length <= LONGEST_MESSAGE
  );
}

export const ChatMessage = z.object({
  role: oneOf(['user', 'assistant']),
  content: z
    .string(ruleMessage('text'))
    .refine(isShort, ruleMessage('too_long', { max: LONGEST_MESSAGE }))
    .meta({ maxLength: LONGEST_MESSAGE }),
});
export type ChatMessage = z.output<typeof ChatMessage>;

/** Nothing but spaces and what is not seen. */
function isBlank(text: string): boolean {
  return !/[^\p{C}\p{Z}]/u.test(text);
}

/** Of an empty list this says nothing: its length is refused. */
function endsWithQuestion(messages: readonly ChatMessage[]): boolean {
  const last = messages.at(-1);
  return last === undefined || (last.role === 'user' && !isBlank(last.content));
}

const COUNT_MESSAGE = ruleMessage('message_list', { max: MOST_MESSAGES });

export const Conversation = z.object({
  messages: z
    .array(ChatMessage, COUNT_MESSAGE)
    .min(1, COUNT_MESSAGE)
    .max(MOST_MESSAGES, COUNT_MESSAGE)
    .refine(endsWithQuestion, ruleMessage('ends_with_question')),
});

/** A row of the person's own that an answer speaks of. */
export const ChatSource = z.object({
  kind: z.enum(['bond', 'etf', 'share']),
  id: z.int().positive(),
  isin: z.string(),
  expired: z.boolean(),
});
export type ChatSource = z.output<typeof ChatSource>;

/** Plain text. Lines that begin and end with | are the rows of a table, the first of them its header. */
export const ChatAnswer = z.object({ content: z.string(), sources: z.array(ChatSource).optional() });
export type ChatAnswer = z.output<typeof ChatAnswer>;

/**
 * With Accept: text/event-stream: what is being looked up, by the name of the tool; then the answer in pieces; at
 * last an event without a name, whose data is the answer in full, or `failure`.
 */
export const ChatEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('progress'), tool: z.string() }),
  z.object({ event: z.literal('piece'), text: z.string() }),
]);
export type ChatEvent = z.output<typeof ChatEvent>;

export const chat = endpoint({
  method: 'POST',
  path: '/ai/chat',
  access: 'user',
  summary:
    "Answers a question about the signed-in user's own portfolio; with Accept: text/event-stream by events",
  status: 200,
  mostBytes: MAX_BODY_BYTES,
  body: Conversation,
  answer: ChatAnswer,
});

/** Where questions go. Null: nowhere, for the built-in assistant answers. */
export const ModelPlace = z.object({
  host: z.string().nullable(),
});
export type ModelPlace = z.output<typeof ModelPlace>;

export const findModelPlace = endpoint({
  method: 'GET',
  path: '/ai/model',
  access: 'anyone',
  summary: 'The host that questions to the assistant are sent to, if they are sent anywhere',
  answer: ModelPlace,
});

export const WhatItSees = ModelPlace.extend({
  /** Null where nothing leaves the server. */
  sent: z
    .object({
      model: z.string(),
      /** The text before every question. */
      instructions: z.string(),
      /** The question, as it is put. */
      question: z.string(),
      tools: z.array(z.object({ name: z.string(), description: z.string() })),
      /** What the tools would give of this person's rows now, as it would be sent. */
      examples: z.array(z.object({ tool: z.string(), given: z.string() })),
    })
    .nullable(),
});
export type WhatItSees = z.output<typeof WhatItSees>;

export const findWhatItSees = endpoint({
  method: 'GET',
  path: '/ai/what-it-sees',
  access: 'user',
  summary:
    'What leaves the server for a question to the assistant, to which host; of the built-in one nothing does',
  answer: WhatItSees,
});
