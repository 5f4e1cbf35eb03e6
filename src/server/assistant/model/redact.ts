import type { CalendarDate } from '#domain/calendar-date';
import { egnFault } from '#domain/identifiers/egn';
import type { User } from '#api/people/users';

/** The personal data of the user who asks. It never leaves the server. */
type Person = Pick<User, 'username' | 'email' | 'phoneNumber' | 'bulstatOrEgn'>;

const TEN_DIGITS = /(?<!\d)\d{6}[ \u00a0-]?\d{4}(?!\d)/g;
/** A run of characters and, if it is an email address, its domain. Reads no run twice. */
const MAYBE_EMAIL = /[\p{L}\p{N}._%+-]+(@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+)?/gu;
const PHONE = /(?<![\p{L}\p{N}])(?:\+|00)\d[\d ()/-]{7,17}\d(?!\d)/gu;
/** Shorter names are also words with another meaning. */
const MIN_NAME_LENGTH = 3;

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Matches the text as a whole word in any case, and digits also with spaces and dashes between them. */
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

/** Returns a function that removes the person's data from a text, as well as every EGN, email address and phone number. */
export function createRedactor(person: Person, today: CalendarDate): (text: string) => string {
  const replacements: [RegExp, string][] = [
    [person.email, '[email]'],
    [person.bulstatOrEgn ?? '', '[tax id]'],
    [person.phoneNumber, '[phone]'],
    [person.username, '[name]'],
  ].flatMap(([text = '', placeholder = '']) =>
    text.trim().length < MIN_NAME_LENGTH ? [] : [[occurrencePattern(text), placeholder]],
  );
  return (text) => {
    const general = text
      .replaceAll(TEN_DIGITS, (digits) => (isEgn(digits, today) ? '[EGN]' : digits))
      .replaceAll(MAYBE_EMAIL, (run, domain?: string) => (domain === undefined ? run : '[email]'))
      .replaceAll(PHONE, '[phone]');
    return replacements.reduce(
      (rest, [pattern, placeholder]) => rest.replaceAll(pattern, placeholder),
      general,
    );
  };
}
