import { z } from 'zod';
import { CouponFrequency, StoredDayCount } from '../bonds.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as field from '../../platform/fields.ts';

/** One set of terms found for an ISIN. */
export const IsinTerms = z.object({
  couponPercent: z.number().nullable(),
  maturityDate: field.storedDay,
  couponFrequency: CouponFrequency.nullable(),
  dayCount: StoredDayCount,
  issueDate: field.storedDay.nullable(),
  firstCouponDate: field.storedDay.nullable(),
  redemption: z.number(),
  /** The number of bonds with these terms; 0 if only the security has them. */
  bonds: z.int(),
});
export type IsinTerms = z.output<typeof IsinTerms>;
export type IsinTermsOnWire = z.input<typeof IsinTerms>;

export const listIsinTerms = endpoint({
  method: 'GET',
  path: '/admin/terms',
  access: 'administrator',
  summary:
    'The terms of an ISIN that have a maturity date: first those of the security, then those of all users’ bonds, the most frequent first',
  query: z.object({ isin: field.isin }),
  answer: z.array(IsinTerms),
});
