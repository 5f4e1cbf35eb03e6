import { useId, useState, type SyntheticEvent } from 'react';
import { confirmApp } from '#api/people/second-factor';
import { CallError } from '../../platform/api-client/call-error.ts';
import { call } from '../../platform/api-client/call.ts';
import { TextField } from '../../platform/forms/fields/text-field.tsx';
import { secondFactorTexts } from '../../platform/texts/people/second-factor.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useFailureText } from '../../platform/texts/use-failure-text.ts';
import { Button } from '../../platform/ui/button.tsx';
import { Message } from '../../platform/ui/message.tsx';
import { CopyButton } from '../../platform/forms/copy-button.tsx';
import { QrCode } from './qr-code.tsx';

export interface BegunApp {
  readonly setupKey: string;
  readonly link: string;
}

interface AppSetUpProps {
  readonly begun: BegunApp;
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** The QR code, its secret as text, and a field for the app's first code. */
export function AppSetUp({ begun, onAdded, onCancel }: AppSetUpProps) {
  const texts = useTexts(secondFactorTexts);
  const id = useId();
  const [code, setCode] = useState('');
  const { busy, failure, confirm } = useConfirmApp(onAdded);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    void confirm(code);
  };
  const readable = begun.setupKey.replaceAll(/(.{4})(?=.)/g, '$1 ');
  return (
    <form onSubmit={submit} className="grid gap-4">
      {failure !== null && <Message kind="error" text={failure} />}
      <p>{texts.scan}</p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={begun.link} label={texts.qrCode} />
        <div className="grid min-w-0 flex-1 basis-40 justify-items-start gap-2">
          <span className="font-medium">{texts.setupKey}</span>
          <code className="font-mono wrap-anywhere">{readable}</code>
          <CopyButton text={begun.setupKey} />
        </div>
      </div>
      <TextField
        id={id}
        label={texts.appCode}
        hint={texts.appCodeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
        autoFocus
        readOnly={busy}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="submit" kind="primary" busy={busy} disabled={code.trim() === ''}>
          {texts.turnOn}
        </Button>
      </div>
    </form>
  );
}

function useConfirmApp(onAdded: AppSetUpProps['onAdded']) {
  const texts = useTexts(secondFactorTexts);
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function confirm(code: string): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      onAdded((await call(confirmApp, { body: { code } })).recoveryCodes);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      const sentences = { invalid_fields: texts.wrongAppCode, not_found: texts.setUpOver };
      const isOurs = error.code === 'invalid_fields' || error.code === 'not_found';
      setFailure(isOurs ? sentences[error.code] : failureText(error));
    } finally {
      setBusy(false);
    }
  }
  return { busy, failure, confirm };
}
