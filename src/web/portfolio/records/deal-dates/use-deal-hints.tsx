import type { ReactNode } from 'react';
import { dealWarnings, type DealWarning } from '#domain/portfolio/deal-warnings';
import { useToday } from '../../../platform/clock/use-today.ts';
import { formsTexts } from '../../../platform/texts/platform/forms.ts';
import { useTexts } from '../../../platform/texts/texts.ts';

type DealEntries = Parameters<typeof dealWarnings>[0];

/** Hints below the entries of a deal that look wrong. Nothing is refused: a deal can be entered before its day. */
export function useDealHints(entries: DealEntries): Partial<Record<keyof DealEntries, ReactNode>> {
  const { entryWarnings } = useTexts(formsTexts);
  const warnings = dealWarnings(entries, useToday());
  const hint = (warning: DealWarning | undefined) =>
    warning && <span className="text-warn">{entryWarnings[warning]}</span>;
  return {
    buyDate: hint(warnings.buyDate),
    settlementDate: hint(warnings.settlementDate),
    maturityDate: hint(warnings.maturityDate),
    issueDate: hint(warnings.issueDate),
    redemption: hint(warnings.redemption),
  };
}
