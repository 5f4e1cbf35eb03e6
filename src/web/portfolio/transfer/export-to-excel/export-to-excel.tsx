import { exportToExcelTexts } from '../../../platform/texts/portfolio/export-to-excel.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { ExportButton } from './export-button.tsx';
import { reportSheet, type Report } from './report.ts';

interface ExportToExcelProps<Item> {
  readonly report: Report<Item>;
  /** The items as listed; undefined while loading. */
  readonly items: readonly Item[] | undefined;
}

/** Exports a list as shown on screen. */
export function ExportToExcel<Item>({ report, items }: ExportToExcelProps<Item>) {
  const { exportToExcel } = useTexts(exportToExcelTexts);
  return (
    <ExportButton
      kind="primary"
      label={exportToExcel}
      disabled={items === undefined}
      file={{ prefix: report.filePrefix }}
      read={() => Promise.resolve([reportSheet(report, items ?? [])])}
    />
  );
}
