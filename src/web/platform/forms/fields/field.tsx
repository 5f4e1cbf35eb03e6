import type { ReactNode } from 'react';

/** The props of every field. `useEndpointForm().field(name)` provides all of them. */
export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Shown next to the label of an optional field. */
  readonly optionalLabel?: string | undefined;
  /** Marks a required field, in forms with a legend for the mark. */
  readonly required?: boolean | undefined;
}

/** The field's own props, and those of its input. */
export function splitFieldProps<P extends FieldProps>(
  props: P,
): readonly [FieldProps, Omit<P, keyof FieldProps>] {
  const { id, label, error, hint, optionalLabel, required, ...input } = props;
  return [{ id, label, error, hint, optionalLabel, required }, input];
}

/** The ARIA attributes that connect an input with its hint and error. */
export function fieldAria({ id, error, hint, required }: FieldProps) {
  const describedBy = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  return {
    id,
    'aria-required': required === true ? true : undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': describedBy.join(' ').trim() || undefined,
  } as const;
}

export const INPUT_LOOK =
  'h-10 w-full rounded-control border border-edge bg-sheet px-3 text-ink placeholder:text-faint disabled:opacity-60 aria-invalid:border-loss';

/** A label, the input, its hint and its error below. */
export function Field({
  id,
  label,
  error,
  hint,
  optionalLabel,
  required = false,
  children,
}: FieldProps & { readonly children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <div className="flex gap-1">
        <label id={`${id}-label`} htmlFor={id} className="font-medium">
          {label}
          {optionalLabel !== undefined && <span className="font-normal text-soft"> ({optionalLabel})</span>}
        </label>
        {required && <RequiredMark />}
      </div>
      {children}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

/** Next to the label, not part of it: assistive technology reads aria-required. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-loss">
      *
    </span>
  );
}

/** The hint and the error of a field. */
export function FieldNotes({ id, error, hint }: Pick<FieldProps, 'id' | 'error' | 'hint'>) {
  return (
    <>
      {hint !== undefined && (
        <div id={`${id}-hint`} aria-live="polite" className="text-sm text-soft">
          {hint}
        </div>
      )}
      {error !== undefined && (
        <div id={`${id}-error`} className="text-sm text-loss">
          {error}
        </div>
      )}
    </>
  );
}
