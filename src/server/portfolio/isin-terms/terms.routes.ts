import { DayCount } from '#api/bonds';
import * as api from '#api/isin-terms';
import { anyRows } from '../../people/access/scope.ts';
import { numberOrNull } from '../../platform/database/numeric.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { listTermsOfIsin, type TermsRow } from './terms.store.ts';

function termsOnWire(row: TermsRow): api.IsinTermsOnWire[] {
  if (row.maturity_date === null) return [];
  return [
    {
      couponPercent: numberOrNull(row.coupon_percent),
      maturityDate: row.maturity_date,
      couponFrequency: row.coupon_frequency,
      dayCount: DayCount.nullable().parse(row.day_count),
      issueDate: row.issue_date,
      firstCouponDate: row.first_coupon_date,
      redemption: Number(row.redemption),
      bonds: row.bonds,
    },
  ];
}

export const termsRoutes: readonly Route[] = [
  route(api.listIsinTerms, async ({ db, principal, query }) => {
    const rows = await listTermsOfIsin(db, anyRows(principal), query.isin);
    return rows.flatMap(termsOnWire);
  }),
];
