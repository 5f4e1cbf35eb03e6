import { z } from 'zod';
import { STUBS, type BondTerms } from '#domain/bonds/terms/bond-terms';
import { DAY_COUNTS } from '#domain/bonds/terms/day-count';
import { floatingRateSteps } from '#domain/bonds/terms/floating-rate';
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

const instalment = z
  .object({ date, percent: z.number(), price: z.number().optional() })
  .transform(({ date: day, percent, price }) => ({ day, percent, price }));
const fixing = z.object({ date, rate: z.number() }).transform(({ date: day, rate }) => ({ day, rate }));
const call = z.object({ date, price: z.number() }).transform(({ date: day, price }) => ({ day, price }));
const floating = z.object({
  margin: z.number().default(0),
  floor: z.number().optional(),
  cap: z.number().optional(),
  fixings: z.array(fixing),
});

const fullBond = z.object({
  ...dates,
  couponRate: z.number().optional(),
  redemption: z.number().optional(),
  dayCount: dayCount.default('ACT/ACT-ICMA'),
  amortization: z.array(instalment).optional(),
  couponSteps: z.array(z.object({ from: date, rate: z.number() })).optional(),
  floating: floating.optional(),
  calls: z.array(call).default([]),
});

/** The rates paid by a floating-rate note, or the steps of a bond; otherwise the bond has a single coupon rate. */
function toRateSteps({ couponRate, couponSteps, floating: rate }: z.output<typeof fullBond>) {
  return rate === undefined ? couponSteps : floatingRateSteps({ ...rate, firstRate: couponRate ?? null });
}

/** The terms of a bond. */
export const bond = fullBond
  .refine(
    (fields) => fields.couponRate !== undefined || fields.floating !== undefined,
    'couponRate is needed',
  )
  .transform((fields): BondTerms => {
    const { couponRate = 0, amortization: instalments, ...terms } = fields;
    return { ...terms, couponRate, instalments, rateSteps: toRateSteps(fields) };
  });

/** The terms, together with the calls and the fixings. */
export const callableBond = fullBond.transform(({ calls, floating: rate }) => ({
  calls,
  fixings: rate?.fixings,
}));

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
