import { settledBondFlows, type BondFlows } from '../../bonds/pricing/bond-flows.ts';
import { yieldFromCleanPrice } from '../../bonds/pricing/bond-yield.ts';
import { openCalls, yieldToWorst, type CallableBond } from '../../bonds/pricing/calls.ts';
import { settlesExDividend } from '../../bonds/pricing/ex-dividend.ts';
import { toYieldQuote } from '../../bonds/terms/holding-terms.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import { failure, success, type Result } from '../../result.ts';
import type { PositionKey } from '../positions/deal.ts';
import {
  problemOfSettlement,
  settleSecurity,
  type InterestProblem,
  type SecurityTerms,
} from '../positions/security-terms.ts';
import type { PositionValue, ValueProblem } from '../valuation/value-position.ts';
import { bondExposure, type BondExposure } from './bond-exposure.ts';

/** Why a held bond has no risk figures. */
export type RiskProblem =
  | ValueProblem['reason']
  | InterestProblem
  | 'not-issued-yet'
  /** No yield gives its price. */
  | 'no-yield';

type PricedBond = Omit<CallableBond, 'calls'> & Partial<Pick<CallableBond, 'calls'>>;

/** A held bond with its risk figures. */
export interface PositionExposure extends BondExposure {
  /** True for a callable bond: yield, duration and DV01 are those of its yield to worst. */
  readonly isToWorst: boolean;
}

/** The bond's yield and flows; for a callable bond, the yield to worst and the flows up to that call. */
function flowsToWorst({ calls = [], ...bond }: PricedBond, flows: BondFlows) {
  const callable = { ...bond, calls };
  if (openCalls(callable).length > 0) {
    const found = yieldToWorst(callable);
    if (!found.ok) return found;
    const { flows: flowsToCall, worst } = found.value;
    return success({ flows: flowsToCall, yield: worst.yield, isToWorst: true });
  }
  const solved = yieldFromCleanPrice(flows, bond.quote, bond.cleanPrice);
  return solved.ok ? success({ flows, yield: solved.value, isToWorst: false }) : solved;
}

/** The risk figures of a bond position on a day, at the price that it is valued at. */
export function positionExposure(
  { isin, currency }: PositionKey,
  { value, terms }: { readonly value: PositionValue; readonly terms: SecurityTerms | undefined },
  day: CalendarDate,
): Result<PositionExposure, RiskProblem> {
  const { price, rate, quantity } = value;
  if (price === null || rate === null) return failure('no-price');
  if (terms === undefined || terms.interest === null) return failure('no-terms');
  const { interest } = terms;
  const bond = settleSecurity(terms, interest.terms, { day });
  if (!bond.ok) return failure(problemOfSettlement(bond.reason) ?? 'not-issued-yet');
  const quote = toYieldQuote(interest.preset, interest.terms);
  const cleanPrice = price.value.toNumber();
  const exDividend = settlesExDividend(interest, day);
  const flows = settledBondFlows(bond.value, exDividend);
  const priced = flowsToWorst({ ...interest, settlement: day, quote, cleanPrice, exDividend }, flows);
  if (!priced.ok) return failure('no-yield');
  const { unitsPerEuro } = rate;
  const { isToWorst, ...toYield } = priced.value;
  const exposure = bondExposure({ isin, currency, nominal: quantity, unitsPerEuro, quote, ...toYield });
  return exposure.ok ? success({ ...exposure.value, isToWorst }) : failure('no-yield');
}
