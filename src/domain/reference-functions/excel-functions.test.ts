import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, calendarDate as date, dayNumber } from '../calendar-date.ts';
import type { Result } from '../result.ts';
import { excelAccrued, excelAccruedAtMaturity } from './accrued.ts';
import { EXCEL_BASES, excelYearFraction } from './basis.ts';
import { excelCoupons } from './coupons.ts';
import { excelDiscount, excelDiscountYield, excelPriceFromDiscount } from './discount.ts';
import { excelPriceAtMaturity, excelYieldAtMaturity } from './interest-at-maturity.ts';
import { excelOddLastPrice, excelOddLastYield } from './odd-last-period.ts';
import { excelDuration, excelPrice, excelYield } from './price-and-yield.ts';
import { excelBillEquivalent, excelBillPrice, excelBillYield } from './treasury-bill.ts';

function expectValue<Value>(result: Result<Value, string>): Value {
  return result.ok ? result.value : expect.fail(result.reason);
}

describe('the examples of Microsoft’s documentation', () => {
  const bond = {
    settlement: date('2008-02-15'),
    maturity: date('2017-11-15'),
    rate: 0.0575,
    frequency: 2,
    basis: 0,
  } as const;

  test('PRICE is 94.63 and YIELD its inverse', () => {
    expect(expectValue(excelPrice(bond, 0.065))).toBeCloseTo(94.6343616213, 10);
    expect(expectValue(excelYield(bond, 94.6343616213))).toBeCloseTo(0.065, 12);
  });

  test('DURATION is 5.99 and MDURATION 5.74', () => {
    const input = {
      settlement: date('2008-01-01'),
      maturity: date('2016-01-01'),
      rate: 0.08,
      frequency: 2,
      basis: 1,
    } as const;
    const { macaulay, modified } = expectValue(excelDuration(input, 0.09));
    expect(macaulay).toBeCloseTo(5.993774955545, 11);
    expect(modified).toBeCloseTo(5.735669813919, 11);
  });

  test('COUPDAYBS, COUPDAYS, COUPDAYSNC, COUPNCD and COUPPCD', () => {
    const input = {
      settlement: date('2011-01-25'),
      maturity: date('2011-11-15'),
      frequency: 2,
      basis: 1,
    } as const;
    expect(expectValue(excelCoupons(input))).toEqual({
      previous: '2010-11-15',
      next: '2011-05-15',
      number: 2,
      daysBS: 71,
      days: 181,
      daysNC: 110,
    });
  });

  test('ACCRINT and ACCRINTM', () => {
    const terms = {
      issue: date('2008-03-01'),
      settlement: date('2008-05-01'),
      rate: 0.1,
      par: 1000,
      basis: 0,
    } as const;
    expect(
      expectValue(excelAccrued({ ...terms, firstInterest: date('2008-08-31'), frequency: 2 })),
    ).toBeCloseTo(16.6667, 4);
    const atMaturity = {
      issue: date('2008-04-01'),
      settlement: date('2008-06-15'),
      rate: 0.1,
      par: 1000,
      basis: 3,
    } as const;
    expect(expectValue(excelAccruedAtMaturity(atMaturity))).toBeCloseTo(20.547945, 6);
  });

  test('PRICEDISC, DISC and YIELDDISC', () => {
    const input = {
      settlement: date('2008-02-16'),
      maturity: date('2008-03-01'),
      redemption: 100,
      basis: 2,
    } as const;
    expect(expectValue(excelPriceFromDiscount(input, 0.0525))).toBeCloseTo(99.795833, 6);
    expect(expectValue(excelDiscount(input, 99.795))).toBeCloseTo(0.052714286, 9);
    expect(expectValue(excelDiscountYield(input, 99.795))).toBeCloseTo(0.052822572, 9);
  });

  test('PRICEMAT and YIELDMAT', () => {
    const note = {
      settlement: date('2008-02-15'),
      maturity: date('2008-04-13'),
      issue: date('2007-11-11'),
      rate: 0.061,
      basis: 0,
    } as const;
    expect(expectValue(excelPriceAtMaturity(note, 0.061))).toBeCloseTo(99.98449888, 8);
    expect(expectValue(excelYieldAtMaturity(note, 99.98449888))).toBeCloseTo(0.061, 8);
  });

  test('ODDLPRICE and ODDLYIELD', () => {
    const input = { maturity: date('2008-06-15'), rate: 0.0375, frequency: 2, basis: 0 } as const;
    const priced = { ...input, settlement: date('2008-02-07'), lastInterest: date('2007-10-15') };
    expect(expectValue(excelOddLastPrice(priced, 0.0405))).toBeCloseTo(99.878286, 6);
    const yielding = { ...input, settlement: date('2008-04-20'), lastInterest: date('2007-12-24') };
    expect(expectValue(excelOddLastYield(yielding, 99.875))).toBeCloseTo(0.045192, 6);
  });

  test('TBILLPRICE, TBILLYIELD and TBILLEQ', () => {
    const bill = { settlement: date('2008-03-31'), maturity: date('2008-06-01') };
    expect(expectValue(excelBillPrice(bill, 0.09))).toBeCloseTo(98.45, 10);
    expect(expectValue(excelBillYield(bill, 98.45))).toBeCloseTo(0.091417, 6);
    expect(expectValue(excelBillEquivalent(bill, 0.0914))).toBeCloseTo(0.094151, 6);
  });
});

describe('YEARFRAC', () => {
  const years = (basis: (typeof EXCEL_BASES)[number], start: string, end: string) =>
    excelYearFraction(basis, dayNumber(date(start)), dayNumber(date(end)));

  test.each([
    [0, '2012-02-29', '2012-08-31', 181 / 360],
    [0, '2012-01-01', '2012-07-30', 0.58055556],
    [1, '2012-01-01', '2012-07-30', 0.57650273],
    [3, '2012-01-01', '2012-07-30', 0.57808219],
  ] as const)('basis %d from %s to %s is %d', (...[basis, start, end, expected]) => {
    expect(years(basis, start, end)).toBeCloseTo(expected, 8);
  });

  test('does not depend on the order of the dates', () => {
    for (const basis of EXCEL_BASES) {
      expect(years(basis, '2015-08-31', '2012-02-29')).toBe(years(basis, '2012-02-29', '2015-08-31'));
    }
  });
});

test('YIELD inverts every PRICE, in all bases', () => {
  const settlement = date('2024-02-29');
  const anyBond = fc.record({
    maturity: fc.integer({ min: 200, max: 12_000 }).map((days) => addDays(settlement, days)),
    rate: fc.integer({ min: 0, max: 1500 }).map((n) => n / 10_000),
    frequency: fc.constantFrom(1 as const, 2 as const, 4 as const),
    basis: fc.constantFrom(...EXCEL_BASES),
  });
  fc.assert(
    fc.property(anyBond, fc.integer({ min: 0, max: 3000 }), (bond, basisPoints) => {
      const y = basisPoints / 10_000;
      const price = expectValue(excelPrice({ ...bond, settlement }, y));
      expect(expectValue(excelYield({ ...bond, settlement }, price))).toBeCloseTo(y, 11);
    }),
  );
});

test('a settlement not before maturity has neither price nor coupons', () => {
  const late = {
    settlement: date('2017-11-15'),
    maturity: date('2017-11-15'),
    frequency: 2,
    basis: 0,
  } as const;
  const refused = { ok: false, reason: 'maturity-not-after-settlement' };
  expect(excelCoupons(late)).toEqual(refused);
  expect(excelPrice({ ...late, rate: 0.05 }, 0.05)).toEqual(refused);
  expect(excelBillPrice(late, 0.05)).toEqual(refused);
  expect(excelBillPrice({ settlement: date('2016-11-14'), maturity: date('2017-11-15') }, 0.05)).toEqual({
    ok: false,
    reason: 'maturity-beyond-a-year',
  });
});
