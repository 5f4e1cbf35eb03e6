import { bytesOf, LONGEST_MESSAGE, MOST_BYTES, MOST_MESSAGES, type ChatMessage } from '#api/chat';

/** The last messages, as many as the server takes: each cut to its length, the oldest left out first. */
export function messagesToSend(said: readonly ChatMessage[]): ChatMessage[] {
  const last = said
    .slice(-MOST_MESSAGES)
    .map(({ role, content }) => ({ role, content: content.slice(0, LONGEST_MESSAGE) }));
  while (last.length > 1 && bytesOf(last) > MOST_BYTES) last.shift();
  return last;
}
