import { z } from 'zod';
import { CouponFrequency, StoredDayCount } from '../bonds.ts';
import { endpoint } from '../../platform/endpoint.ts';
import * as field from '../../platform/fields.ts';

/** The terms that bonds of an ISIN have. */
export const IsinTerms = z.object({
  couponPercent: z.number().nullable(),
  maturityDate: field.storedDay,
  couponFrequency: CouponFrequency.nullable(),
  dayCount: StoredDayCount,
  issueDate: field.storedDay.nullable(),
  firstCouponDate: field.storedDay.nullable(),
  redemption: z.number(),
  /** How many bonds have them; 0 where only the security itself does. */
  bonds: z.int(),
});
export type IsinTerms = z.output<typeof IsinTerms>;
export type IsinTermsOnWire = z.input<typeof IsinTerms>;

export const listIsinTerms = endpoint({
  method: 'GET',
  path: '/admin/terms',
  access: 'administrator',
  summary:
    'The terms of an ISIN: those of the security first, then those that anybody’s bonds have, of the most bonds first; only terms with a maturity date',
  query: z.object({ isin: field.isin }),
  answer: z.array(IsinTerms),
});
