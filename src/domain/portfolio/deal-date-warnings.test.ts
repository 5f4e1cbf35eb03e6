import { expect, test } from 'vitest';
import { calendarDate } from '../calendar-date.ts';
import { dealDateWarnings } from './deal-date-warnings.ts';

const today = calendarDate('2026-11-27');

test.each([
  [{ buyDate: '2026-11-27', settlementDate: '2026-11-27', maturityDate: '2026-11-27' }, {}],
  [{ buyDate: '2026-11-28', settlementDate: '2026-11-30' }, { buyDate: 'in-future' }],
  [{ buyDate: '2026-11-20', settlementDate: '2026-11-19' }, { settlementDate: 'before-purchase' }],
  [
    { buyDate: '2026-11-20', settlementDate: '', maturityDate: '2020-01-01' },
    { maturityDate: 'before-purchase' },
  ],
  [{ buyDate: '31.02.2027', settlementDate: '2020-01-01', maturityDate: '2020-01-01' }, {}],
])('%j', (dates, warnings) => {
  expect(dealDateWarnings(dates, today)).toEqual(warnings);
});
