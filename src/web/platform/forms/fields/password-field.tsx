import { useState, type ComponentProps } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { EyeIcon, EyeOffIcon } from '../../ui/icons/icons.tsx';
import { Field, fieldAria, INPUT_LOOK, type FieldProps } from './field.tsx';

interface PasswordFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps | 'type'> {
  readonly autoComplete: 'current-password' | 'new-password';
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password that can be shown. Paste and password managers work as in any field. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, error, hint, optionalLabel, showLabel, hideLabel, className = '', ...input } = props;
  const [shown, setShown] = useState(false);
  const field = { id, label, error, hint, optionalLabel };
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
          aria-controls={id}
          onClick={() => setShown(!shown)}
          className="absolute top-1 right-1"
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </IconButton>
      </div>
    </Field>
  );
}
