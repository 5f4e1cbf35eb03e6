import { useState, type ComponentProps } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { EyeIcon, EyeOffIcon } from '../../ui/icons/icons.tsx';
import { Field, fieldAria, INPUT_LOOK, splitFieldProps, type FieldProps } from './field.tsx';

interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password that can be shown. Paste and password managers work as in any field. */
export function PasswordField(props: PasswordFieldProps) {
  const [field, { showLabel, hideLabel, className = '', ...input }] = splitFieldProps(props);
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      <div className="relative">
        <input
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          {...fieldAria(field)}
          type={shown ? 'text' : 'password'}
          className={`${INPUT_LOOK} pr-11 ${className}`}
        />
        <IconButton
          label={shown ? hideLabel : showLabel}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
          className="absolute top-1 right-1"
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </div>
    </Field>
  );
}
