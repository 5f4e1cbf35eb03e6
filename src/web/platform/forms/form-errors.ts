import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, Resolver } from 'react-hook-form';
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

/** Checks the fields with the body's schema; errors are keyed by field name. */
export function createResolver<V extends FormValues, B extends z.ZodType>(
  loadBody: () => Promise<B>,
  toBody: (values: V) => z.input<B>,
  check?: CrossFieldCheck<V>,
): Resolver<V, unknown, V> {
  return async (values, _context, options) => {
    const checked = (await loadBody()).safeParse(toBody(values));
    const errors: FieldErrors = {};
    // Shows the first message of each field.
    const add = (name: string, message: string) => (errors[name] ??= { type: 'custom', message });
    for (const issue of checked.error?.issues ?? []) {
      const { name, message } = placeError(issue.path, issue.message, (part) => Object.hasOwn(values, part));
      add(name, message);
    }
    for (const [name, message] of Object.entries(check?.(values) ?? {}))
      if (message !== undefined) add(name, message);
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: toNestErrors<V>(errors, options) };
  };
}
