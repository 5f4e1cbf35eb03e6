import { openCalls, repaidAtCall } from '../../bonds/pricing/calls.ts';
import { nominalAmount } from '../../bonds/terms/nominal-amount.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import { Decimal } from '../../money/decimal.ts';
import { settleSecurity } from '../positions/security-terms.ts';
import type { ComingIncome } from './coming-income.ts';
import { heldShare } from './held-lots.ts';
import { accruesFrom, type PayingBond } from './promised-flows.ts';

/** What the issuer may repay of a holding on a day: the call price as principal, no interest. */
export interface PossibleCall extends ComingIncome {
  /** The row id of the holding. */
  readonly holdingId: number;
}

/** The first call after today of a bond purchase, for the part then held; undefined if there is none. */
export function firstCall(
  { lot, terms }: Pick<PayingBond, 'lot' | 'terms'>,
  today: CalendarDate,
): PossibleCall | undefined {
  if (terms === undefined || terms.interest === null) return undefined;
  const { terms: bondTerms, calls = [] } = terms.interest;
  const [call] = openCalls({ calls, settlement: today, terms: bondTerms });
  if (call === undefined) return undefined;
  const bond = settleSecurity(terms, bondTerms, { day: accruesFrom(lot, bondTerms, today) });
  if (!bond.ok) return undefined;
  const { kind, isin, currency, id: holdingId, quantity } = lot.deal;
  const held = heldShare(lot, call.day).times(quantity);
  const principal = nominalAmount(repaidAtCall(bond.value, call), held);
  if (principal.isZero()) return undefined;
  return { kind, isin, currency, holdingId, day: call.day, income: new Decimal(0), principal };
}
