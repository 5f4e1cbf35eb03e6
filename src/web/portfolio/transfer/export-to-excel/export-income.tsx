import { useCachedIncome } from '../../../platform/queries/portfolio/figures/income.ts';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { exportToExcelTexts } from '../../../platform/texts/portfolio/export-to-excel.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { ExportButton } from './export-button.tsx';
import { INCOME_REPORT } from './income-report.ts';
import { reportSheet } from './report.ts';

/** Exports the payments of the income page, one row each. */
export function ExportIncome({ owner }: { readonly owner: Owner }) {
  const { exportToExcel } = useTexts(exportToExcelTexts);
  const { data } = useCachedIncome(owner);
  const events = data?.events ?? [];
  return (
    <ExportButton
      label={exportToExcel}
      disabled={events.length === 0}
      file={{ prefix: INCOME_REPORT.filePrefix }}
      read={() => Promise.resolve([reportSheet(INCOME_REPORT, events)])}
    />
  );
}
