import type { CalendarDate } from '../calendar-date.ts';
import { bulstatFault, type BulstatFault } from './bulstat.ts';
import { withoutSeparators } from './check-digits.ts';
import { egnFault, type EgnFault } from './egn.ts';
import { foreignerNumberFault } from './foreigner-number.ts';

/** `bulstat-personal`: ten digits, so probably a person's number, which a sole trader may have. */
type TaxIdWarning = `egn-${EgnFault}` | `bulstat-${BulstatFault}` | 'bulstat-personal';

/**
 * The warning that a form shows next to the tax id of a person (ЕГН or ЛНЧ) or a company (ЕИК). It is a warning, not a refusal,
 * because foreign and unlisted numbers exist. An empty field has none.
 */
export function taxIdWarning(
  type: 'person' | 'company',
  text: string,
  today: CalendarDate,
): TaxIdWarning | undefined {
  if (text.trim() === '') return undefined;
  return type === 'person' ? personWarning(text, today) : companyWarning(text);
}

function personWarning(text: string, today: CalendarDate): TaxIdWarning | undefined {
  const fault = egnFault(text, today);
  return fault === undefined || foreignerNumberFault(text) === undefined ? undefined : `egn-${fault}`;
}

function companyWarning(text: string): TaxIdWarning | undefined {
  const fault = bulstatFault(text);
  if (fault === undefined) return undefined;
  return /^\d{10}$/.test(withoutSeparators(text)) ? 'bulstat-personal' : `bulstat-${fault}`;
}
