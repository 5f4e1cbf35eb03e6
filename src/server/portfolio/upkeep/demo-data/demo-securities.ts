import type { CalendarDate } from '#domain/calendar-date';
import { resolveDay } from './demo-day.ts';
import type { NewDemoSecurity } from './demo-data.store.ts';
import { DEMO_ISSUES, type DemoIssue } from './demo-issues.ts';

/** The bonds whose issuer is known, each with a name as dealers write it: 'Bulgaria 2.25% 2028'. */
export function demoSecurities(today: CalendarDate): NewDemoSecurity[] {
  const issues: readonly DemoIssue[] = Object.values(DEMO_ISSUES);
  return issues.flatMap(({ isin, issuer, coupon, matures }) => {
    if (issuer === undefined || coupon === undefined || matures === undefined) return [];
    const year = resolveDay(matures, today).slice(0, 4);
    return [{ isin, issuer, name: `${issuer} ${coupon}% ${year}` }];
  });
}
