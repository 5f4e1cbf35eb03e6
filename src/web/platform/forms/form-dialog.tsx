import { useState, type ReactNode } from 'react';
import { commonTexts } from '../texts/platform/common.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EndpointForm, type EndpointFormProps } from './endpoint-form.tsx';
import { UnsavedQuestion } from './unsaved-changes.tsx';

interface FormDialogProps extends Pick<EndpointFormProps, 'frame' | 'submitLabel'> {
  readonly title: string;
  readonly onClose: () => void;
  /** For forms with two columns. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A form in a dialog. Escape, the close button and Cancel ask for confirmation before unsaved input is lost. */
export function FormDialog({ title, onClose, wide, children, ...form }: FormDialogProps) {
  const { cancel } = useTexts(commonTexts);
  const [asks, setAsks] = useState(false);
  const close = () => (form.frame.isUnsaved() ? setAsks(true) : onClose());
  return (
    <>
      <Dialog title={title} closeLabel={cancel} onClose={close} wide={wide}>
        <EndpointForm {...form} inDialog actions={<Button onClick={close}>{cancel}</Button>}>
          {children}
        </EndpointForm>
      </Dialog>
      {asks && <UnsavedQuestion onLeave={onClose} onStay={() => setAsks(false)} />}
    </>
  );
}
