import { addBond, addMyBond, officeBondCalls, ownBondCalls, type Bond } from '#api/portfolio/bonds';
import type { CallError } from '../../../../platform/api-client/call-error.ts';
import { useEndpointForm } from '../../../../platform/forms/use-endpoint-form.ts';
import type { Owner } from '../../../../platform/queries/shared-keys.ts';
import { bondFormTexts } from '../../../../platform/texts/portfolio/bond-form.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { useWithCause } from '../../../../platform/texts/use-with-cause.ts';
import { bondBody, EMPTY_BOND, bondLabels, bondFormValues, nextBondValues } from './bond-form-values.ts';

interface SaveOptions {
  readonly owner: Owner;
  readonly onSaved: (bond: Bond) => Promise<void>;
}

interface AddOptions extends SaveOptions {
  /** One was added, and the form continues with another. */
  readonly onAdded: (bond: Bond) => void;
}

/** The form for a new bond of this owner. */
export function useNewBondForm({ owner, onSaved, onAdded }: AddOptions) {
  const options = useFormOptions();
  const { added } = useTexts(bondFormTexts);
  return useEndpointForm({
    ...options,
    ...(owner === 'me' ? { endpoint: addMyBond } : { endpoint: addBond, params: { id: String(owner) } }),
    initial: EMPTY_BOND,
    onSaved,
    another: {
      next: nextBondValues,
      focus: 'isin',
      savedMessage: ({ isin }) => added(isin),
      onSaved: onAdded,
    },
  });
}

/** The form for a change to a stored bond. */
export function useBondChangeForm({ owner, bond, onSaved }: SaveOptions & { readonly bond: Bond }) {
  const options = useFormOptions();
  return useEndpointForm({
    ...options,
    endpoint: (owner === 'me' ? ownBondCalls : officeBondCalls).change,
    params: { id: String(bond.id) },
    version: bond.version,
    initial: bondFormValues(bond),
    onSaved,
  });
}

export type BondForm = ReturnType<typeof useNewBondForm> | ReturnType<typeof useBondChangeForm>;

function useFormOptions() {
  const texts = useTexts(bondFormTexts);
  const withCause = useWithCause();
  return {
    labels: bondLabels(texts),
    toBody: bondBody,
    fromAnswer: bondFormValues,
    marksRequired: true,
    failure: (error: CallError) => withCause(texts.failed, error),
  };
}
