import type { QuestionText } from '../built-in/question-text.ts';
import type { CalendarDate } from '#domain/calendar-date';
import { ownRows } from '../../people/access/scope.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Database } from '../../platform/database/schema.ts';
import { findExchangeRates } from '../../portfolio/market/exchange-rates/active-rates.ts';
import { answerFromRows } from '../built-in/built-in-assistant.ts';
import { createTools } from '../tools/create-tools.ts';

/** Whose portfolio it is, and the day of the question. */
export interface TaskOwner {
  readonly principal: Principal;
  readonly today: CalendarDate;
  readonly timeZone: string;
}

type TaskWork =
  | ({ readonly kind: 'answer' } & QuestionText)
  | { readonly kind: 'look-up'; readonly tool: string; readonly input: unknown };

/** Work on one user's portfolio. It goes from thread to thread, so it is plain data. */
export type PortfolioTask = TaskOwner & { readonly work: TaskWork };

/** No model gets more than a tenth of it, so what is longer stays here: taking it over and reading it would keep others waiting. */
const MAX_FACTS_LENGTH = 400_000;

/** A ChatAnswer; or the facts of a tool as JSON text, null where they are too long. Throws ZodError where the tool refuses its input. */
export async function runTask(
  db: Database,
  { principal, today, timeZone, work }: PortfolioTask,
): Promise<unknown> {
  const rates = await findExchangeRates(db, today);
  const tools = createTools({ db, scope: ownRows(principal), today, timeZone, rates });
  if (work.kind === 'answer') return answerFromRows({ ...work, today }, tools);
  const tool = Object.values(tools).find(({ name }) => name === work.tool);
  if (tool === undefined) throw new RangeError(`there is no tool ${work.tool}`);
  const facts = JSON.stringify(await tool.call(work.input));
  return facts.length > MAX_FACTS_LENGTH ? null : facts;
}
