import { addBond, addMyBond, officeBondCalls, ownBondCalls, type Bond } from '#api/portfolio/bonds';
import type { CallError } from '../../../../platform/api-client/call-error.ts';
import { useEndpointForm } from '../../../../platform/forms/use-endpoint-form.ts';
import type { Owner } from '../../../../platform/queries/shared-keys.ts';
import { bondFormTexts } from '../../../../platform/texts/portfolio/bond-form.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { useFailureText } from '../../../../platform/texts/use-failure-text.ts';
import { bondBody, EMPTY_BOND, bondLabels, bondFormValues, valuesOfNext } from './bond-form-values.ts';

interface Saving {
  readonly owner: Owner;
  readonly onSaved: (bond: Bond) => void;
}

interface NewBond extends Saving {
  /** One was added, and the form goes on with another one. */
  readonly onAdded: (bond: Bond) => void;
}

/** The form of a new bond of this owner. */
export function useNewBondForm({ owner, onSaved, onAdded }: NewBond) {
  const shared = useShared();
  const { added } = useTexts(bondFormTexts);
  return useEndpointForm({
    ...shared,
    ...(owner === 'me' ? { endpoint: addMyBond } : { endpoint: addBond, params: { id: String(owner) } }),
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
export function useBondChangeForm({ owner, bond, onSaved }: Saving & { readonly bond: Bond }) {
  const shared = useShared();
  return useEndpointForm({
    ...shared,
    endpoint: (owner === 'me' ? ownBondCalls : officeBondCalls).change,
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
