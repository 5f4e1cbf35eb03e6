import type { Answer } from './answer.ts';

/** The codes that cases use for the reasons why a bond has no figures. */
const CODES: Readonly<Record<string, string>> = {
  'instalments-not-valid': 'INVALID_TERMS',
  'nothing-outstanding': 'NOTHING_OUTSTANDING',
  'maturity-not-after-settlement': 'NOTHING_OUTSTANDING',
  'coupon-rate-not-known': 'NO_FIXING',
  'no-call': 'NO_CALL',
};

/** The answer with its refusal in the vocabulary of the cases, if they have a code for it. */
export function withCode(answer: Answer): Answer {
  if (answer.ok) return answer;
  const error = CODES[answer.reason];
  return error === undefined ? answer : { ...answer, named: { error } };
}
