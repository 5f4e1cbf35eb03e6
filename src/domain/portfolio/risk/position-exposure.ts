import type { SettlementProblem } from '../../bonds/pricing/accrued-interest.ts';
import { settledBondFlows } from '../../bonds/pricing/bond-flows.ts';
import { yieldFromCleanPrice } from '../../bonds/pricing/bond-yield.ts';
import { settlesExDividend } from '../../bonds/pricing/ex-dividend.ts';
import { toYieldQuote } from '../../bonds/terms/holding-terms.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import { failure, type Result } from '../../result.ts';
import type { PositionKey } from '../positions/deal.ts';
import { settleSecurity, type SecurityTerms } from '../positions/security-terms.ts';
import type { PositionValue, ValueProblem } from '../valuation/value-on-a-day.ts';
import { bondExposure, type BondExposure } from './bond-exposure.ts';

/** Why a bond that is held has no risk figures. */
export type RiskProblem =
  | ValueProblem['reason']
  | 'no-terms'
  | 'terms-not-valid'
  | 'not-issued-yet'
  | 'matured'
  /** No yield gives its price. */
  | 'no-yield';

function settlementProblem(reason: SettlementProblem): RiskProblem {
  if (reason === 'settlement-before-issue') return 'not-issued-yet';
  if (reason === 'maturity-not-after-settlement' || reason === 'nothing-outstanding') return 'matured';
  return 'terms-not-valid';
}

/** A bond position with its risk figures on a day, by the price that it is valued at. */
export function positionExposure(
  { isin, currency }: PositionKey,
  { value, terms }: { readonly value: PositionValue; readonly terms: SecurityTerms | undefined },
  day: CalendarDate,
): Result<BondExposure, RiskProblem> {
  const { price, rate, quantity } = value;
  if (price === null || rate === null) return failure('matured');
  if (terms === undefined || terms.interest === null) return failure('no-terms');
  const { interest } = terms;
  const bond = settleSecurity(terms, interest.terms, day);
  if (!bond.ok) return failure(settlementProblem(bond.reason));
  const flows = settledBondFlows(bond.value, settlesExDividend(interest, day));
  const quote = toYieldQuote(interest.preset, interest.terms);
  const solved = yieldFromCleanPrice(flows, quote, price.value.toNumber());
  if (!solved.ok) return failure('no-yield');
  const { unitsPerEuro } = rate;
  const holding = { isin, currency, nominal: quantity, unitsPerEuro, flows, quote, yield: solved.value };
  const exposure = bondExposure(holding);
  return exposure.ok ? exposure : failure('no-yield');
}
