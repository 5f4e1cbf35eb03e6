import { useId, useState, type SyntheticEvent } from 'react';
import type { Passkey } from '#api/people/second-factor';
import { TextField } from '../../platform/forms/fields/text-field.tsx';
import { useRenamePasskey } from '../../platform/queries/people/second-factor.ts';
import { secondFactorTexts } from '../../platform/texts/people/second-factor.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { useFailureText } from '../../platform/texts/use-failure-text.ts';
import { Button } from '../../platform/ui/button.tsx';
import { Message } from '../../platform/ui/message.tsx';

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onRenamed: () => void;
  readonly onCancel: () => void;
}

export function RenamePasskey({ passkey, onRenamed, onCancel }: RenamePasskeyProps) {
  const texts = useTexts(secondFactorTexts);
  const failureText = useFailureText();
  const id = useId();
  const [name, setName] = useState(passkey.name);
  const renaming = useRenamePasskey();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    renaming.mutate({ id: passkey.id, name }, { onSuccess: onRenamed });
  };
  return (
    <form onSubmit={submit} className="grid gap-4">
      {renaming.error !== null && <Message kind="error" text={failureText(renaming.error)} />}
      <TextField
        id={id}
        label={texts.passkeyName}
        hint={texts.passkeyNameHint}
        maxLength={60}
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="submit" kind="primary" busy={renaming.isPending} disabled={name.trim() === ''}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
