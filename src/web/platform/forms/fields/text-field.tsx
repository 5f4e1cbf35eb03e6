import type { ComponentProps } from 'react';
import { Field, fieldAria, INPUT_LOOK, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

export function TextField({
  id,
  label,
  error,
  hint,
  optionalLabel,
  required,
  className = '',
  ...input
}: TextFieldProps) {
  const field = { id, label, error, hint, optionalLabel, required };
  return (
    <Field {...field}>
      <input type="text" {...input} {...fieldAria(field)} className={`${INPUT_LOOK} ${className}`} />
    </Field>
  );
}

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextAreaField({
  id,
  label,
  error,
  hint,
  optionalLabel,
  className = '',
  ...input
}: TextAreaFieldProps) {
  const field = { id, label, error, hint, optionalLabel };
  return (
    <Field {...field}>
      <textarea
        rows={3}
        {...input}
        {...fieldAria(field)}
        className={`${INPUT_LOOK} h-auto! py-2 ${className}`}
      />
    </Field>
  );
}
