import { failuresTexts } from '../texts/platform/failures.ts';
import { useTexts } from '../texts/texts.ts';

/** What holders who may not add to their portfolio read where others find a button to add. */
export function EnteredByAdministrator() {
  return <p className="text-soft">{useTexts(failuresTexts).portfolio_read_only}</p>;
}
