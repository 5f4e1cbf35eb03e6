import { z } from 'zod';
import { calendarDate, EARLIEST_DATE, isCalendarDate, LATEST_DATE } from '#domain/calendar-date';
import { isMaskedTaxId } from '#domain/identifiers/mask-tax-id';
import { isVisibleName } from '#domain/identifiers/visible-name';
import { CURRENCIES } from '#domain/money/currency';
import { ruleMessage } from './field-rules.ts';

/** The limits of fields, each with the rule that a value outside it breaks. */

const CONTROL_OR_LONE_SURROGATE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u;
const BREAK_OR_CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\ufffe\uffff]/u;

function trimmedText(max: number) {
  return z.string(ruleMessage('text')).trim().max(max, ruleMessage('too_long', { max }));
}

const without = (characters: RegExp, max: number) =>
  trimmedText(max).refine((value) => !characters.test(value), ruleMessage('control_characters'));

/** A text typed by a person, which may have several lines: trimmed, without control characters, at most `max` UTF-16 units. */
export const text = (max = 200) => without(CONTROL_OR_LONE_SURROGATE, max);

export const requiredText = (max = 200) => text(max).min(1, ruleMessage('required'));

/** The same in one line: a name. It is one line in lists, emails, calendars and files, too. */
export const line = (max = 200) => without(BREAK_OR_CONTROL, max);

export const requiredLine = (max = 200) => line(max).min(1, ruleMessage('required'));

/** A name that tells people apart. */
export const username = trimmedText(200)
  .min(1, ruleMessage('required'))
  .refine((value) => value === '' || isVisibleName(value), ruleMessage('visible_name'));

function isBlank(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** Null, missing and blank mean the same: no value. */
export function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => (isBlank(value) ? null : value), schema.nullable());
}

function between(min: number, max: number) {
  const message = ruleMessage('number_between', { min, max });
  return z.number(message).min(min, message).max(max, message);
}

export const price = between(0, 100_000);
export const MAX_AMOUNT = 1e13;
export const amount = between(-MAX_AMOUNT, MAX_AMOUNT);
export const nominal = between(0, MAX_AMOUNT);
export const couponRate = between(0, 100);
export const percent = between(0, 100);
/** The margin of a floating coupon. */
export const margin = between(-100, 100);
export const yieldPercent = between(-100, 1_000);

const DATE_MESSAGE = ruleMessage('date_between', { from: EARLIEST_DATE, to: LATEST_DATE });

/** A day, or a full ISO timestamp whose first 10 characters are the day. */
export const day = z
  .string(DATE_MESSAGE)
  .regex(/^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/, DATE_MESSAGE)
  .transform((value) => value.slice(0, 10))
  .refine((value) => isCalendarDate(value) && value >= EARLIEST_DATE && value <= LATEST_DATE, DATE_MESSAGE)
  .transform(calendarDate);

/** A day in an answer. */
export const storedDay = z.string().refine(isCalendarDate);

/** One of these texts. */
export function oneOf<const T extends readonly string[]>(options: T) {
  return z.enum(options, ruleMessage('one_of', { options: options.join(', ') }));
}

export const trueOrFalse = z.boolean(ruleMessage('true_or_false'));

export const currency = oneOf(CURRENCIES);

const ISIN_MESSAGE = ruleMessage('isin');
export const isin = z
  .string(ISIN_MESSAGE)
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{1,20}$/, ISIN_MESSAGE);

export const email = z
  .string(ruleMessage('email'))
  .trim()
  .max(254, ruleMessage('too_long', { max: 254 }))
  .pipe(z.email(ruleMessage('email')));

const MAX_PASSWORD_BYTES = 1024;
export const password = z
  .string(ruleMessage('text'))
  .min(1, ruleMessage('required'))
  .refine(
    (value) => new TextEncoder().encode(value).length <= MAX_PASSWORD_BYTES,
    ruleMessage('too_many_bytes', { max: MAX_PASSWORD_BYTES }),
  );

export const phoneNumber = z
  .string(ruleMessage('phone_number'))
  .trim()
  .regex(/^[\d +\-()/.]{1,32}$/, ruleMessage('phone_number'));

/** An EGN of a person or an EIK (Bulstat) of a company; a wrong check digit is a warning, and refused only under STRICT_IDS. */
export const taxId = requiredLine(20).refine((value) => !isMaskedTaxId(value), ruleMessage('whole_tax_id'));

/** A tax id, or its mask from the list of users, which leaves the stored number unchanged. */
export const taxIdOrMask = requiredLine(20);
