import { officeCashFlowCalls, ownCashFlowCalls, type CashFlow } from '#api/portfolio/cash-flows';
import type { CallError } from '../../../platform/api-client/call-error.ts';
import { useEndpointForm } from '../../../platform/forms/use-endpoint-form.ts';
import type { BondOfOwner } from '../../../platform/queries/portfolio/cash-flows.ts';
import { cashFlowsTexts } from '../../../platform/texts/portfolio/cash-flows.ts';
import { adminCashFlowsTexts } from '../../../platform/texts/portfolio/admin-cash-flows.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { cashFlowBody, NO_CASH_FLOW, cashFlowFormValues } from './cash-flow-values.ts';

interface Saving {
  readonly bond: BondOfOwner;
  readonly onSaved: (flow: CashFlow) => Promise<void>;
}

/** The form for a new cash flow of this bond. */
export function useNewCashFlowForm({ bond, onSaved }: Saving) {
  return useEndpointForm({
    ...useShared(),
    endpoint: (bond.isOwn ? ownCashFlowCalls : officeCashFlowCalls).add,
    params: { id: String(bond.bondId) },
    initial: NO_CASH_FLOW,
    onSaved,
  });
}

/** The form for a change to a stored cash flow. */
export function useCashFlowChangeForm({ bond, flow, onSaved }: Saving & { readonly flow: CashFlow }) {
  return useEndpointForm({
    ...useShared(),
    endpoint: (bond.isOwn ? ownCashFlowCalls : officeCashFlowCalls).change,
    params: { id: String(flow.id) },
    version: flow.version,
    initial: cashFlowFormValues(flow),
    onSaved,
  });
}

export type CashFlowForm = ReturnType<typeof useNewCashFlowForm> | ReturnType<typeof useCashFlowChangeForm>;

function useShared() {
  const { columns } = useTexts(cashFlowsTexts);
  const { saveFailed } = useTexts(adminCashFlowsTexts);
  const withCause = useWithCause();
  return {
    labels: columns,
    toBody: cashFlowBody,
    fromAnswer: cashFlowFormValues,
    failure: (error: CallError) => withCause(saveFailed, error),
  };
}
