import { z } from 'zod';
import { MAX_ECB_FILE_LENGTH } from '#domain/money/ecb-file';
import { endpoint } from '../../platform/endpoint.ts';
import { ruleMessage } from '../../platform/field-rules.ts';
import * as field from '../../platform/fields.ts';

/** The rates that convert amounts to euro. The euro itself is not included. */
export const ActiveRates = z.object({
  /** `ecb`: loaded reference rates, with the lev at its legal rate; `specification`: the fixed indicative rates. */
  source: z.enum(['specification', 'ecb']),
  /** The newest day up to today; null for the fixed rates, which have no day. */
  day: field.storedDay.nullable(),
  /** How to read a rate: units for 1 euro, or euro for 1 unit. */
  quotation: z.enum(['units-per-euro', 'euro-per-unit']),
  rates: z.array(z.object({ currency: field.currency, rate: z.number() })),
});
export type ActiveRates = z.output<typeof ActiveRates>;

/** The days with stored rates; null if there are none. */
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
  /** The answer is not a file of rates. */
  'wrong-file',
] as const;
export type FetchFault = (typeof FETCH_FAULTS)[number];

/** The outcome of the daily fetch; null if none is configured (RATES_URL). */
export const RatesFetch = z
  .object({
    host: z.string(),
    lastSuccess: z.object({ at: z.iso.datetime(), days: z.int() }).nullable(),
    /** The last failure after the last success. `status` is the HTTP status of the answer, if there was one. */
    failure: z
      .object({ at: z.iso.datetime(), fault: z.enum(FETCH_FAULTS), status: z.int().nullable() })
      .nullable(),
  })
  .nullable();

/** The rates in use, the days of all stored rates, and the outcome of the daily fetch. */
export const RatesOverview = ActiveRates.extend({ storedDays: StoredDays, fetch: RatesFetch });
export type RatesOverview = z.output<typeof RatesOverview>;

const MIB = 1_048_576;

/** Larger than the file, because JSON needs two bytes for line ends and quotation marks, which are an eighth of the XML. */
const MAX_BODY_BYTES = 20 * MIB;

export const findActiveRates = endpoint({
  method: 'GET',
  path: '/admin/exchange-rates',
  access: 'administrator',
  summary:
    'The exchange rates in use with their day, the days of all stored rates, and the outcome of the last daily fetch',
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
    /** The content of the file. */
    text: z
      .string(ruleMessage('file_text'))
      .max(MAX_ECB_FILE_LENGTH, ruleMessage('too_long', { max: MAX_ECB_FILE_LENGTH })),
  }),
  answer: z.object({
    /** The oldest first. */
    storedDays: z.array(field.storedDay),
    /** Days of the file that were already stored, with the same rates or, if the file is older, with different ones. */
    keptDays: z.array(field.storedDay),
    inUse: ActiveRates,
  }),
});
