import { MAX_MESSAGE_LENGTH, MAX_MESSAGES, type ChatMessage } from '#api/assistant/chat';

/** The last messages, up to the server's limit, each truncated to the maximum length. */
export function messagesToSend(messages: readonly ChatMessage[]): ChatMessage[] {
  return messages
    .slice(-MAX_MESSAGES)
    .map(({ role, content }) => ({ role, content: content.slice(0, MAX_MESSAGE_LENGTH) }));
}
