import { toNestErrors } from '@hookform/resolvers';
import { useEffect, useEffectEvent } from 'react';
import type { FieldErrors, FieldPath, Resolver, UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { readRuleMessage, writeRuleMessage } from '#api/platform/field-rules';
import { RULE_PART, RULE_ROW, type FormValues } from './form-values.ts';

/** Checks a rule between fields that are not both in the body: returns sentences by field name. */
export type CrossFieldCheck<V extends FormValues> = (values: V) => {
  readonly [K in keyof V]?: string | undefined;
};

/**
 * Finds the field for a nested path: the one named by the last part if it exists ('floating.cap'), otherwise by the first part
 * ('amortization.1.date'), and the message then names the row.
 */
export function placeError(
  path: readonly PropertyKey[],
  message: string,
  isField: (name: string) => boolean,
): { readonly name: string; readonly message: string } {
  const [first = '', ...rest] = path.map(String);
  const last = rest.at(-1) ?? first;
  if (isField(last) || !isField(first)) return { name: last, message };
  const row = rest.findIndex((part) => /^\d+$/.test(part));
  const broken = row === -1 ? undefined : readRuleMessage(message);
  if (broken === undefined) return { name: first, message };
  const place = { [RULE_ROW]: Number(rest[row]) + 1, [RULE_PART]: rest[row + 1] ?? '' };
  const values = { ...broken.values, ...place };
  return { name: first, message: writeRuleMessage({ ...broken, values }) };
}

/** What the fields of a form are checked with. */
export interface FormRules<V extends FormValues, B extends z.ZodType> {
  readonly loadBody: () => Promise<B>;
  readonly toBody: (values: V) => z.input<B>;
  readonly check?: CrossFieldCheck<V> | undefined;
}

/** The type of an error that the server reported. */
export const BY_SERVER = 'server';

/** Checks the fields with the body's schema; the first error of each field, keyed by its name. */
async function findErrors<V extends FormValues, B extends z.ZodType>(
  { loadBody, toBody, check }: FormRules<V, B>,
  values: V,
): Promise<FieldErrors> {
  const checked = (await loadBody()).safeParse(toBody(values));
  const errors: FieldErrors = {};
  const add = (name: string, message: string) => (errors[name] ??= { type: 'custom', message });
  for (const issue of checked.error?.issues ?? []) {
    const { name, message } = placeError(issue.path, issue.message, (part) => Object.hasOwn(values, part));
    add(name, message);
  }
  for (const [name, message] of Object.entries(check?.(values) ?? {}))
    if (message !== undefined) add(name, message);
  return errors;
}

export function createResolver<V extends FormValues, B extends z.ZodType>(
  rules: FormRules<V, B>,
): Resolver<V, unknown, V> {
  return async (values, _context, options) => {
    const errors = await findErrors(rules, values);
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: toNestErrors<V>(errors, options) };
  };
}

/**
 * The names of errors that these values no longer have: the body is valid without a change to the field, or no longer has the field, such as
 * after another choice. Only the server can tell whether what it refused is valid now.
 */
export async function findStaleErrors<V extends FormValues, B extends z.ZodType>(
  rules: FormRules<V, B>,
  values: V,
  errors: FieldErrors,
): Promise<string[]> {
  const found = await findErrors(rules, values);
  const sent = namesWithin(rules.toBody(values));
  return Object.entries(errors)
    .filter(([name, error]) => (error?.type === BY_SERVER ? !sent.has(name) : !Object.hasOwn(found, name)))
    .map(([name]) => name);
}

/** The names of all properties of a body, nested ones too. */
function namesWithin(body: unknown): ReadonlySet<string> {
  if (typeof body !== 'object' || body === null) return new Set();
  const nested = Object.values(body).flatMap((part) => [...namesWithin(part)]);
  return new Set([...Object.keys(body), ...nested]);
}

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
