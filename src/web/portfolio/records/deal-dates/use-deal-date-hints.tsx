import type { ReactNode } from 'react';
import { dealDateWarnings, type DateWarning } from '#domain/portfolio/deal-date-warnings';
import { useToday } from '../../../platform/clock/use-today.ts';
import { formsTexts } from '../../../platform/texts/platform/forms.ts';
import { useTexts } from '../../../platform/texts/texts.ts';

type DealDates = Parameters<typeof dealDateWarnings>[0];

/** Hints below the dates of a deal that look wrong. Nothing is refused: a deal can be entered before its day. */
export function useDealDateHints(dates: DealDates): Partial<Record<keyof DealDates, ReactNode>> {
  const { dateWarnings } = useTexts(formsTexts);
  const { buyDate, settlementDate, maturityDate } = dealDateWarnings(dates, useToday());
  const hint = (warning: DateWarning | undefined) =>
    warning && <span className="text-warn">{dateWarnings[warning]}</span>;
  return {
    buyDate: hint(buyDate),
    settlementDate: hint(settlementDate),
    maturityDate: hint(maturityDate),
  };
}
