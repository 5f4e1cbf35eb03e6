import type { ComponentProps } from 'react';
import { Select } from '../../ui/select.tsx';
import { useShownValue } from '../shown-values.ts';
import { Field, fieldAria, INPUT_LOOK, splitFieldProps, type FieldProps } from './field.tsx';

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, keyof FieldProps> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function SelectField(props: SelectFieldProps) {
  const [field, { options, ...select }] = splitFieldProps(props);
  useShownValue(select.name, (chosen) => options.find(({ value }) => value === chosen)?.label ?? chosen);
  return (
    <Field {...field}>
      <Select {...select} {...fieldAria(field)} options={options} className={INPUT_LOOK} />
    </Field>
  );
}
