import { calendarDate } from '#domain/calendar-date';
import { officialRates } from '#domain/money/exchange-rates';
import { CONCENTRATION_LIMITS } from '#domain/portfolio/overview/concentration-flags';
import type { ChatAnswer, ChatMessage } from '#api/assistant/chat';
import type { UserId } from '#api/platform/ids';
import { aPrincipal } from '../../factories/a-principal.ts';
import type { TestApp } from '../../app/start-test-app.ts';
import { ownRows } from '../../../server/people/access/scope.ts';
import { createTools } from '../../../server/assistant/tools/create-tools.ts';
import { answerFromRows } from '../../../server/assistant/built-in/built-in-assistant.ts';
import { EURO_RATES, TODAY } from './holder.ts';
import type { Asked } from './question.ts';

/** The answer to the last question, given the conversation before it. */
export async function askHolder(
  { db }: Pick<TestApp, 'db'>,
  userId: UserId,
  asked: Asked,
): Promise<ChatAnswer> {
  const today = calendarDate(TODAY);
  const unitsPerEuro = { USD: 1 / EURO_RATES.USD, GBP: 1 / EURO_RATES.GBP };
  const tools = createTools({
    db,
    scope: ownRows(aPrincipal(userId)),
    today,
    timeZone: 'Europe/Sofia',
    concentrationLimits: CONCENTRATION_LIMITS,
    rates: officialRates(today, unitsPerEuro),
  });
  const earlier: ChatMessage[] = [];
  let answer: ChatAnswer = { content: '' };
  for (const text of typeof asked === 'string' ? [asked] : asked) {
    answer = await answerFromRows({ text, earlier: [...earlier], today }, tools);
    earlier.push({ role: 'user', content: text }, { role: 'assistant', content: answer.content });
  }
  return answer;
}
