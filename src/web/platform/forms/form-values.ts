import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Resolver } from 'react-hook-form';
import { z } from 'zod';
import { isDecimalText } from '../ui/format.ts';

/** What the fields of a form hold: number and date fields hold texts too. */
export type FormValues = Record<string, string | boolean>;

/** What is wrong between fields that the body does not both hold: a sentence at the name of a field. */
export type CheckOfFields<V extends FormValues> = (values: V) => {
  readonly [K in keyof V]?: string | undefined;
};

/** Checks the fields with the body's schema; errors are keyed by field name, that of a nested field without its object's. */
export function createResolver<V extends FormValues, B extends z.ZodType>(
  body: B,
  toBody: (values: V) => z.input<B>,
  check?: CheckOfFields<V>,
): Resolver<V, unknown, V> {
  const schema = z.custom<V>().superRefine((values, context) => {
    const checked = body.safeParse(toBody(values));
    for (const { message, path } of checked.error?.issues ?? [])
      context.addIssue({ code: 'custom', message, path: path.slice(-1) });
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
