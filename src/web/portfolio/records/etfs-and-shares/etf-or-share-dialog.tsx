import type { EtfOrShare, Kind } from '#api/portfolio/etfs-and-shares';
import { FormDialog } from '../../../platform/forms/form-dialog.tsx';
import type { Portfolio } from '../../../platform/queries/portfolio/etfs-and-shares.ts';
import { etfsAndSharesTexts } from '../../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { EtfOrShareDerived } from './etf-or-share-derived.tsx';
import { EtfOrShareFields } from './etf-or-share-fields.tsx';
import { useChangeForm, useNewForm, type EtfOrShareForm } from './use-etf-or-share-form.ts';

/** Whether the edit dialog shows the four calculated fields. */
const SHOWS_CALCULATED = { etf: false, share: true } satisfies Record<Kind, boolean>;

interface DialogProps {
  readonly portfolio: Portfolio;
  readonly onSaved: (item: EtfOrShare) => Promise<void>;
  readonly onClose: () => void;
}

interface AddDialogProps extends DialogProps {
  /** One was added, and the dialog stays open for another. */
  readonly onAdded: (item: EtfOrShare) => void;
}

export function AddDialog({ onClose, ...saving }: AddDialogProps) {
  const { add } = useTexts(etfsAndSharesTexts).kinds[saving.portfolio.kind].admin;
  const form = useNewForm(saving);
  return <ItemDialog title={add} submitLabel={add} form={form} onClose={onClose} />;
}

export function EditDialog({ onClose, ...saving }: DialogProps & { readonly item: EtfOrShare }) {
  const { kinds, save } = useTexts(etfsAndSharesTexts);
  const form = useChangeForm(saving);
  return (
    <ItemDialog
      title={kinds[saving.portfolio.kind].admin.edit}
      submitLabel={save}
      form={form}
      calculated={SHOWS_CALCULATED[saving.portfolio.kind]}
      onClose={onClose}
    />
  );
}

interface ItemDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly form: EtfOrShareForm;
  readonly calculated?: boolean;
  readonly onClose: () => void;
}

function ItemDialog({ title, submitLabel, form, calculated = false, onClose }: ItemDialogProps) {
  return (
    <FormDialog frame={form.frame} {...{ title, submitLabel, onClose }} wide>
      <EtfOrShareFields form={form} />
      <EtfOrShareDerived control={form.control} calculated={calculated} />
    </FormDialog>
  );
}
