import { COLUMN_KEYS, type ColumnKey } from '#domain/imports/columns/column';
import { NO_MAPPING, offeredFields } from '#domain/imports/mapping/column-mapping';
import { MAPPING_TARGETS, type MappingTarget } from '#domain/imports/mapping/mapping-fields';
import { suggestMapping, suggestMappingTo } from '#domain/imports/mapping/suggest-mapping';
import { mappedSheet, withHeaderAt, type SheetSummary } from '#domain/imports/reading/sheet-summary';
import type { ColumnMapping } from '#api/portfolio/imports/import-fields';
import type { ImportOwner } from '../../../../platform/queries/portfolio/imports.ts';

/** The targets for a holder who imports into their own portfolio. */
const OWN_TARGETS: readonly MappingTarget[] = ['holding', 'payment', 'distribution'];
export const allowedTargets = (owner: ImportOwner): readonly MappingTarget[] =>
  owner === 'office' ? MAPPING_TARGETS : OWN_TARGETS;

/** Whether rows with this mapping belong to holders, unlike prices and users. */
export const hasHolders = (mapping: ColumnMapping) =>
  offeredFields(mapping).some(({ key }) => key === 'holder');

/** The sheet with this header; without columns if it has no such line. */
const startAt = (sheet: SheetSummary, headerRow: number | null) =>
  withHeaderAt(sheet, headerRow) ?? { ...sheet, header: [], sample: [] };

/** The mapping that the column names of a header suggest, among the targets of this owner. */
export function suggestFor(owner: ImportOwner, sheet: SheetSummary, headerRow: number | null): ColumnMapping {
  const start = startAt(sheet, headerRow);
  const best = suggestMapping(start.header, start.name, start.sample);
  const suggested = allowedTargets(owner).includes(best.target)
    ? best
    : suggestMappingTo(NO_MAPPING.target, start);
  return { ...suggested, headerRow };
}

/** The mapping of the same rows to another target. */
export function mapTo(target: MappingTarget, sheet: SheetSummary, mapping: ColumnMapping): ColumnMapping {
  const { headerRow, footLines } = mapping;
  return { ...suggestMappingTo(target, startAt(sheet, headerRow)), headerRow, footLines };
}

interface MappedFile {
  /** The one suggested with the file. */
  readonly mapping: ColumnMapping | null;
  readonly sheets: readonly SheetSummary[];
}

/** The mapping to begin with: the suggested one, or one to a target that this owner may import. */
export function proposedMapping(owner: ImportOwner, { mapping, sheets }: MappedFile): ColumnMapping {
  if (mapping !== null && allowedTargets(owner).includes(mapping.target)) return mapping;
  const sheet = mappedSheet(sheets, { sheet: mapping?.sheet ?? null, headerRow: null });
  return sheet === undefined ? NO_MAPPING : suggestFor(owner, sheet, null);
}

export interface MappingEdits {
  /** The one that was proposed when the other was chosen. */
  readonly proposed: ColumnMapping;
  readonly chosen: ColumnMapping;
}

const ROWS = ['sheet', 'target', 'headerRow'] as const;

/** What was chosen on top of a later proposal: a file that is read with other letters has other column names. */
export function keepEdits({ proposed, chosen }: MappingEdits, later: ColumnMapping): ColumnMapping {
  if (ROWS.some((name) => chosen[name] !== later[name])) return chosen;
  const isChosen = (key: ColumnKey) =>
    chosen.columns[key] !== proposed.columns[key] || chosen.constants[key] !== proposed.constants[key];
  const chosenColumns = COLUMN_KEYS.filter(isChosen).map((key) => chosen.columns[key]);
  const columns: Partial<Record<ColumnKey, number>> = {};
  const constants: Partial<Record<ColumnKey, string>> = {};
  for (const key of COLUMN_KEYS) {
    const from = isChosen(key) ? chosen : later;
    const [column, constant] = [from.columns[key], from.constants[key]];
    if (column !== undefined && (from === chosen || !chosenColumns.includes(column))) columns[key] = column;
    if (constant !== undefined) constants[key] = constant;
  }
  return { ...chosen, columns, constants };
}
