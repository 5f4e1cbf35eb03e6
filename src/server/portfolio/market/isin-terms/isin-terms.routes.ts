import { StoredDayCount } from '#api/portfolio/bonds';
import * as api from '#api/portfolio/instruments/isin-terms';
import { anyRows } from '../../../people/access/scope.ts';
import { numberOrNull } from '../../../platform/database/numeric.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { listIsinTerms, type IsinTermsRow } from './isin-terms.store.ts';

function termsOnWire(row: IsinTermsRow): api.IsinTermsOnWire[] {
  if (row.maturity_date === null) return [];
  return [
    {
      couponPercent: numberOrNull(row.coupon_percent),
      maturityDate: row.maturity_date,
      couponFrequency: row.coupon_frequency,
      dayCount: StoredDayCount.parse(row.day_count),
      issueDate: row.issue_date,
      firstCouponDate: row.first_coupon_date,
      redemption: Number(row.redemption),
      bonds: row.bonds,
    },
  ];
}

export const isinTermsRoutes: readonly Route[] = [
  route(api.listIsinTerms, async ({ db, principal, query }) => {
    const rows = await listIsinTerms(db, anyRows(principal), query.isin);
    return rows.flatMap(termsOnWire);
  }),
];
