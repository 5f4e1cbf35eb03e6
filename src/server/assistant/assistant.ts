import type { FastifyBaseLogger } from 'fastify';
import type { CalendarDate } from '#domain/calendar-date';
import type { ChatAnswer, ChatEvent } from '#api/assistant/chat';
import type { User } from '#api/people/users';
import type { PortfolioAccess } from './thread/portfolio-access.ts';
import type { QuestionText } from './built-in/question-text.ts';

export interface Question extends QuestionText {
  /** The earlier messages come from the browser, so nothing in them can be trusted. */
  readonly earlier: QuestionText['earlier'];
  readonly today: CalendarDate;
  /** Fires when the answer takes too long, or when nobody waits for it any more. */
  readonly signal: AbortSignal;
  /** Reports the progress of the answer to the user. */
  readonly report: (event: ChatEvent) => void;
  /** The user who asks. Their personal data is removed from what leaves the server. */
  readonly findUser: () => Promise<User>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Answers questions. It sees only what the user who asks may see. */
export interface Assistant {
  readonly answer: (question: Question, portfolio: PortfolioAccess) => Promise<ChatAnswer>;
}

/** Answers without a language model; nothing leaves the server. */
export const builtInAssistant: Assistant = {
  answer: ({ text, earlier }, portfolio) => portfolio.answer({ text, earlier }),
};
