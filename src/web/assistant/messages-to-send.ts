import { MAX_MESSAGE_LENGTH, MAX_MESSAGES, type ChatMessage } from '#api/assistant/chat';

/** The last messages, as many as the server takes, each cut to its length. */
export function messagesToSend(said: readonly ChatMessage[]): ChatMessage[] {
  return said
    .slice(-MAX_MESSAGES)
    .map(({ role, content }) => ({ role, content: content.slice(0, MAX_MESSAGE_LENGTH) }));
}
