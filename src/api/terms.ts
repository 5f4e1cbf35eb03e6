import { z } from 'zod';
import { CouponFrequency, DayCount } from './bonds.ts';
import { endpoint } from './endpoint.ts';
import * as field from './fields.ts';

/** The terms that bonds of an ISIN have. */
export const TermsOfIsin = z.object({
  couponPercent: z.number().nullable(),
  maturityDate: field.answeredDay,
  couponFrequency: CouponFrequency.nullable(),
  dayCount: DayCount.nullable(),
  issueDate: field.answeredDay.nullable(),
  firstCouponDate: field.answeredDay.nullable(),
  redemption: z.number(),
  /** How many bonds have them. */
  bonds: z.int(),
});
export type TermsOfIsin = z.output<typeof TermsOfIsin>;
export type TermsOfIsinOnWire = z.input<typeof TermsOfIsin>;

export const listTermsOfIsin = endpoint({
  method: 'GET',
  path: '/admin/terms',
  access: 'administrator',
  summary:
    'The terms that anybody’s bonds of an ISIN have, those of the most bonds first; those with a maturity date alone',
  query: z.object({ isin: field.isin }),
  answer: z.array(TermsOfIsin),
});
