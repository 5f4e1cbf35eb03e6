import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accruedInterest } from '../../bonds/pricing/accrued-interest.ts';
import type { BondTerms } from '../../bonds/terms/bond-terms.ts';
import { addDays, calendarDate } from '../../calendar-date.ts';
import { accruedPerHundred, type SecurityTerms } from './security-terms.ts';

const MATURITY = calendarDate('2028-01-21');
const ISSUE = calendarDate('2023-01-21');
const instalments = [{ day: calendarDate('2025-03-10'), percent: 30 }];
const terms: BondTerms = {
  couponRate: 0.045,
  frequency: 2,
  issue: ISSUE,
  maturity: MATURITY,
  dayCount: 'ACT/ACT-ICMA',
};

it('the accrued interest of a day does not depend on the days computed before it', () => {
  const days = fc.array(
    fc.nat(1825).map((days) => addDays(ISSUE, days)),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(days, fc.boolean(), (asked, isAmortising) => {
      const repaid = isAmortising ? instalments : [];
      const security: SecurityTerms = {
        repayment: { maturity: MATURITY, redemption: 100, instalments: repaid },
        interest: { terms, preset: 'eur-government' },
      };
      for (const day of asked) {
        const fresh = accruedInterest({ ...terms, instalments: repaid }, day);
        const expected = fresh.ok ? fresh.value.amount : 0;
        expect(accruedPerHundred(security, day)?.toNumber()).toBeCloseTo(expected, 10);
      }
    }),
  );
});
