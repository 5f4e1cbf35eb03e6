import type { FastifyBaseLogger } from 'fastify';
import type { CalendarDate } from '#domain/calendar-date';
import type { ChatAnswer, ChatEvent, ChatMessage } from '#api/chat';
import type { User } from '#api/users';
import type { Tools } from './tools/tools.ts';

export interface Question {
  readonly text: string;
  /** What was said before, as the browser tells it: nothing in it can be relied on. */
  readonly earlier: readonly ChatMessage[];
  readonly today: CalendarDate;
  /** Fires where the answer has taken too long, or nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** Tells the person how far the answer has come. */
  readonly tell: (event: ChatEvent) => void;
  /** Who asks: known so that nothing of it leaves the server. */
  readonly findPerson: () => Promise<User>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Who answers. All it learns of the portfolio comes from the tools, which reach the asking user's rows alone. */
export interface Assistant {
  readonly answer: (question: Question, tools: Tools) => Promise<ChatAnswer>;
}
