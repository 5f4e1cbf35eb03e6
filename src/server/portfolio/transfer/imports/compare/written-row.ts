import type { z } from 'zod';
import { isSameCell } from '#domain/imports/editing/editing-key';
import { issueRule } from '#api/platform/field-rules';
import type { ImportRow } from '#api/portfolio/imports/import-fields';
import { ApiError } from '../../../../platform/errors/api-error.ts';

export type Columns = Readonly<Record<string, unknown>>;
/** Fields under the names of the endpoint that adds such a row. */
export type Fields = NonNullable<ImportRow['after']>;
export type Errors = ImportRow['errors'];

/** A row as it would be added. */
export type Added = { readonly columns: Columns; readonly after: Fields };
/** A stored row as it would be changed: all its columns, and the fields that differ. */
export type Changed = { readonly columns: Columns; readonly before: Fields; readonly after: Fields };

export type Validated<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: Errors };

export const rowError = (rule: string, values: Readonly<Record<string, string | number>> = {}): Errors => [
  { column: null, rule, values },
];

/** Parses a row with the schema of its endpoint and makes the result, so that imported rows meet the same limits as entered ones. */
export function validate<S extends z.ZodType, T>(
  schema: S,
  input: unknown,
  make: (fields: z.output<S>) => T,
): Validated<T> {
  const parsed = schema.safeParse(input);
  if (!parsed.success) {
    const errors = parsed.error.issues.map((issue) => ({
      column: issue.path.join('.'),
      ...issueRule(issue),
    }));
    return { ok: false, errors };
  }
  try {
    return { ok: true, value: make(parsed.data) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.extra.errors === undefined) throw error;
    return {
      ok: false,
      errors: error.extra.errors.map(({ path, rule, values }) => ({ column: path, rule, values })),
    };
  }
}

/** Omits the fields that the file leaves empty. */
export function omitMissing(input: Readonly<Record<string, Fields[string] | undefined>>): Fields {
  const present: Record<string, Fields[string]> = {};
  for (const name of Object.keys(input)) {
    const value = input[name];
    if (value !== null && value !== undefined) present[name] = value;
  }
  return present;
}

/** The fields that a preview can show: text, numbers, booleans and null. */
export function shownFields(input: Readonly<Record<string, unknown>>): Fields {
  const shown: Record<string, string | number | boolean | null> = {};
  for (const name of Object.keys(input)) {
    const value = input[name];
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      shown[name] = value;
    else if (value === null) shown[name] = null;
  }
  return shown;
}

/** The sent fields, but with the stored value where a spreadsheet program would not distinguish the two. */
export function keepSameCells(
  stored: Readonly<Record<string, unknown>>,
  sent: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name,
      isSameCell(stored[name], value) ? stored[name] : value,
    ]),
  );
}

/** The named fields whose values differ, before and after; null if none do. */
export function findChanges(
  names: readonly string[],
  stored: Readonly<Record<string, unknown>>,
  input: Readonly<Record<string, unknown>>,
): { readonly before: Fields; readonly after: Fields } | null {
  const differing = names.filter((name) => (stored[name] ?? null) !== (input[name] ?? null));
  if (differing.length === 0) return null;
  const only = (from: Readonly<Record<string, unknown>>) =>
    shownFields(Object.fromEntries(differing.map((name) => [name, from[name] ?? null])));
  return { before: only(stored), after: only(input) };
}
