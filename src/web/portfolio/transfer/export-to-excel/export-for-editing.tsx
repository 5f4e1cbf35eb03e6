import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { exportToExcelTexts } from '../../../platform/texts/portfolio/export-to-excel.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { ExportButton } from './export-button.tsx';

interface ExportForEditingProps {
  readonly owner: Owner;
  /** Part of the file name; undefined means the signed-in user. */
  readonly username?: string | undefined;
}

/** Exports all holdings to one file, which can be edited in a spreadsheet and imported again. */
export function ExportForEditing({ owner, username }: ExportForEditingProps) {
  const { exportForEditing } = useTexts(exportToExcelTexts);
  return (
    <ExportButton
      label={exportForEditing}
      file={{ prefix: 'Holdings', username }}
      read={async (signal) => (await import('./sheets-for-editing.ts')).readSheetsForEditing(owner, signal)}
    />
  );
}
