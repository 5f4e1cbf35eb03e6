import { calendarDate } from '#domain/calendar-date';
import { specificationRates } from '#domain/money/exchange-rates';
import { CONCENTRATION_LIMITS } from '#domain/portfolio/overview/concentration-flags';
import type { ChatAnswer, ChatMessage } from '#api/assistant/chat';
import { aPrincipal } from '../factories/a-principal.ts';
import type { TestUser } from '../factories/a-user.ts';
import type { TestApp } from '../app/start-test-app.ts';
import { ownRows } from '../../server/people/access/scope.ts';
import { createTools } from '../../server/assistant/tools/create-tools.ts';
import { answerFromRows } from '../../server/assistant/built-in/built-in-assistant.ts';

/** A question, or several in a row: only the last answer is checked. */
export type Question = string | readonly string[];

/** The text of the answer to the last question, given the conversation before it. */
export async function askBuiltIn(app: TestApp, user: TestUser, asked: Question): Promise<string> {
  return (await answerBuiltIn(app, user, asked)).content;
}

/** The answer to the last question, given the conversation before it. */
export async function answerBuiltIn(
  app: TestApp,
  { userId }: TestUser,
  asked: Question,
): Promise<ChatAnswer> {
  const today = calendarDate('2026-03-02');
  const timeZone = 'Europe/Sofia';
  const tools = createTools({
    db: app.db,
    scope: ownRows(aPrincipal(userId)),
    today,
    timeZone,
    concentrationLimits: CONCENTRATION_LIMITS,
    rates: specificationRates,
  });
  const earlier: ChatMessage[] = [];
  let answer: ChatAnswer = { content: '' };
  for (const text of typeof asked === 'string' ? [asked] : asked) {
    answer = await answerFromRows({ text, earlier: [...earlier], today }, tools);
    earlier.push({ role: 'user', content: text }, { role: 'assistant', content: answer.content });
  }
  return answer;
}

/** The lines of the answer after the one that says what was understood, with plain figures. */
export async function askForLines(app: TestApp, user: TestUser, asked: Question): Promise<string[]> {
  return plainFigures(await askBuiltIn(app, user, asked))
    .split('\n')
    .slice(1);
}

/** Figures without grouping and with a decimal point, in either language; days as they are. */
export function plainFigures(content: string): string {
  return content
    .replaceAll(/(?<=\d)[\u00a0\u202f ](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d),(?=\d)/g, '.')
    .replaceAll('\u00a0', ' ');
}

/** True if the answer contains the figure or word on its own, not inside another one. */
export function containsFigure(content: string, wanted: string): boolean {
  const escaped = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\p{N}.])${escaped}(?![\\p{L}\\p{N}]|\\.\\d)`, 'iu').test(
    plainFigures(content),
  );
}
