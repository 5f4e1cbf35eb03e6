import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { z } from 'zod';
import type { beginApp } from '#api/people/second-factor';
import { CallError } from '../../platform/api-client/call-error.ts';
import { PasswordField } from '../../platform/forms/fields/password-field.tsx';
import { useChallenge } from '../../platform/queries/people/second-factor.ts';
import { commonTexts } from '../../platform/texts/platform/common.ts';
import { loginTexts } from '../../platform/texts/people/login.ts';
import { secondFactorTexts } from '../../platform/texts/people/second-factor.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useFailureText } from '../../platform/texts/use-failure-text.ts';
import { Button } from '../../platform/ui/button.tsx';
import { Message } from '../../platform/ui/message.tsx';
import { SkeletonRows } from '../../platform/ui/skeleton.tsx';
import { ProofForm } from './proof-form.tsx';

export type Confirmation = z.input<(typeof beginApp)['body']>;

interface ConfirmationFormProps {
  /** The user has a second factor, so it is asked for, too. */
  readonly hasSecondFactor: boolean;
  readonly submitLabel: string;
  /** Further fields and text about the action. */
  readonly children?: ReactNode;
  /** Runs the action. Throws CallError. */
  readonly onConfirm: (confirmation: Confirmation) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks for the password, and for the second factor if there is one, before it is changed. */
export function ConfirmationForm(props: ConfirmationFormProps) {
  const { hasSecondFactor, submitLabel, onCancel, children } = props;
  const texts = useTexts(secondFactorTexts);
  const { loading } = useTexts(commonTexts);
  const failureText = useFailureText();
  const challenge = useChallenge(useId(), hasSecondFactor);
  const [password, setPassword] = useState('');
  const { busy, failure, confirm } = useConfirm(props.onConfirm);
  const fields = (
    <>
      {children}
      <Password value={password} onChange={setPassword} readOnly={busy} />
    </>
  );
  const actions = <Button onClick={onCancel}>{texts.cancel}</Button>;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    void confirm({ currentPassword: password });
  };
  if (challenge.error !== null) return <Message kind="error" text={failureText(challenge.error)} />;
  if (hasSecondFactor) {
    if (challenge.data === undefined) return <SkeletonRows label={loading} rows={3} />;
    return (
      <ProofForm
        challenge={challenge.data}
        submitLabel={submitLabel}
        busy={busy || password === ''}
        isWorking={busy}
        failure={failure}
        before={fields}
        actions={actions}
        onProof={(proof) => void confirm({ currentPassword: password, proof })}
      />
    );
  }
  return (
    <form onSubmit={submit} className="grid gap-4">
      {failure !== null && <Message kind="error" text={failure} />}
      {fields}
      <div className="flex flex-wrap justify-end gap-2">
        {actions}
        <Button type="submit" kind="primary" busy={busy} disabled={password === ''}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

interface PasswordProps {
  readonly value: string;
  /** It keeps the focus while its password is checked. */
  readonly readOnly: boolean;
  readonly onChange: (value: string) => void;
}

function Password({ value, readOnly, onChange }: PasswordProps) {
  const texts = useTexts(secondFactorTexts);
  const { showPassword, hidePassword } = useTexts(loginTexts);
  const id = useId();
  return (
    <PasswordField
      id={id}
      label={texts.confirmPassword}
      autoComplete="current-password"
      showLabel={showPassword}
      hideLabel={hidePassword}
      autoFocus
      required
      readOnly={readOnly}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function useConfirm(action: ConfirmationFormProps['onConfirm']) {
  const texts = useTexts(secondFactorTexts);
  const failureText = useFailureText();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<{ error: CallError; confirmation: Confirmation } | null>(null);

  async function confirm(confirmation: Confirmation): Promise<void> {
    setBusy(true);
    setFailed(null);
    try {
      await action(confirmation);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailed({ error, confirmation });
    } finally {
      setBusy(false);
    }
  }

  const sentence = ({ error, confirmation }: NonNullable<typeof failed>) => {
    const wrong = error.errors[0]?.path;
    if (wrong === 'currentPassword') return texts.wrongPassword;
    if (wrong !== 'proof') return failureText(error);
    return confirmation.proof?.method === 'passkey' ? texts.wrongPasskey : texts.wrongProof;
  };
  return { busy, failure: failed === null ? null : sentence(failed), confirm };
}
