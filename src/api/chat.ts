import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const MOST_MESSAGES = 8;
/** Of one message, in UTF-16 units. */
export const LONGEST_MESSAGE = 4_000;
/** Of all messages together, in UTF-8: 16 kB. */
export const MOST_BYTES = 16_384;

export const ChatMessage = z.object({
  role: z.enum(['user', 'assistant'], 'must be user or assistant'),
  content: z.string('must be a text').max(LONGEST_MESSAGE, `must have at most ${LONGEST_MESSAGE} characters`),
});
export type ChatMessage = z.output<typeof ChatMessage>;

export function bytesOf(messages: readonly Pick<ChatMessage, 'content'>[]): number {
  const encoder = new TextEncoder();
  return messages.reduce((bytes, { content }) => bytes + encoder.encode(content).length, 0);
}

/** Of an empty list this says nothing: its length is refused. */
function endsWithQuestion(messages: readonly ChatMessage[]): boolean {
  const last = messages.at(-1);
  return last === undefined || (last.role === 'user' && last.content.trim() !== '');
}

const COUNT_SENTENCE = `must be a list of 1 to ${MOST_MESSAGES} messages`;

export const Conversation = z.object({
  messages: z
    .array(ChatMessage, COUNT_SENTENCE)
    .min(1, COUNT_SENTENCE)
    .max(MOST_MESSAGES, COUNT_SENTENCE)
    .refine(endsWithQuestion, 'must end with a message of the user that is not blank')
    .refine((messages) => bytesOf(messages) <= MOST_BYTES, `must have at most ${MOST_BYTES} bytes of text`),
});

export const ChatAnswer = z.object({ content: z.string() });

export const chat = endpoint({
  method: 'POST',
  path: '/ai/chat',
  access: 'user',
  summary:
    "Answers a question about the signed-in user's own portfolio; with Accept: text/event-stream by events",
  status: 200,
  body: Conversation,
  answer: ChatAnswer,
});
