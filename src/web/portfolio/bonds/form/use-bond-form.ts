import { addBond, changeBond, type Bond } from '#api/portfolio/bonds';
import type { UserId } from '#api/platform/ids';
import type { CallError } from '../../../platform/api-client/call-error.ts';
import { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import { bondFormTexts } from '../../../platform/texts/portfolio/bond-form.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useFailureText } from '../../../platform/texts/use-failure-text.ts';
import { bondBody, EMPTY_BOND, bondLabels, bondFormValues, valuesOfNext } from './bond-form-values.ts';

interface Saving {
  readonly onSaved: (bond: Bond) => void;
}

interface NewBond extends Saving {
  readonly userId: UserId;
  /** One was added, and the form goes on with another one. */
  readonly onAdded: (bond: Bond) => void;
}

/** The form of a new bond of this user. */
export function useNewBondForm({ userId, onSaved, onAdded }: NewBond) {
  const shared = useShared();
  const { added } = useTexts(bondFormTexts);
  return useEndpointForm({
    ...shared,
    endpoint: addBond,
    params: { id: String(userId) },
    initial: EMPTY_BOND,
    onSaved,
    another: {
      next: valuesOfNext,
      focus: 'isin',
      said: ({ isin }) => added(isin),
      onSaved: onAdded,
    },
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
    initial: bondFormValues(bond),
    onSaved,
  });
}

export type BondForm = ReturnType<typeof useNewBondForm> | ReturnType<typeof useBondChangeForm>;

function useShared() {
  const texts = useTexts(bondFormTexts);
  const failureText = useFailureText();
  return {
    labels: bondLabels(texts),
    toBody: bondBody,
    fromAnswer: bondFormValues,
    marksRequired: true,
    failure: (error: CallError) => `${texts.failed} ${failureText(error)}`,
  };
}
