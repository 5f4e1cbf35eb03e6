import { expect, test } from 'vitest';
import { calendarDate } from '../calendar-date.ts';
import { dealWarnings } from './deal-warnings.ts';

const today = calendarDate('2026-11-27');

test.each([
  [{ buyDate: '2026-11-27', settlementDate: '2026-11-27', maturityDate: '2026-11-27' }, {}],
  [{ buyDate: '2026-11-28', settlementDate: '2026-11-30' }, { buyDate: 'in-future' }],
  [{ buyDate: '2026-11-20', settlementDate: '2026-11-19' }, { settlementDate: 'before-purchase' }],
  [
    { buyDate: '2026-11-20', settlementDate: '', maturityDate: '2020-01-01' },
    { maturityDate: 'before-purchase' },
  ],
  [{ maturityDate: '2030-01-01', issueDate: '2030-01-02' }, { issueDate: 'not-before-maturity' }],
  [{ maturityDate: '2030-01-01', issueDate: '2030-01-01' }, { issueDate: 'not-before-maturity' }],
  [{ maturityDate: '2030-01-02', issueDate: '2030-01-01', redemption: '100' }, {}],
  [{ maturityDate: 'x', issueDate: 'x', redemption: '' }, {}],
  [{ redemption: '0' }, { redemption: 'nothing-repaid' }],
  [{ redemption: '0.00' }, { redemption: 'nothing-repaid' }],
  [{ redemption: '0.5' }, {}],
  [{}, {}],
  [{ buyDate: '31.02.2027', settlementDate: '2020-01-01', maturityDate: '2020-01-01' }, {}],
])('%j', (dates, warnings) => {
  expect(dealWarnings(dates, today)).toEqual(warnings);
});
