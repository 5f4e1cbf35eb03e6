import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { findStaleErrors, type FormRules } from './form-errors.ts';
import type { FormValues } from './form-values.ts';

/** Removes errors that another change has resolved. React Hook Form checks only the changed field. */
export function useStaleErrors<V extends FormValues, B extends z.ZodType>(
  form: UseFormReturn<V, unknown, V>,
  rules: FormRules<V, B>,
): void {
  const { subscribe, getValues, clearErrors, formState } = form;
  const { errors } = formState;
  const removeStale = useEffectEvent(async () => {
    if (Object.keys(errors).length === 0) return;
    const stale = await findStaleErrors(rules, getValues(), errors);
    const isStale = (name: string): name is FieldPath<V> => stale.includes(name);
    // Without stale ones, nothing is to be rendered again.
    if (stale.length > 0) clearErrors(Object.keys(errors).filter(isStale));
  });
  useEffect(() => {
    return subscribe({ formState: { values: true }, callback: () => void removeStale() });
  }, [subscribe]);
  // What is sent can depend on more than the fields, such as a chosen file.
  useEffect(() => {
    void removeStale();
  });
}
