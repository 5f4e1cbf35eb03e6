import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { readRuleMessage, writeRuleMessage } from '#api/platform/field-rules';
import { PART_OF_RULE, ROW_OF_RULE, type FormValues } from './form-values.ts';

/** What is wrong between fields that the body does not both hold: a sentence at the name of a field. */
export type CheckOfFields<V extends FormValues> = (values: V) => {
  readonly [K in keyof V]?: string | undefined;
};

/**
 * The field that a nested path belongs to: that of its last part where there is one of this name ('floating.cap'), else of the
 * first ('amortization.1.date'), whose message then names the row.
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
  const place = { [ROW_OF_RULE]: Number(rest[row]) + 1, [PART_OF_RULE]: rest[row + 1] ?? '' };
  const values = { ...broken.values, ...place };
  return { name: first, message: writeRuleMessage({ ...broken, values }) };
}

/** Checks the fields with the body's schema; errors are keyed by field name. */
export function createResolver<V extends FormValues, B extends z.ZodType>(
  body: B,
  toBody: (values: V) => z.input<B>,
  check?: CheckOfFields<V>,
): Resolver<V, unknown, V> {
  const schema = z.custom<V>().superRefine((values, context) => {
    const checked = body.safeParse(toBody(values));
    for (const issue of checked.error?.issues ?? []) {
      const { name, message } = placeError(issue.path, issue.message, (part) => Object.hasOwn(values, part));
      context.addIssue({ code: 'custom', message, path: [name] });
    }
    for (const [name, message] of Object.entries(check?.(values) ?? {}))
      if (message !== undefined) context.addIssue({ code: 'custom', message, path: [name] });
  });
  return standardSchemaResolver(schema, undefined, { raw: true });
}
