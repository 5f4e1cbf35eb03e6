import type { CashFlow } from '#api/portfolio/cash-flows';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import type { BondOfOwner } from '../../../platform/queries/portfolio/cash-flows.ts';
import { adminCashFlowsTexts } from '../../../platform/texts/portfolio/admin-cash-flows.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { CashFlowFields } from './cash-flow-fields.tsx';
import { useCashFlowChangeForm, useNewCashFlowForm, type CashFlowForm } from './use-cash-flow-form.ts';

interface DialogProps {
  readonly bond: BondOfOwner;
  /** All cash flows of the bond, in date order: the running sum needs the earlier ones. */
  readonly flows: readonly CashFlow[];
  readonly onSaved: (flow: CashFlow) => Promise<void>;
  readonly onClose: () => void;
}

export function AddCashFlowDialog({ bond, onSaved, ...rest }: DialogProps) {
  const { add } = useTexts(adminCashFlowsTexts);
  const form = useNewCashFlowForm({ bond, onSaved });
  return <CashFlowDialog title={add} submitLabel={add} form={form} {...rest} />;
}

export function EditCashFlowDialog({
  bond,
  flow,
  onSaved,
  ...rest
}: DialogProps & { readonly flow: CashFlow }) {
  const { edit, save } = useTexts(adminCashFlowsTexts);
  const form = useCashFlowChangeForm({ bond, flow, onSaved });
  return <CashFlowDialog title={edit} submitLabel={save} form={form} id={flow.id} {...rest} />;
}

interface CashFlowDialogProps extends Pick<DialogProps, 'flows' | 'onClose'> {
  readonly title: string;
  readonly submitLabel: string;
  readonly form: CashFlowForm;
  readonly id?: CashFlow['id'];
}

function CashFlowDialog({ title, submitLabel, form, flows, id, onClose }: CashFlowDialogProps) {
  return (
    <FormDialog frame={form.frame} {...{ title, submitLabel, onClose }} wide>
      <CashFlowFields form={form} flows={flows} id={id} />
    </FormDialog>
  );
}
