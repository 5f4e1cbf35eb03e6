import type { ColumnKey } from '../columns/column.ts';
import { securityClassIn } from '../entries/read-words.ts';
import { MAPPING_FIELDS, type MappingTarget } from './mapping-fields.ts';

/** The user's mapping of a file's columns. Plain JSON: saved by header, and can be shared as a file. */
export interface ColumnMapping {
  /** The name of the sheet; null for text files. */
  readonly sheet: string | null;
  readonly target: MappingTarget;
  /** The header's line number from 1; null to detect it (findHeaderLine). */
  readonly headerRow: number | null;
  /** The number of lines at the end that are not rows, such as totals and remarks. */
  readonly footLines: number;
  /** The column index of each field, from 0. */
  readonly columns: Readonly<Partial<Record<ColumnKey, number>>>;
  /** Values that apply to every row, for fields without a column, such as 'currency'. */
  readonly constants: Readonly<Partial<Record<ColumnKey, string>>>;
}

/** The empty mapping. */
export const NO_MAPPING: ColumnMapping = {
  ...{ sheet: null, target: 'holding', headerRow: null, footLines: 0 },
  ...{ columns: {}, constants: {} },
};

export interface MappingFault {
  readonly field: ColumnKey;
  readonly rule: 'mapping_missing' | 'mapped_twice' | 'no_such_column';
}

/** The fields of a target, in form order. */
export function mappingFields(
  target: MappingTarget,
): { readonly key: ColumnKey; readonly isRequired: boolean }[] {
  return fieldEntries(target).map(([key, { isRequired }]) => ({ key, isRequired }));
}

/** The fields to offer for a mapping: ETFs and shares have no notes, so a file of only such has none. */
export function offeredFields({ target, constants }: Pick<ColumnMapping, 'target' | 'constants'>) {
  const classOfAll = securityClassIn(constants.assetClass ?? '');
  const hasNotes = target !== 'holding' || classOfAll === null || classOfAll === 'bond';
  return mappingFields(target).filter(({ key }) => hasNotes || key !== 'notes');
}

/** Each field of a target with its column, in form order. */
export function fieldEntries(target: MappingTarget) {
  const fields = MAPPING_FIELDS[target];
  const isField = (key: string): key is ColumnKey => Object.hasOwn(fields, key);
  return Object.entries(fields).flatMap(([key, column]) => (isField(key) ? [[key, column] as const] : []));
}

/** The faults of a mapping for a header with `width` columns. */
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
