import type { CalendarDate } from '#domain/calendar-date';
import type { ChatAnswer, ChatMessage } from '#api/chat';
import type { Tools } from './tools/tools.ts';

export interface Question {
  readonly text: string;
  /** What was said before, as the browser tells it: nothing in it can be relied on. */
  readonly earlier: readonly ChatMessage[];
  readonly today: CalendarDate;
  /** Fires where the answer has taken too long. */
  readonly signal: AbortSignal;
}

/** Who answers. All it learns of the portfolio comes from the tools, which reach the asking user's rows alone. */
export interface Assistant {
  readonly answer: (question: Question, tools: Tools) => Promise<ChatAnswer>;
}
