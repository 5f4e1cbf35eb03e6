import { expect, it } from 'vitest';
import { Conversation, type ChatMessage } from '#api/assistant/chat';
import { messagesToSend } from './messages-to-send.ts';

const says = (content: string): ChatMessage => ({ role: 'user', content });

it('the last 8 messages are sent', () => {
  const said = Array.from({ length: 11 }, (_, i) => says(`question ${i}`));
  expect(messagesToSend(said).map(({ content }) => content)).toEqual(
    Array.from({ length: 8 }, (_, i) => `question ${i + 3}`),
  );
});

it('long messages are truncated to what the server accepts', () => {
  const said = Array.from({ length: 8 }, () => says('въпрос '.repeat(700)));
  const sent = messagesToSend(said);
  expect(Conversation.safeParse({ messages: sent }).success).toBe(true);
  expect(sent.map(({ content }) => content.length)).toEqual(Array(8).fill(4_000));
});
