import type { Call } from './call.ts';
import {
  BOND,
  ETF_OR_SHARE,
  CASH_FLOW,
  body,
  withId,
  bond,
  cashFlow,
  etf,
  share,
  deleted,
} from './owned-rows.ts';

/** The rows of the matrix for users who keep their own portfolio. */
export const OWN_PORTFOLIO_CALLS: Readonly<Record<string, Call>> = {
  'POST /my/bonds': body(BOND),
  'PUT /my/bonds/{id}': withId(bond, BOND),
  'PUT /my/bonds/{id}/status': withId(bond, { expired: true }),
  'DELETE /my/bonds/{id}': withId(bond),
  'POST /my/bonds/{id}/restore': withId(deleted.bond),
  'POST /my/bonds/{id}/cashflows': withId(bond, CASH_FLOW),
  'POST /my/bonds/{id}/cashflows/generate': withId(bond),
  'PUT /my/cashflows/{id}': withId(cashFlow, CASH_FLOW),
  'DELETE /my/cashflows/{id}': withId(cashFlow),
  'POST /my/cashflows/{id}/restore': withId(deleted.cashFlow),
  'POST /my/etfs': body(ETF_OR_SHARE),
  'PUT /my/etfs/{id}': withId(etf, { ...ETF_OR_SHARE, name: 'Another index' }),
  'DELETE /my/etfs/{id}': withId(etf),
  'POST /my/etfs/{id}/restore': withId(deleted.etf),
  'POST /my/shares': body(ETF_OR_SHARE),
  'PUT /my/shares/{id}': withId(share, { ...ETF_OR_SHARE, name: 'Another index' }),
  'DELETE /my/shares/{id}': withId(share),
  'POST /my/shares/{id}/restore': withId(deleted.share),
};
