import { useId, type SyntheticEvent } from 'react';
import { INPUT_LOOK } from '../../../platform/forms/fields/field.tsx';
import { Button } from '../../../platform/ui/button.tsx';

interface ShortInputProps {
  readonly label: string;
  /** The text of the button. */
  readonly action: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly busy: boolean;
  readonly onEnter: (text: string) => void;
}

/** A field of a few characters with its button in one line. */
export function ShortInput({ label, action, text, onText, busy, onEnter }: ShortInputProps) {
  const id = useId();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && !busy) onEnter(text.trim());
  };
  return (
    <form onSubmit={submit} className="flex gap-2">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        autoComplete="off"
        className={`${INPUT_LOOK} h-9! w-44!`}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <Button type="submit" busy={busy}>
        {action}
      </Button>
    </form>
  );
}
