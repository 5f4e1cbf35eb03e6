import type { ComponentProps } from 'react';
import { fieldAria, FieldNotes, splitFieldProps, type FieldProps } from './field.tsx';

type CheckboxFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps | 'type'>;

export function CheckboxField(props: CheckboxFieldProps) {
  const [field, input] = splitFieldProps(props);
  return (
    <div className="grid grid-cols-[auto_1fr] items-start gap-x-2.5 gap-y-1">
      <input {...input} {...fieldAria(field)} type="checkbox" className="mt-0.5 size-4 accent-accent" />
      <div>
        <label htmlFor={field.id} className="font-medium">
          {field.label}
        </label>
        <FieldNotes {...field} />
      </div>
    </div>
  );
}
