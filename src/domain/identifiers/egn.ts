import { isCalendarDate, type CalendarDate } from '../calendar-date.ts';
import { weightedSum, withoutSeparators } from './check-digits.ts';

/** `future`: the day of birth in the number is in the future. */
export type EgnFault = 'format' | 'date' | 'checksum' | 'future';

const WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3, 6];

/**
 * What is wrong with a personal number of a Bulgarian citizen (ЕГН), if anything: ten digits YYMMDD SSS C.
 * Source: the weights as kik-info.com publishes them; the month as the order РД 02-14-637 of 1998 extends it.
 */
export function egnFault(text: string, today: CalendarDate): EgnFault | undefined {
  const egn = withoutSeparators(text);
  if (!/^\d{10}$/.test(egn)) return 'format';
  const born = birthDate(egn);
  if (!isCalendarDate(born)) return 'date';
  if ((weightedSum(egn, WEIGHTS) % 11) % 10 !== Number(egn.charAt(9))) return 'checksum';
  return born > today ? 'future' : undefined;
}

/** The day of birth in the first six digits, which may not exist. The month encodes the century: +20 is 18…, +40 is 20…. */
function birthDate(egn: string): string {
  const month = Number(egn.slice(2, 4));
  const [century, added] = month > 40 ? ['20', 40] : month > 20 ? ['18', 20] : ['19', 0];
  return `${century}${egn.slice(0, 2)}-${String(month - added).padStart(2, '0')}-${egn.slice(4, 6)}`;
}
