import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { useUsers } from '../../../platform/queries/people/users.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { INPUT_LOOK } from '../../../platform/forms/fields/field.tsx';
import { holderLabel, isUnknownHolder, type TypedHolder } from './typed-holder.ts';

interface HolderInputProps {
  readonly value: TypedHolder;
  readonly onChange: (value: TypedHolder) => void;
}

interface LabelledHolderInputProps extends HolderInputProps {
  readonly label: string;
  /** Beside the input. */
  readonly children?: ReactNode;
}

/** Chooses the user whose portfolio a file is for, by name or email. */
export function HolderInput({ label, value, onChange, children }: LabelledHolderInputProps) {
  const texts = useTexts(importsTexts);
  const id = useId();
  const isUnknown = isUnknownHolder(value);
  return (
    <div className="grid max-w-md gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <UserInput id={id} aria-describedby={`${id}-hint`} holder={value} onHolder={onChange} />
        {children}
      </div>
      <p id={`${id}-hint`} className={`text-xs ${isUnknown ? 'text-warn' : 'text-soft'}`}>
        {isUnknown ? texts.holderUnknown : texts.holderHint}
      </p>
    </div>
  );
}

/** The same for all rows of a file without a column with the holders. */
export function HolderOfAllRows({ value, onChange }: HolderInputProps) {
  const texts = useTexts(importsTexts);
  const id = useId();
  const label = texts.valueForAll(texts.holder);
  return (
    <>
      <UserInput
        aria-label={label}
        placeholder={label}
        aria-describedby={`${id}-hint`}
        holder={value}
        onHolder={onChange}
      />
      {isUnknownHolder(value) && (
        <p id={`${id}-hint`} className="text-xs text-warn">
          {texts.holderUnknown}
        </p>
      )}
    </>
  );
}

interface UserInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly holder: TypedHolder;
  readonly onHolder: (holder: TypedHolder) => void;
}

function UserInput({ holder, onHolder, ...rest }: UserInputProps) {
  const list = useId();
  const { data } = useUsers(holder.id === undefined ? holder.text.trim() : '');
  const users = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      <input
        {...rest}
        list={list}
        autoComplete="off"
        value={holder.text}
        className={INPUT_LOOK}
        onChange={({ target }) =>
          onHolder({
            text: target.value,
            id: users.find((user) => holderLabel(user) === target.value)?.userId,
          })
        }
      />
      <datalist id={list}>
        {users.map((user) => (
          <option key={user.userId} value={holderLabel(user)} />
        ))}
      </datalist>
    </>
  );
}
