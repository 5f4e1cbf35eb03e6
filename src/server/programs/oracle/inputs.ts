import { z } from 'zod';
import { STUBS } from '#domain/bonds/terms/bond-terms';
import { DAY_COUNTS } from '#domain/bonds/terms/day-count';
import { isCalendarDate, type CalendarDate } from '#domain/calendar-date';

export const date = z.custom<CalendarDate>(
  (value) => typeof value === 'string' && isCalendarDate(value),
  'not a calendar date YYYY-MM-DD',
);
export const dayCount = z.enum(DAY_COUNTS);
export const couponFrequency = z.union([z.literal(1), z.literal(2), z.literal(4), z.literal(12)]);
export const frequency = z.union([z.literal(0), couponFrequency]);
export const stub = z.enum(STUBS);

const dates = {
  maturity: date,
  issue: date.optional(),
  firstCoupon: date.optional(),
  penultimateCoupon: date.optional(),
  couponDates: z.array(date).optional(),
  endOfMonth: z.boolean().optional(),
  stub: stub.optional(),
  frequency,
};

export const scheduleTerms = z.object(dates);

export const bond = z.object({
  ...dates,
  couponRate: z.number(),
  redemption: z.number().optional(),
  dayCount: dayCount.default('ACT/ACT-ICMA'),
});

/** A bond on a settlement day, and how its yield is quoted. */
export const settledBond = z.object({
  bond,
  settlement: date,
  exDividend: z.boolean().default(false),
  yieldFrequency: z.number().optional(),
  yieldConvention: z.enum(['ICMA', 'US_TREASURY']).optional(),
  lastPeriod: z.enum(['compound', 'simple']).optional(),
});

export const datedAmounts = z.array(z.object({ date, amount: z.number() }));
