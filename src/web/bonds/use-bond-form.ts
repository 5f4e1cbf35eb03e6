import { addBond, changeBond, type Bond } from '#api/bonds';
import type { UserId } from '#api/ids';
import type { CallError } from '../call-error.ts';
import { useEndpointForm } from '../forms/use-endpoint-form.ts';
import { bondFormTexts } from '../texts/bond-form.ts';
import { useTexts } from '../texts/texts.ts';
import { useFailureText } from '../texts/use-failure-text.ts';
import { bodyOfBond, EMPTY_BOND, valuesOfBond } from './bond-form-values.ts';

interface Saving {
  readonly onSaved: (bond: Bond) => void;
}

/** The form of a new bond of this user. */
export function useNewBondForm({ userId, onSaved }: Saving & { readonly userId: UserId }) {
  const shared = useShared();
  return useEndpointForm({
    ...shared,
    endpoint: addBond,
    params: { id: String(userId) },
    initial: EMPTY_BOND,
    onSaved,
  });
}

/** The same fields, for a change of a stored bond. */
export function useBondChangeForm({ bond, onSaved }: Saving & { readonly bond: Bond }) {
  const shared = useShared();
  return useEndpointForm({
    ...shared,
    endpoint: changeBond,
    params: { id: String(bond.id) },
    version: bond.version,
    initial: valuesOfBond(bond),
    onSaved,
  });
}

export type BondForm = ReturnType<typeof useNewBondForm> | ReturnType<typeof useBondChangeForm>;

function useShared() {
  const texts = useTexts(bondFormTexts);
  const failureText = useFailureText();
  return {
    labels: labelsOf(texts),
    toBody: bodyOfBond,
    fromAnswer: valuesOfBond,
    failure: (error: CallError) => `${texts.failed} ${failureText(error)}`,
  };
}

function labelsOf(texts: (typeof bondFormTexts)['en']) {
  return {
    isin: texts.isin,
    data: texts.notes,
    bank: texts.bank,
    direction: texts.direction,
    currency: texts.currency,
    buyPrice: texts.buyPrice,
    marketPrice: texts.marketPrice,
    cleanPrice: texts.cleanPrice,
    nominal: texts.nominal,
    buyDate: texts.buyDate,
    settlementDate: texts.settlementDate,
    taxesPaid: texts.taxesPaid,
    cupon: texts.coupon,
    ytm: texts.yieldToMaturity,
    maturityDate: texts.maturityDate,
    couponFrequency: texts.couponFrequency,
    dayCount: texts.dayCount,
    issueDate: texts.issueDate,
    firstCouponDate: texts.firstCouponDate,
    redemption: texts.redemption,
  };
}
