import type { InterestProblem } from '#api/portfolio/figures/positions';

/** Why the interest of a bond is not known, in the middle of a sentence. */
export const en: Record<InterestProblem, string> = {
  no_terms: 'the terms are missing',
  terms_not_valid: 'the terms contradict each other',
  bought_after_maturity: 'the maturity is not after the purchase',
};
