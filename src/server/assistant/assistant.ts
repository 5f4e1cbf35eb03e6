import type { FastifyBaseLogger } from 'fastify';
import type { CalendarDate } from '#domain/calendar-date';
import type { ChatAnswer, ChatEvent } from '#api/assistant/chat';
import type { User } from '#api/people/users';
import type { PortfolioAccess } from './thread/portfolio-access.ts';
import type { QuestionText } from './built-in/question-text.ts';

export interface Question extends QuestionText {
  /** What was said before comes from the browser: nothing in it can be relied on. */
  readonly earlier: QuestionText['earlier'];
  readonly today: CalendarDate;
  /** Fires where the answer has taken too long, or nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** Tells the person how far the answer has come. */
  readonly tell: (event: ChatEvent) => void;
  /** Who asks: known so that nothing of it leaves the server. */
  readonly findPerson: () => Promise<User>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Who answers. It learns nothing of the portfolio but what the asking user's access gives. */
export interface Assistant {
  readonly answer: (question: Question, portfolio: PortfolioAccess) => Promise<ChatAnswer>;
}

/** Answers by understanding the question; nothing leaves the server. */
export const builtInAssistant: Assistant = {
  answer: ({ text, earlier }, portfolio) => portfolio.answer({ text, earlier }),
};
