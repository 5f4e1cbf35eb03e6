import { useId, useState } from 'react';
import { addPasskey, beginPasskey } from '#api/people/second-factor';
import { call } from '../../platform/api-client/call.ts';
import { TextField } from '../../platform/forms/fields/text-field.tsx';
import { secondFactorTexts } from '../../platform/texts/people/second-factor.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Message } from '../../platform/ui/message.tsx';
import { ConfirmationForm, type Confirmation } from './confirmation-form.tsx';

interface AddPasskeyProps {
  readonly hasSecondFactor: boolean;
  readonly onAdded: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Confirms, has the browser create a passkey, and stores it under a name. */
export function AddPasskey({ hasSecondFactor, onAdded, onCancel }: AddPasskeyProps) {
  const texts = useTexts(secondFactorTexts);
  const id = useId();
  const [name, setName] = useState(texts.firstName);
  // Each attempt uses up its challenge, so the next one gets a new one.
  const [tries, setTries] = useState(0);
  async function add(body: Confirmation): Promise<void> {
    const [options, { makePasskey }] = await Promise.all([
      call(beginPasskey, { body }),
      import('./ask-passkey.ts'),
    ]);
    const registration = await makePasskey(options);
    if (registration === null) {
      setTries(tries + 1);
      return;
    }
    const kept = { name, challenge: options.challenge, registration };
    onAdded((await call(addPasskey, { body: kept })).recoveryCodes);
  }
  return (
    <div className="grid gap-4">
      {tries > 0 && <Message kind="error" text={texts.passkeyNotMade} />}
      <ConfirmationForm
        key={tries}
        hasSecondFactor={hasSecondFactor}
        submitLabel={texts.next}
        onConfirm={add}
        onCancel={onCancel}
      >
        <TextField
          id={id}
          label={texts.passkeyName}
          hint={texts.passkeyNameHint}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </ConfirmationForm>
    </div>
  );
}
