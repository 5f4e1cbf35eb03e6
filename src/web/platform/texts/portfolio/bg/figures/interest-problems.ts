import type { en } from '../../en/figures/interest-problems.ts';

export const bg: typeof en = {
  no_terms: 'липсват условията',
  terms_not_valid: 'условията си противоречат',
  bought_after_maturity: 'падежът не е след покупката',
};
