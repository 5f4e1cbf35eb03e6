import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { FieldProps } from '../fields/field.tsx';
import { DateInput } from './date-input.tsx';

interface DateFieldProps<V extends FieldValues> extends FieldProps {
  readonly control: Control<V>;
  readonly name: FieldPath<V>;
}

/** A date in a form. The form stores 'YYYY-MM-DD', or the typed text if it is not a date, so that nothing typed is lost. */
export function DateField<V extends FieldValues>({ control, name, ...field }: DateFieldProps<V>) {
  const { ref, value, onChange, onBlur } = useController({ control, name }).field;
  return (
    <DateInput
      {...field}
      inputRef={ref}
      name={name}
      value={typeof value === 'string' ? value : ''}
      onChange={onChange}
      onBlur={onBlur}
    />
  );
}
