import { MAX_MESSAGE_LENGTH, MAX_MESSAGES, type ChatMessage } from '#api/assistant/chat';

/** The last messages, up to the server's limit, each truncated to the maximum length. */
export function messagesToSend(said: readonly ChatMessage[]): ChatMessage[] {
  return said
    .slice(-MAX_MESSAGES)
    .map(({ role, content }) => ({ role, content: content.slice(0, MAX_MESSAGE_LENGTH) }));
}
