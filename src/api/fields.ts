import { z } from 'zod';
import { calendarDate, EARLIEST_DATE, isCalendarDate, LATEST_DATE } from '#domain/calendar-date';
import { isMaskedTaxId } from '#domain/identifiers/mask-tax-id';
import { isVisibleName } from '#domain/identifiers/visible-name';
import { CURRENCIES } from '#domain/money/currency';

/** The limits of fields, each with a sentence that says what would be right (CONTRACT of the API). */

const CONTROL_OR_LONE_SURROGATE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;

function trimmedText(max: number) {
  return z.string('must be a text').trim().max(max, `must have at most ${max} characters`);
}

/** A text that a person typed: no control characters, at most `max` UTF-16 units, blanks around it cut off. */
export function text(max = 200) {
  return trimmedText(max).refine(
    (value) => !CONTROL_OR_LONE_SURROGATE.test(value),
    'must not hold control characters',
  );
}

export function requiredText(max = 200) {
  return text(max).min(1, 'must not be empty');
}

/** A name by which people are told apart. */
export const username = trimmedText(200)
  .min(1, 'must not be empty')
  .refine(
    (value) => value === '' || isVisibleName(value),
    'must not hold line breaks, invisible characters or such that turn the direction of writing',
  );

function isBlank(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** Null, missing and blank mean the same: no value. */
export function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable());
}

function between(min: number, max: number) {
  const sentence = `must be a number from ${min} to ${max}`;
  return z.number(sentence).min(min, sentence).max(max, sentence);
}

export const price = between(0, 100_000);
export const MAX_AMOUNT = 1e13;
export const amount = between(-MAX_AMOUNT, MAX_AMOUNT);
export const nominal = between(0, MAX_AMOUNT);
export const couponRate = between(0, 100);
export const yieldPercent = between(-100, 1_000);

const DATE_SENTENCE = `must be a date like 2026-01-31, from ${EARLIEST_DATE} to ${LATEST_DATE}`;

/** A day, or a full ISO timestamp of which the first 10 characters are the day. */
export const day = z
  .string(DATE_SENTENCE)
  .regex(/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/, DATE_SENTENCE)
  .transform((value) => value.slice(0, 10))
  .refine((value) => isCalendarDate(value) && value >= EARLIEST_DATE && value <= LATEST_DATE, DATE_SENTENCE)
  .transform(calendarDate);

/** A day in an answer. */
export const answeredDay = z.string().refine(isCalendarDate);

export const currency = z.enum(CURRENCIES, `must be one of ${CURRENCIES.join(', ')}`);

const ISIN_SENTENCE = 'must have 1 to 20 letters and digits';
export const isin = z
  .string(ISIN_SENTENCE)
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{1,20}$/, ISIN_SENTENCE);

export const email = z
  .string('must be an e-mail address')
  .trim()
  .max(254, 'must have at most 254 characters')
  .pipe(z.email('must be an e-mail address'));

const MAX_PASSWORD_BYTES = 1024;
export const password = z
  .string('must be a text')
  .min(1, 'must not be empty')
  .refine(
    (value) => new TextEncoder().encode(value).length <= MAX_PASSWORD_BYTES,
    'must have at most 1024 bytes',
  );

export const phoneNumber = z
  .string('must be a phone number')
  .trim()
  .regex(/^[\d +\-()/.]{1,32}$/, 'must have 1 to 32 digits, blanks and + - ( ) / .');

/** An EGN of a person or an EIK (Bulstat) of a company; its check digit is warned of, and refused under STRICT_IDS alone. */
export const taxId = requiredText(20).refine(
  (value) => !isMaskedTaxId(value),
  'must be the whole number, without asterisks',
);

/** The same, or as the list of users shows it: then the stored number stays as it is. */
export const taxIdOrMask = requiredText(20);
