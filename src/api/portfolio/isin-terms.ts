import { z } from 'zod';
import { CouponFrequency, DayCount } from './bonds.ts';
import { endpoint } from '../platform/endpoint.ts';
import * as field from '../platform/fields.ts';

/** The terms that bonds of an ISIN have. */
export const IsinTerms = z.object({
  couponPercent: z.number().nullable(),
  maturityDate: field.storedDay,
  couponFrequency: CouponFrequency.nullable(),
  dayCount: DayCount.nullable(),
  issueDate: field.storedDay.nullable(),
  firstCouponDate: field.storedDay.nullable(),
  redemption: z.number(),
  /** How many bonds have them. */
  bonds: z.int(),
});
export type IsinTerms = z.output<typeof IsinTerms>;
export type IsinTermsOnWire = z.input<typeof IsinTerms>;

export const listIsinTerms = endpoint({
  method: 'GET',
  path: '/admin/terms',
  access: 'administrator',
  summary:
    'The terms that anybody’s bonds of an ISIN have, those of the most bonds first; those with a maturity date alone',
  query: z.object({ isin: field.isin }),
  answer: z.array(IsinTerms),
});
