import type { Bond } from '#api/portfolio/bonds';
import { FormDialog } from '../../../../platform/forms/form-dialog.tsx';
import type { Owner } from '../../../../platform/queries/shared-keys.ts';
import { bondFormTexts } from '../../../../platform/texts/portfolio/bond-form.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { DerivedFigures } from './derived-figures.tsx';
import { BondFields } from './bond-fields.tsx';
import { useBondChangeForm, useNewBondForm, type BondForm } from './use-bond-form.ts';

interface DialogProps {
  readonly owner: Owner;
  readonly onSaved: (bond: Bond) => Promise<void>;
  readonly onClose: () => void;
}

interface AddBondDialogProps extends DialogProps {
  /** One was added, and the dialog stays open for another. */
  readonly onAdded: (bond: Bond) => void;
}

export function AddBondDialog({ onClose, ...saving }: AddBondDialogProps) {
  const { add } = useTexts(bondFormTexts);
  const form = useNewBondForm(saving);
  return <BondDialog title={add} submitLabel={add} form={form} owner={saving.owner} onClose={onClose} />;
}

export function EditBondDialog({ onClose, ...saving }: DialogProps & { readonly bond: Bond }) {
  const { edit, save } = useTexts(bondFormTexts);
  const form = useBondChangeForm(saving);
  return <BondDialog title={edit} submitLabel={save} form={form} owner={saving.owner} onClose={onClose} />;
}

interface BondDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly form: BondForm;
  readonly owner: Owner;
  readonly onClose: () => void;
}

function BondDialog({ title, submitLabel, form, owner, onClose }: BondDialogProps) {
  return (
    <FormDialog frame={form.frame} {...{ title, submitLabel, onClose }} wide>
      <BondFields form={form} owner={owner} />
      <DerivedFigures control={form.control} />
    </FormDialog>
  );
}
