import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { readRuleMessage, writeRuleMessage } from '#api/platform/field-rules';
import { isDecimalText } from '../ui/format.ts';

/** The row of a table that a rule was broken in, among the values of the rule. */
export const ROW_OF_RULE = 'rowOfTable';

/** What the fields of a form hold: number and date fields hold texts too. */
export type FormValues = Record<string, string | boolean>;

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
  const values = { ...broken.values, [ROW_OF_RULE]: Number(rest[row]) + 1 };
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

/**
 * The decimal text of a number field as the API takes it: a JSON number of the same digits, null where it is empty.
 * Text that is no number becomes NaN, which the endpoint's schema refuses by the field's name.
 */
export function numberOrNull(text: string): number | null {
  if (text.trim() === '') return null;
  return isDecimalText(text) ? Number(text) : Number.NaN;
}

/** The same for a number that must be given: empty is refused too. */
export function parseNumber(text: string): number {
  return numberOrNull(text) ?? Number.NaN;
}

/** A number of an answer as a number field holds it. */
export function decimalText(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** An empty text is no value. */
export function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}
