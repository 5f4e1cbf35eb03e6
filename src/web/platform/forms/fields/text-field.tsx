import type { ComponentProps } from 'react';
import { Field, fieldAria, INPUT_LOOK, splitFieldProps, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

export function TextField(props: TextFieldProps) {
  const [field, { className = '', ...input }] = splitFieldProps(props);
  return (
    <Field {...field}>
      <input type="text" {...input} {...fieldAria(field)} className={`${INPUT_LOOK} ${className}`} />
    </Field>
  );
}

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

export function TextAreaField(props: TextAreaFieldProps) {
  const [field, { className = '', ...input }] = splitFieldProps(props);
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
