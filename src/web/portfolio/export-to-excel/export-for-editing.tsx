import type { Owner } from '../../platform/queries/shared-keys.ts';
import { exportToExcelTexts } from '../../platform/texts/portfolio/export-to-excel.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { ExportButton } from './export-button.tsx';

interface ExportForEditingProps {
  readonly owner: Owner;
  /** In the name of the file; missing: one's own. */
  readonly username?: string | undefined;
}

/** All that somebody holds as one file, to be changed in a spreadsheet program and imported again. */
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
