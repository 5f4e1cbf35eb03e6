import type { Bond } from '#api/portfolio/bonds';
import type { UserId } from '#api/platform/ids';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import { bondFormTexts } from '../../../platform/texts/portfolio/bond-form.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DerivedFigures } from './derived-figures.tsx';
import { BondFields } from './bond-fields.tsx';
import { useBondChangeForm, useNewBondForm, type BondForm } from './use-bond-form.ts';

interface DialogProps {
  readonly onSaved: (bond: Bond) => void;
  readonly onClose: () => void;
}

interface AddBondDialogProps extends DialogProps {
  readonly userId: UserId;
  /** One was added, and the dialog stays open for another one. */
  readonly onAdded: (bond: Bond) => void;
}

export function AddBondDialog({ onClose, ...saving }: AddBondDialogProps) {
  const { add } = useTexts(bondFormTexts);
  const form = useNewBondForm(saving);
  return <BondDialog title={add} submitLabel={add} form={form} onClose={onClose} />;
}

export function EditBondDialog({ bond, onSaved, onClose }: DialogProps & { readonly bond: Bond }) {
  const { edit, save } = useTexts(bondFormTexts);
  const form = useBondChangeForm({ bond, onSaved });
  return <BondDialog title={edit} submitLabel={save} form={form} onClose={onClose} />;
}

interface BondDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly form: BondForm;
  readonly onClose: () => void;
}

function BondDialog({ title, submitLabel, form, onClose }: BondDialogProps) {
  return (
    <FormDialog frame={form.frame} {...{ title, submitLabel, onClose }} wide>
      <BondFields form={form} />
      <DerivedFigures control={form.control} />
    </FormDialog>
  );
}
