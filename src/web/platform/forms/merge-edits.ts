import type { FormValues } from './form-values.ts';

interface Edits<V extends FormValues> {
  /** The values that were opened for editing. */
  readonly base: Readonly<Record<string, unknown>>;
  readonly yours: V;
  /** The values that were stored in the meantime. */
  readonly stored: V;
}

interface MergedEdits<V extends FormValues> {
  /** The stored values, and yours in the fields that you changed. */
  readonly values: V;
  /** The fields that both changed, each to another value. */
  readonly clashes: readonly string[];
}

/** Puts your changes on top of the stored ones, so that no field you left alone is set back. */
export function mergeEdits<V extends FormValues>({ base, yours, stored }: Edits<V>): MergedEdits<V> {
  const changed = Object.keys(yours).filter((name) => yours[name] !== base[name]);
  return {
    values: { ...stored, ...pick(yours, changed) },
    clashes: changed.filter((name) => stored[name] !== base[name] && stored[name] !== yours[name]),
  };
}

export function pick(values: FormValues, names: readonly string[]) {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
