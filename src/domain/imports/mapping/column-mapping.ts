import type { ColumnKey } from '../columns/column.ts';
import { MAPPING_FIELDS, type MappingTarget } from './mapping-fields.ts';

/** What a person says a file's columns mean. Plain JSON: it is saved by the header, and can be passed on as a file. */
export interface ColumnMapping {
  /** The name of its sheet; null for text files. */
  readonly sheet: string | null;
  readonly target: MappingTarget;
  /** The line of the header, from 1; null where it is found (findHeaderLine). */
  readonly headerRow: number | null;
  /** So many lines at the end are no rows: sums and remarks. */
  readonly footLines: number;
  /** The place of each field's column in the header, from 0. */
  readonly columns: Readonly<Partial<Record<ColumnKey, number>>>;
  /** What holds for every row, for fields without a column: 'currency' or 'assetClass', say. */
  readonly constants: Readonly<Partial<Record<ColumnKey, string>>>;
}

/** Where nobody has said anything yet. */
export const NO_MAPPING: ColumnMapping = {
  ...{ sheet: null, target: 'holding', headerRow: null, footLines: 0 },
  ...{ columns: {}, constants: {} },
};

export interface MappingFault {
  readonly field: ColumnKey;
  readonly rule: 'mapping_missing' | 'mapped_twice' | 'no_such_column';
}

/** The fields of a target, in the order of the form. */
export function mappingFields(
  target: MappingTarget,
): { readonly key: ColumnKey; readonly isRequired: boolean }[] {
  return fieldEntries(target).map(([key, { isRequired }]) => ({ key, isRequired }));
}

export function fieldEntries(target: MappingTarget) {
  const fields = MAPPING_FIELDS[target];
  const isField = (key: string): key is ColumnKey => Object.hasOwn(fields, key);
  return Object.entries(fields).flatMap(([key, column]) => (isField(key) ? [[key, column] as const] : []));
}

/** What is wrong with a mapping for a header of so many columns. */
export function mappingFaults(
  { target, columns, constants }: Pick<ColumnMapping, 'target' | 'columns' | 'constants'>,
  width: number,
): MappingFault[] {
  const fields = mappingFields(target);
  const seen = new Set<number>();
  const faults: MappingFault[] = [];
  for (const { key, isRequired } of fields) {
    const at = columns[key];
    if (at === undefined) {
      if (isRequired && (constants[key] ?? '').trim() === '')
        faults.push({ field: key, rule: 'mapping_missing' });
      continue;
    }
    if (!Number.isInteger(at) || at < 0 || at >= width) faults.push({ field: key, rule: 'no_such_column' });
    else if (seen.has(at)) faults.push({ field: key, rule: 'mapped_twice' });
    seen.add(at);
  }
  return faults;
}
