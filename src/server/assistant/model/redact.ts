import type { CalendarDate } from '#domain/calendar-date';
import { egnFault } from '#domain/identifiers/egn';
import type { User } from '#api/people/users';

/** What is stored of the person who asks, and never leaves the server. */
type Person = Pick<User, 'username' | 'email' | 'phoneNumber' | 'bulstatOrEgn'>;

const TEN_DIGITS = /(?<!\d)\d{6}[ \u00a0-]?\d{4}(?!\d)/g;
/** A run of characters and, where it is an email address, its domain: no run is read twice. */
const MAYBE_EMAIL = /[\p{L}\p{N}._%+-]+(@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)?/gu;
const PHONE = /(?<![\p{L}\p{N}])(?:\+|00)\d[\d ()/-]{7,17}\d(?!\d)/gu;
/** A shorter name is a word that means something else too. */
const MIN_NAME_LENGTH = 3;

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The text wherever it stands by itself, in any case; of digits also with spaces and dashes between them. */
function occurrencePattern(text: string): RegExp {
  const pattern = /^\+?[\d ()/-]+$/.test(text)
    ? text
        .replaceAll(/\D/g, '')
        .split(/(?=\d)/)
        .join('[ ()/-]*')
    : escaped(text.trim());
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu');
}

function isEgn(digits: string, today: CalendarDate): boolean {
  const fault = egnFault(digits, today);
  return fault === undefined || fault === 'future';
}

/** A function that takes out of a text what tells who the person is, and any EGN, email address and phone number. */
export function createRedactor(person: Person, today: CalendarDate): (text: string) => string {
  const own: [RegExp, string][] = [
    [person.email, '[email]'],
    [person.bulstatOrEgn ?? '', '[tax id]'],
    [person.phoneNumber, '[phone]'],
    [person.username, '[name]'],
  ].flatMap(([text = '', sign = '']) =>
    text.trim().length < MIN_NAME_LENGTH ? [] : [[occurrencePattern(text), sign]],
  );
  return (text) => {
    const general = text
      .replaceAll(TEN_DIGITS, (digits) => (isEgn(digits, today) ? '[EGN]' : digits))
      .replaceAll(MAYBE_EMAIL, (run, domain?: string) => (domain === undefined ? run : '[email]'))
      .replaceAll(PHONE, '[phone]');
    return own.reduce((rest, [pattern, sign]) => rest.replaceAll(pattern, sign), general);
  };
}
