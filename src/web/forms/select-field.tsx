import type { ComponentProps } from 'react';
import { Field, fieldAria, INPUT_LOOK, type FieldProps } from './field.tsx';

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField(props: SelectFieldProps) {
  const { id, label, error, hint, optionalLabel, required, options, ...select } = props;
  const field = { id, label, error, hint, optionalLabel, required };
  return (
    <Field {...field}>
      <select {...select} {...fieldAria(field)} className={`${INPUT_LOOK} px-2!`}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
