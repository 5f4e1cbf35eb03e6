import { exportToExcelTexts } from '../../platform/texts/portfolio/export-to-excel.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { ExportButton } from './export-button.tsx';
import { reportSheet, type Report } from './report.ts';

interface ExportToExcelProps<Item> {
  readonly report: Report<Item>;
  /** As the list shows them; undefined while they are on their way. */
  readonly items: readonly Item[] | undefined;
}

/** A list as it is shown. */
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
