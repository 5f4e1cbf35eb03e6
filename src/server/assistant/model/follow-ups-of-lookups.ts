import type { ChatSource } from '#api/assistant/chat';
import type { AnsweredIntent } from '../built-in/answers/answers.ts';
import { followUps } from '../built-in/follow-ups.ts';

/** What was most likely asked, by the tool that was called for it. */
const ASKED: Readonly<Record<string, AnsweredIntent>> = {
  list_holdings: 'list-holdings',
  sum_holdings: 'invested',
  list_payments: 'payments-received',
  list_coming_flows: 'coming-payments',
  list_dividends: 'dividends',
  list_exposure: 'exposure',
  list_overdue: 'missing-payments',
  analyse_bond: 'working',
  largest_payments: 'largest-payments',
  list_changes: 'changes',
  portfolio_value: 'overview-value',
  list_positions: 'positions',
  portfolio_income: 'income-of-period',
  principal_ladder: 'principal-ladder',
  portfolio_return: 'total-return',
  interest_rate_risk: 'interest-rate-risk',
  rate_scenario: 'rates-shift',
};

/** Questions that lead on from a model's answer, as they do from one of the built-in assistant; none where nothing was looked up. */
export function followUpsOfLookups(
  tools: readonly string[],
  question: string,
  sources: readonly ChatSource[],
): string[] | undefined {
  const asked = tools.map((tool) => ASKED[tool]).findLast((intent) => intent !== undefined);
  if (asked === undefined) return undefined;
  const [only, ...others] = sources;
  const language = /\p{Script=Cyrillic}/u.test(question) ? 'bg' : 'en';
  return followUps(asked, { language, isin: others.length === 0 ? only?.isin : undefined });
}
