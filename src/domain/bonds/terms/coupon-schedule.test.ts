import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '../../calendar-date.ts';
import { STUBS, type BondTerms } from './bond-terms.ts';
import { COUPON_FREQUENCIES } from './coupon-grid.ts';
import { couponSchedule } from './coupon-schedule.ts';

type Texts = { [Name in 'issue' | 'maturity' | 'firstCoupon' | 'penultimateCoupon']?: string };

function listSchedule({
  issue,
  maturity,
  firstCoupon,
  penultimateCoupon,
  ...rest
}: Texts & Partial<Pick<BondTerms, 'frequency' | 'stub' | 'endOfMonth'>>) {
  const dateOrNone = (text: string | undefined) => (text === undefined ? undefined : calendarDate(text));
  return couponSchedule({
    couponRate: 0.05,
    frequency: 2,
    dayCount: 'ACT/ACT-ICMA',
    maturity: calendarDate(maturity ?? '2030-06-15'),
    issue: dateOrNone(issue),
    firstCoupon: dateOrNone(firstCoupon),
    penultimateCoupon: dateOrNone(penultimateCoupon),
    ...rest,
  });
}

const dates = (...list: string[]) => ({ ok: true, value: list });
const refused = (reason: string) => ({ ok: false, reason });

describe('coupon dates are counted back from maturity', () => {
  test('a bond of whole periods has no stub', () => {
    expect(listSchedule({ issue: '2026-01-28', maturity: '2027-07-28' })).toEqual(
      dates('2026-01-28', '2026-07-28', '2027-01-28', '2027-07-28'),
    );
  });

  test('the 30th is used again after a February', () => {
    expect(listSchedule({ issue: '2024-08-30', maturity: '2026-08-30' })).toEqual(
      dates('2024-08-30', '2025-02-28', '2025-08-30', '2026-02-28', '2026-08-30'),
    );
  });

  test('with the end-of-month rule each date is the last of its month', () => {
    expect(listSchedule({ issue: '2024-02-29', maturity: '2025-08-31', endOfMonth: true })).toEqual(
      dates('2024-02-29', '2024-08-31', '2025-02-28', '2025-08-31'),
    );
  });

  test('without coupons there is one period', () => {
    expect(listSchedule({ issue: '2024-03-10', frequency: 0 })).toEqual(dates('2024-03-10', '2030-06-15'));
  });
});

describe('a broken period is where the terms place it', () => {
  const terms = { issue: '2014-06-04', maturity: '2014-09-17', frequency: 12 } as const;
  test.each([
    ['short-first', ['2014-06-04', '2014-06-17', '2014-07-17', '2014-08-17', '2014-09-17']],
    ['long-first', ['2014-06-04', '2014-07-17', '2014-08-17', '2014-09-17']],
    ['short-last', ['2014-06-04', '2014-07-04', '2014-08-04', '2014-09-04', '2014-09-17']],
    ['long-last', ['2014-06-04', '2014-07-04', '2014-08-04', '2014-09-17']],
  ] as const)('%s', (stub, expected) => {
    expect(listSchedule({ ...terms, stub })).toEqual(dates(...expected));
  });

  test('with first and last regular coupons, dates between them are counted back from the latter', () => {
    expect(listSchedule({ ...terms, firstCoupon: '2014-07-11', penultimateCoupon: '2014-08-11' })).toEqual(
      dates('2014-06-04', '2014-07-11', '2014-08-11', '2014-09-17'),
    );
  });
});

describe('invalid terms are refused by name', () => {
  test('maturity before issue', () => {
    expect(listSchedule({ issue: '2030-06-15' })).toEqual(refused('maturity-not-after-issue'));
  });
  test('a first coupon before the issue or after maturity', () => {
    expect(listSchedule({ issue: '2024-06-15', firstCoupon: '2024-06-15' })).toEqual(
      refused('impossible-first-coupon'),
    );
    expect(listSchedule({ issue: '2024-06-15', firstCoupon: '2030-06-16' })).toEqual(
      refused('impossible-first-coupon'),
    );
  });
  test('a penultimate coupon not before maturity', () => {
    expect(listSchedule({ issue: '2024-06-15', penultimateCoupon: '2030-06-15' })).toEqual(
      refused('impossible-penultimate-coupon'),
    );
  });
  test('a schedule without an issue date', () => {
    expect(listSchedule({})).toEqual(refused('issue-date-needed'));
  });
  test('dates beyond the supported range', () => {
    expect(listSchedule({ issue: '2024-06-15', maturity: '2201-01-01' })).toEqual(
      refused('date-out-of-range'),
    );
  });
  test('listed coupon dates that do not end with the maturity', () => {
    const listed = couponSchedule({
      couponRate: 0.05,
      frequency: 2,
      dayCount: '30E/360',
      maturity: calendarDate('2030-06-15'),
      couponDates: [calendarDate('2030-01-15'), calendarDate('2030-06-01')],
    });
    expect(listed).toEqual(refused('impossible-coupon-dates'));
  });
});

test('periods follow each other from issue to maturity without gap or overlap', () => {
  const issue = calendarDate('2020-01-31');
  const anyTerms = fc.record({
    maturity: fc.integer({ min: 1, max: 12_000 }).map((days) => addDays(issue, days)),
    frequency: fc.constantFrom(...COUPON_FREQUENCIES),
    stub: fc.constantFrom(...STUBS),
    endOfMonth: fc.boolean(),
  });
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const schedule = couponSchedule({ ...terms, issue, couponRate: 0.05, dayCount: 'ACT/ACT-ICMA' });
      const found = schedule.ok ? schedule.value : expect.fail(schedule.reason);
      expect(found[0]).toBe(issue);
      expect(found.at(-1)).toBe(terms.maturity);
      expect(found).toEqual([...new Set(found)].sort());
    }),
  );
});
