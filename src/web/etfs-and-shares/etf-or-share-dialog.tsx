import type { EtfOrShare, Kind } from '#api/etfs-and-shares';
import type { UserId } from '#api/ids';
import { EndpointForm } from '../forms/endpoint-form.tsx';
import { commonTexts } from '../texts/common.ts';
import { etfsAndSharesTexts } from '../texts/etfs-and-shares.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EtfOrShareDerived } from './etf-or-share-derived.tsx';
import { EtfOrShareFields } from './etf-or-share-fields.tsx';
import { useChangeForm, useNewForm, type EtfOrShareForm } from './use-etf-or-share-form.ts';

/** Whether a stored one is shown with its four calculated fields. */
const SHOWS_CALCULATED = { etf: false, share: true } satisfies Record<Kind, boolean>;

interface DialogProps {
  readonly kind: Kind;
  readonly onSaved: (item: EtfOrShare) => void;
  readonly onClose: () => void;
}

export function AddDialog({ onClose, ...saving }: DialogProps & { readonly userId: UserId }) {
  const { add } = useTexts(etfsAndSharesTexts).kinds[saving.kind].managed;
  const form = useNewForm(saving);
  return <FormDialog title={add} submitLabel={add} form={form} onClose={onClose} />;
}

export function EditDialog({ onClose, ...saving }: DialogProps & { readonly item: EtfOrShare }) {
  const { kinds, save } = useTexts(etfsAndSharesTexts);
  const form = useChangeForm(saving);
  return (
    <FormDialog
      title={kinds[saving.kind].managed.edit}
      submitLabel={save}
      form={form}
      calculated={SHOWS_CALCULATED[saving.kind]}
      onClose={onClose}
    />
  );
}

interface FormDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly form: EtfOrShareForm;
  readonly calculated?: boolean;
  readonly onClose: () => void;
}

function FormDialog({ title, submitLabel, form, calculated = false, onClose }: FormDialogProps) {
  const { cancel } = useTexts(commonTexts);
  return (
    <Dialog title={title} closeLabel={cancel} onClose={onClose} wide>
      <EndpointForm
        frame={form.frame}
        submitLabel={submitLabel}
        actions={<Button onClick={onClose}>{cancel}</Button>}
      >
        <EtfOrShareFields form={form} />
        <EtfOrShareDerived control={form.control} calculated={calculated} />
      </EndpointForm>
    </Dialog>
  );
}
