import type { ChatMessage } from '#api/assistant/chat';

/** A question as the built-in assistant reads it. */
export interface QuestionText {
  readonly text: string;
  readonly earlier: readonly ChatMessage[];
}
