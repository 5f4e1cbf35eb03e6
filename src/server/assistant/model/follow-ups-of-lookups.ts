import type { ChatSource } from '#api/assistant/chat';
import type { AnsweredIntent } from '../built-in/answers/answers.ts';
import { followUps } from '../built-in/follow-ups.ts';

/** The likely intent of a question for which the model called a tool. */
const INTENT_BY_TOOL: Readonly<Record<string, AnsweredIntent>> = {
  list_holdings: 'list-holdings',
  sum_holdings: 'invested',
  list_payments: 'payments-received',
  list_coming_flows: 'coming-payments',
  list_coming_dividends: 'dividends',
  list_dividends: 'dividends',
  list_exposure: 'exposure',
  list_overdue: 'missing-payments',
  analyse_bond: 'working',
  largest_payments: 'largest-payments',
  list_changes: 'changes',
  portfolio_value: 'overview-value',
  concentration_limits: 'concentration',
  list_positions: 'positions',
  portfolio_income: 'income-of-period',
  principal_ladder: 'principal-ladder',
  portfolio_return: 'total-return',
  interest_rate_risk: 'interest-rate-risk',
  rate_scenario: 'rates-shift',
  value_scenario: 'value-shift',
};

/** The follow-up questions of a model's answer, chosen by its last lookup; undefined without any. */
export function followUpsOfLookups(
  tools: readonly string[],
  question: string,
  sources: readonly ChatSource[],
): string[] | undefined {
  const intent = tools.map((tool) => INTENT_BY_TOOL[tool]).findLast((found) => found !== undefined);
  if (intent === undefined) return undefined;
  const [only, ...others] = sources;
  const language = /\p{Script=Cyrillic}/u.test(question) ? 'bg' : 'en';
  return followUps(intent, { language, isin: others.length === 0 ? only?.isin : undefined });
}
