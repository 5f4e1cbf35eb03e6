import { useId, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { Proof, ProofMethod, SecondFactorChallenge } from '#api/people/second-factor-proof';
import { TextField } from '../../platform/forms/fields/text-field.tsx';
import { TEXT_LINK } from '../../platform/layout/card-page.tsx';
import { secondFactorTexts } from '../../platform/texts/people/second-factor.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Button } from '../../platform/ui/button.tsx';
import { Message } from '../../platform/ui/message.tsx';

interface ProofFormProps {
  readonly challenge: SecondFactorChallenge;
  readonly submitLabel: string;
  /** Disables submitting. */
  readonly busy: boolean;
  /** Submitting: the fields cannot be changed. They keep the focus. */
  readonly isWorking?: boolean;
  /** Why the last try failed. */
  readonly failure: string | null;
  readonly onProof: (proof: Proof) => void;
  /** Shown before the field: the password, if it is asked for. */
  readonly before?: ReactNode;
  /** Shown before the button: Cancel. */
  readonly actions?: ReactNode;
}

/** Asks for a code of the app, a passkey or a recovery code, whichever the user has and chooses. */
export function ProofForm(props: ProofFormProps) {
  const { challenge, busy, isWorking = busy, failure, submitLabel, before, actions } = props;
  const texts = useTexts(secondFactorTexts);
  const [method, setMethod] = useState<ProofMethod | undefined>(challenge.methods[0]);
  const [code, setCode] = useState('');
  const passkey = usePasskeyProof(props);
  const choose = (next: ProofMethod) => {
    setMethod(next);
    setCode('');
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy || method === undefined) return;
    if (method === 'passkey') void passkey.ask();
    else props.onProof({ method, challenge: challenge.challenge, code });
  };
  if (method === undefined) return <Message kind="error" text={texts.noMethod} />;
  const others = challenge.methods.filter((other) => other !== method);
  const error = passkey.isRefused ? texts.passkeyRefused : failure;
  return (
    <form onSubmit={submit} className="grid gap-4">
      {error !== null && <Message kind="error" text={error} />}
      {before}
      {method === 'passkey' ? (
        <p className="text-soft">{texts.passkeyHint}</p>
      ) : (
        <CodeField
          key={method}
          method={method}
          value={code}
          readOnly={isWorking}
          autoFocus={before === undefined}
          onChange={setCode}
        />
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {actions}
        <Button
          type="submit"
          kind="primary"
          className={actions === undefined ? 'h-11! w-full' : ''}
          busy={isWorking}
          disabled={(busy && !isWorking) || (method !== 'passkey' && code.trim() === '')}
        >
          {method === 'passkey' ? texts.use.passkey : submitLabel}
        </Button>
      </div>
      <div className="flex flex-wrap justify-center gap-x-5 gap-y-1">
        {others.map((other) => (
          <button
            key={other}
            type="button"
            disabled={other === 'passkey' ? busy : isWorking}
            className={`${TEXT_LINK} min-h-8 disabled:opacity-60`}
            onClick={() => (other === 'passkey' ? void passkey.ask() : choose(other))}
          >
            {texts.use[other]}
          </button>
        ))}
      </div>
    </form>
  );
}

function usePasskeyProof({ challenge, onProof }: ProofFormProps) {
  const [isRefused, setRefused] = useState(false);
  async function ask(): Promise<void> {
    if (challenge.passkey === undefined) return;
    setRefused(false);
    // The library is loaded only for users with a passkey.
    const { askPasskey } = await import('./ask-passkey.ts');
    const assertion = await askPasskey(challenge.passkey);
    if (assertion === null) setRefused(true);
    else onProof({ method: 'passkey', challenge: challenge.challenge, assertion });
  }
  return { ask, isRefused };
}

interface CodeFieldProps {
  readonly method: 'app' | 'recovery-code';
  readonly value: string;
  readonly readOnly: boolean;
  readonly autoFocus: boolean;
  readonly onChange: (value: string) => void;
}

function CodeField({ method, value, readOnly, autoFocus, onChange }: CodeFieldProps) {
  const texts = useTexts(secondFactorTexts);
  const id = useId();
  const isApp = method === 'app';
  return (
    <TextField
      id={id}
      label={isApp ? texts.appCode : texts.recoveryCode}
      hint={isApp ? texts.appCodeHint : texts.recoveryCodeHint}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      inputMode={isApp ? 'numeric' : 'text'}
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={autoFocus}
      readOnly={readOnly}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
