import { z } from 'zod';
import { endpoint } from '../platform/endpoint.ts';
import { ruleMessage } from '../platform/field-rules.ts';
import { oneOf } from '../platform/fields.ts';

export const MAX_MESSAGES = 8;
/** In characters of any script. */
export const MAX_MESSAGE_LENGTH = 4_000;
/** The longest conversation, even if JSON escapes each character with 12 bytes. */
const MAX_BODY_BYTES = 524_288;

function isShort(content: string): boolean {
  // A character has one or two UTF-16 units.
  return (
    content.length <= MAX_MESSAGE_LENGTH ||
    Array.from(content.slice(0, 2 * MAX_MESSAGE_LENGTH + 1)).length <= MAX_MESSAGE_LENGTH
  );
}

export const ChatMessage = z.object({
  role: oneOf(['user', 'assistant']),
  content: z
    .string(ruleMessage('text'))
    .refine(isShort, ruleMessage('too_long', { max: MAX_MESSAGE_LENGTH }))
    .meta({ maxLength: MAX_MESSAGE_LENGTH }),
});
export type ChatMessage = z.output<typeof ChatMessage>;

/** True if the text has only spaces and invisible characters. */
function isBlank(text: string): boolean {
  return !/[^\p{C}\p{Z}]/u.test(text);
}

/** True for an empty list, which another rule refuses. */
function endsWithQuestion(messages: readonly ChatMessage[]): boolean {
  const last = messages.at(-1);
  return last === undefined || (last.role === 'user' && !isBlank(last.content));
}

const COUNT_MESSAGE = ruleMessage('message_list', { max: MAX_MESSAGES });

export const Conversation = z.object({
  messages: z
    .array(ChatMessage, COUNT_MESSAGE)
    .min(1, COUNT_MESSAGE)
    .max(MAX_MESSAGES, COUNT_MESSAGE)
    .refine(endsWithQuestion, ruleMessage('ends_with_question')),
});

/** One of the user's own holdings that an answer mentions. */
export const ChatSource = z.object({
  kind: z.enum(['bond', 'etf', 'share']),
  id: z.int().positive(),
  isin: z.string(),
  expired: z.boolean(),
});
export type ChatSource = z.output<typeof ChatSource>;

/** Plain text. Lines that begin and end with | are the rows of a table, the first of them its header. */
export const ChatAnswer = z.object({
  content: z.string(),
  sources: z.array(ChatSource).optional(),
  /** If the question was not answered: questions to ask instead, each understood without context. */
  suggestions: z.array(z.string()).optional(),
  /** Follow-up questions, each understood without context. */
  followUps: z.array(z.string()).optional(),
  /** The path of the screen for the action that the answer describes. */
  screen: z.string().optional(),
});
export type ChatAnswer = z.output<typeof ChatAnswer>;

/**
 * The events sent with Accept: text/event-stream: the name of each tool that is used, then the answer in pieces. The last event is
 * the whole answer, without a name, or `failure`.
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
    "Answers a question about the signed-in user's own portfolio; with Accept: text/event-stream as events",
  status: 200,
  maxBodyBytes: MAX_BODY_BYTES,
  body: Conversation,
  answer: ChatAnswer,
  takesIdempotencyKey: false,
});

/** The host that questions are sent to. Null: none, because the built-in assistant answers. */
export const ModelHost = z.object({
  host: z.string().nullable(),
});
export type ModelHost = z.output<typeof ModelHost>;

export const findModelHost = endpoint({
  method: 'GET',
  path: '/ai/model',
  access: 'anyone',
  summary: 'The host that questions to the assistant are sent to, if they are sent anywhere',
  answer: ModelHost,
});

export const ModelInput = ModelHost.extend({
  /** Null if nothing leaves the server. */
  sent: z
    .object({
      model: z.string(),
      /** The text before every question. */
      instructions: z.string(),
      /** The question as sent. */
      question: z.string(),
      tools: z.array(z.object({ name: z.string(), description: z.string() })),
      /** What the tools would send about this user's holdings now. */
      examples: z.array(z.object({ tool: z.string(), given: z.string() })),
    })
    .nullable(),
});
export type ModelInput = z.output<typeof ModelInput>;

export const findModelInput = endpoint({
  method: 'GET',
  path: '/ai/what-it-sees',
  access: 'user',
  summary:
    'What leaves the server for a question to the assistant, and to which host; nothing does for the built-in assistant',
  answer: ModelInput,
});
