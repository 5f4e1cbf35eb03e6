import type { z } from 'zod';
import { isSameCell } from '#domain/imports/editing/editing-key';
import { issueRule } from '#api/platform/field-rules';
import type { ImportRow } from '#api/portfolio/imports/import-fields';
import { ApiError } from '../../../platform/errors/api-error.ts';

export type Columns = Readonly<Record<string, unknown>>;
/** Fields under the names of the endpoint that adds one. */
export type Fields = NonNullable<ImportRow['after']>;
export type Errors = ImportRow['errors'];

/** A row as it would be added. */
export type Added = { readonly columns: Columns; readonly after: Fields };
/** A stored row as it would be changed: all its columns, and the fields that differ. */
export type Changed = { readonly columns: Columns; readonly before: Fields; readonly after: Fields };

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly errors: Errors };

export const rowError = (rule: string, values: Readonly<Record<string, string | number>> = {}): Errors => [
  { column: null, rule, values },
];

/** The work of a single row that is added or changed, with the same limits and the same figures. */
export function checked<S extends z.ZodType, T>(
  schema: S,
  input: unknown,
  make: (fields: z.output<S>) => T,
): Checked<T> {
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

/** Without what the file does not say. */
export function said(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const told: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(input)) {
    if (value !== null && value !== undefined) told[name] = value;
  }
  return told;
}

/** As a preview shows it. */
export function shownFields(input: Readonly<Record<string, unknown>>): Fields {
  const shown: Record<string, string | number | boolean | null> = {};
  for (const [name, value] of Object.entries(input)) {
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      shown[name] = value;
    else if (value === null) shown[name] = null;
  }
  return shown;
}

/** What is sent, with the stored value where a spreadsheet program would not tell the two apart. */
export function storedWhereSame(
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

/** The fields that the two differ in, of those that the file says. */
export function differences(
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
