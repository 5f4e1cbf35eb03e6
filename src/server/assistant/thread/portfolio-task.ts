import type { QuestionText } from '../built-in/question-text.ts';
import type { CalendarDate } from '#domain/calendar-date';
import type { ConcentrationLimits } from '#domain/portfolio/overview/concentration-flags';
import { ownRows } from '../../people/access/scope.ts';
import type { Principal } from '../../platform/http/principal.ts';
import type { Database } from '../../platform/database/schema.ts';
import { findExchangeRates } from '../../portfolio/market/exchange-rates/active-rates.ts';
import { answerFromRows } from '../built-in/built-in-assistant.ts';
import { createTools } from '../tools/create-tools.ts';

/** The user whose portfolio it is, and the day of the question. */
export interface TaskOwner {
  readonly principal: Principal;
  readonly today: CalendarDate;
  readonly timeZone: string;
  /** For a user who has not chosen their own. */
  readonly concentrationLimits: ConcentrationLimits;
}

type TaskWork =
  | ({ readonly kind: 'answer' } & QuestionText)
  | { readonly kind: 'look-up'; readonly tool: string; readonly input: unknown };

/** Work on one user's portfolio. Plain data, because it is sent to another thread. */
export type PortfolioTask = TaskOwner & { readonly work: TaskWork };

/** Ten times what a model may receive. Copying and parsing longer facts would delay other requests for nothing. */
const MAX_FACTS_LENGTH = 400_000;

/** Returns a ChatAnswer, or the facts of a tool as JSON text (null if too long). Throws ZodError if the tool's input is invalid. */
export async function runTask(
  db: Database,
  { principal, today, timeZone, concentrationLimits, work }: PortfolioTask,
): Promise<unknown> {
  const rates = await findExchangeRates(db, today);
  const scope = ownRows(principal);
  const tools = createTools({ db, scope, today, timeZone, concentrationLimits, rates });
  // Administrators change the portfolios of others as well.
  const keepsOwnPortfolio = principal.role === 'admin' ? undefined : principal.keepsOwnPortfolio;
  if (work.kind === 'answer') return answerFromRows({ ...work, today, keepsOwnPortfolio }, tools);
  const tool = Object.values(tools).find(({ name }) => name === work.tool);
  if (tool === undefined) throw new RangeError(`there is no tool ${work.tool}`);
  const facts = JSON.stringify(await tool.call(work.input));
  return facts.length > MAX_FACTS_LENGTH ? null : facts;
}
