import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ruleMessage } from './field-rules.ts';
import * as field from './fields.ts';

/** The rates by which amounts become euro. The euro itself is not among them. */
export const RatesInUse = z.object({
  /** `ecb`: reference rates that were loaded, the lev at its legal rate; else the fixed indicative ones. */
  source: z.enum(['specification', 'ecb']),
  /** The newest day that is not after today; null for rates of no day. */
  day: field.answeredDay.nullable(),
  /** How a rate is to be read: 1 euro is so many units, or 1 unit is so many euro. */
  quotation: z.enum(['units-per-euro', 'euro-per-unit']),
  rates: z.array(z.object({ currency: field.currency, rate: z.number() })),
});
export type RatesInUse = z.output<typeof RatesInUse>;

/** Of a file of rates, in characters; in bytes too, as the bank's files are ASCII. */
export const MAX_FILE_LENGTH = 1_048_576;
/** Of the request with such a file: JSON writes a line end or a quotation mark as two bytes. */
const MAX_BODY_BYTES = 3 * 1_048_576;

export const findRatesInUse = endpoint({
  method: 'GET',
  path: '/admin/exchange-rates',
  access: 'administrator',
  summary: 'The exchange rates in use, and of which day they are',
  answer: RatesInUse,
});

export const loadRates = endpoint({
  method: 'POST',
  path: '/admin/exchange-rates',
  access: 'administrator',
  summary:
    'Stores the rates in a file of the European Central Bank (XML or CSV, of one day or of many); one that ends before the newest stored day adds only the days that are missing',
  mostBytes: MAX_BODY_BYTES,
  body: z.object({
    /** What the file holds. */
    text: z
      .string(ruleMessage('file_text'))
      .max(MAX_FILE_LENGTH, ruleMessage('too_long', { max: MAX_FILE_LENGTH })),
  }),
  answer: z.object({
    /** The oldest first. */
    storedDays: z.array(field.answeredDay),
    /** Days of the file that stayed as they were stored before. */
    keptDays: z.array(field.answeredDay),
    inUse: RatesInUse,
  }),
});
