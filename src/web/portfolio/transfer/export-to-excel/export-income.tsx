import type { IncomeEvent } from '#api/portfolio/figures/income';
import { exportToExcelTexts } from '../../../platform/texts/portfolio/export-to-excel.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { ExportButton } from './export-button.tsx';
import { INCOME_REPORT } from './income-report.ts';
import { reportSheet } from './report.ts';

/** Exports the payments of the income page, one row each. It starts at once, since the click that loaded it asked for the file. */
export function ExportIncome({ events }: { readonly events: readonly IncomeEvent[] }) {
  const { exportToExcel } = useTexts(exportToExcelTexts);
  return (
    <ExportButton
      label={exportToExcel}
      startsAtOnce
      file={{ prefix: INCOME_REPORT.filePrefix }}
      read={() => Promise.resolve([reportSheet(INCOME_REPORT, events)])}
    />
  );
}
