import { useId } from 'react';
import { useUsers } from '../../../platform/queries/people/users.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { INPUT_LOOK } from '../../../platform/forms/fields/field.tsx';
import { holderLabel, type TypedHolder } from './typed-holder.ts';

interface HolderInputProps {
  readonly value: TypedHolder;
  readonly onChange: (value: TypedHolder) => void;
}

/** Chooses the user whose portfolio a file is for, by name or email. */
export function HolderInput({ value, onChange }: HolderInputProps) {
  const texts = useTexts(importsTexts);
  const id = useId();
  const { data } = useUsers(value.id === undefined ? value.text.trim() : '');
  const users = data?.pages.flatMap(({ items }) => items) ?? [];
  const isUnknown = value.text.trim() !== '' && value.id === undefined;
  return (
    <div className="grid max-w-md gap-1">
      <label htmlFor={id} className="font-medium">
        {texts.holder}
      </label>
      <input
        id={id}
        list={`${id}-users`}
        autoComplete="off"
        value={value.text}
        className={INPUT_LOOK}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) =>
          onChange({
            text: target.value,
            id: users.find((user) => holderLabel(user) === target.value)?.userId,
          })
        }
      />
      <datalist id={`${id}-users`}>
        {users.map((user) => (
          <option key={user.userId} value={holderLabel(user)} />
        ))}
      </datalist>
      <p id={`${id}-hint`} className={`text-xs ${isUnknown ? 'text-warn' : 'text-soft'}`}>
        {isUnknown ? texts.holderUnknown : texts.holderHint}
      </p>
    </div>
  );
}
