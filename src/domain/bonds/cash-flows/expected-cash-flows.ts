import { dateFromDayNumber, dayNumber, type CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import { failure, success, type Result } from '../../result.ts';
import { settleBond, type SettlementProblem } from '../pricing/accrued-interest.ts';
import { bondFigures } from '../holding/bond-figures.ts';
import { settledBondFlows } from '../pricing/bond-flows.ts';
import { settlesExDividend } from '../pricing/ex-dividend.ts';
import { heldPrincipal } from '../holding/held-nominal.ts';
import {
  holdingTerms,
  purchaseDay,
  type BondHolding,
  type HoldingTermsProblem,
} from '../terms/holding-terms.ts';
import { nominalScaler, negated } from '../terms/nominal-amount.ts';

/**
 * A contractual cash flow, in the bond's currency with the holder's signs (received +, paid −), before tax and fees.
 * docs/glossary.md gives each column's meaning.
 */
export type ExpectedCashFlow = {
  readonly kind: 'purchase' | 'coupon' | 'redemption';
  /** The due day, not adjusted for holidays. */
  readonly date: CalendarDate;
  /** The nominal held after it. */
  readonly position: Decimal;
  readonly interim: Decimal;
  readonly principal: Decimal;
  readonly total: Decimal;
};

export type CashFlowsProblem = HoldingTermsProblem | SettlementProblem | 'no-purchase-date' | 'no-buy-price';

const withTotal = (flow: Omit<ExpectedCashFlow, 'total'>): ExpectedCashFlow => ({
  ...flow,
  total: flow.interim.plus(flow.principal),
});

/**
 * The cash flows of a holding from its settlement to maturity, or to the day `until`, in date order; or the reason why the terms
 * do not determine them.
 */
export function expectedCashFlows(
  holding: BondHolding,
  until?: CalendarDate,
): Result<readonly ExpectedCashFlow[], CashFlowsProblem> {
  const terms = holdingTerms(holding);
  if (!terms.ok) return terms;
  const settlement = purchaseDay(holding);
  if (settlement === null) return failure('no-purchase-date');
  if (!new Decimal(holding.buyPrice).gt(0)) return failure('no-buy-price');
  const last = until === undefined ? Infinity : dayNumber(until);
  const bond = settleBond(terms.value.terms, settlement, last);
  if (!bond.ok) return bond;
  const { flows, accrued } = settledBondFlows(bond.value, settlesExDividend(terms.value, settlement), last);
  const nominal = new Decimal(holding.nominal);
  const scaleToNominal = nominalScaler(nominal);
  const purchase = withTotal({
    kind: 'purchase',
    date: settlement,
    position: nominal,
    interim: negated(scaleToNominal(accrued)),
    principal: negated(bondFigures(holding).amountPaid),
  });
  const principalOn = heldPrincipal(terms.value.terms, nominal, settlement);
  const payments = flows.map(({ day, coupon, principal }) => {
    const date = dateFromDayNumber(day);
    return withTotal({
      kind: principal > 0 ? 'redemption' : 'coupon',
      date,
      interim: scaleToNominal(coupon),
      ...(principalOn?.(date) ?? {
        position: principal > 0 ? new Decimal(0) : nominal,
        principal: scaleToNominal(principal),
      }),
    });
  });
  return success([purchase, ...payments.filter(({ total }) => !total.isZero())]);
}
