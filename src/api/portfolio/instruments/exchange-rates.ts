import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import { ruleMessage } from '../../platform/field-rules.ts';
import * as field from '../../platform/fields.ts';

/** The rates that convert amounts to euro. The euro itself is not included. */
export const ActiveRates = z.object({
  /** `ecb`: reference rates that were loaded, the lev at its legal rate; else the fixed indicative ones. */
  source: z.enum(['specification', 'ecb']),
  /** The newest day that is not after today; null for rates of no day. */
  day: field.storedDay.nullable(),
  /** How to read a rate: units for 1 euro, or euro for 1 unit. */
  quotation: z.enum(['units-per-euro', 'euro-per-unit']),
  rates: z.array(z.object({ currency: field.currency, rate: z.number() })),
});
export type ActiveRates = z.output<typeof ActiveRates>;

/** Of which days rates are stored; null where there are none. */
export const StoredDays = z
  .object({ first: field.storedDay, last: field.storedDay, count: z.int() })
  .nullable();

/** Why a daily fetch failed. */
export const FETCH_FAULTS = [
  'wrong-url',
  'unknown-host',
  'private-address',
  'timeout',
  'unreachable',
  'redirect',
  'status',
  'content-type',
  'too-large',
  /** What was fetched is no file of rates. */
  'wrong-file',
] as const;
export type FetchFault = (typeof FETCH_FAULTS)[number];

/** How the daily fetch went; null where none is configured (RATES_URL). */
export const RatesFetch = z
  .object({
    host: z.string(),
    lastSuccess: z.object({ at: z.iso.datetime(), days: z.int() }).nullable(),
    /** Of an attempt after the last success; the status is that of the answer, if there was one. */
    failure: z
      .object({ at: z.iso.datetime(), fault: z.enum(FETCH_FAULTS), status: z.int().nullable() })
      .nullable(),
  })
  .nullable();

/** The rates in use, what is stored beside them, and whether more are fetched. */
export const RatesOverview = ActiveRates.extend({ storedDays: StoredDays, fetch: RatesFetch });
export type RatesOverview = z.output<typeof RatesOverview>;

const MIB = 1_048_576;

/** Of a rates file, in characters; also in bytes, as the bank's files are ASCII. Its whole history as XML is half of that. */
export const MAX_FILE_LENGTH = 16 * MIB;
/** Of the request with such a file: JSON escapes line ends and quotation marks, an eighth of the XML, with two bytes. */
const MAX_BODY_BYTES = 20 * MIB;

export const findActiveRates = endpoint({
  method: 'GET',
  path: '/admin/exchange-rates',
  access: 'administrator',
  summary:
    'The exchange rates in use, of which day they are, how far back rates are stored, and how the last daily fetch went',
  answer: RatesOverview,
});

export const loadRates = endpoint({
  method: 'POST',
  path: '/admin/exchange-rates',
  access: 'administrator',
  summary:
    'Stores the rates in a file of the European Central Bank (XML or CSV, of one day, of many, or its whole history); one that ends before the newest stored day adds only the days that are missing',
  maxBodyBytes: MAX_BODY_BYTES,
  body: z.object({
    /** What the file holds. */
    text: z
      .string(ruleMessage('file_text'))
      .max(MAX_FILE_LENGTH, ruleMessage('too_long', { max: MAX_FILE_LENGTH })),
  }),
  answer: z.object({
    /** The oldest first. */
    storedDays: z.array(field.storedDay),
    /** Days of the file that were already stored, with the same rates or, where the file is older, with others. */
    keptDays: z.array(field.storedDay),
    inUse: ActiveRates,
  }),
});
