import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aReceivedPayment as paid, WORKED_BOND } from '#testing/factories/worked-bond';
import { addDays, calendarDate as date } from '../../calendar-date.ts';
import { Decimal, sumDecimals } from '../../money/decimal.ts';
import { cashFlowTable, type CashFlowRow } from './cash-flow-table.ts';
import { expectedCashFlows } from './expected-cash-flows.ts';
import type { BondHolding } from '../terms/holding-terms.ts';
import { matchPayments, flowState, type ReceivedPayment } from './received-payments.ts';

/** One coupon two days late, one 1.20 short, the last one with the capital. */
const PAYMENTS = [
  paid('2026-07-23', 112.5),
  paid('2027-01-21', 112.5),
  paid('2027-07-21', 111.3),
  paid('2028-01-21', 10_112.5),
];

function listFlows(change: Partial<BondHolding> = {}) {
  const flows = expectedCashFlows({ ...WORKED_BOND, ...change });
  return flows.ok ? flows.value : expect.fail(flows.reason);
}
function matchFlows(payments: readonly ReceivedPayment[], change: Partial<BondHolding> = {}) {
  return matchPayments(listFlows(change), payments, change.currency ?? WORKED_BOND.currency);
}
const makeTable = (payments: readonly ReceivedPayment[], change: Partial<BondHolding> = {}) =>
  cashFlowTable(matchFlows(payments, change));

const figures = ({ position, interim, principal, total, cumulative, real, diff }: CashFlowRow) =>
  [position, interim, principal, total, cumulative, real, diff].map((amount) => amount?.toFixed(2) ?? null);
/** Day, amount received and difference of each row with a payment. */
const received = (rows: readonly CashFlowRow[]) =>
  rows.flatMap(({ date: day, real, diff }) =>
    real && diff ? [[day, real.toFixed(2), diff.toFixed(2)]] : [],
  );

test('the worked example matches to the cent, except for the fee, which only the purchase statement has', () => {
  const rows = makeTable(PAYMENTS);
  expect(rows.map((row) => [row.date, row.kind])).toEqual([
    ['2026-03-16', 'purchase'],
    ['2026-07-21', 'coupon'],
    ['2027-01-21', 'coupon'],
    ['2027-07-21', 'coupon'],
    ['2028-01-21', 'redemption'],
  ]);
  expect(rows.map(figures)).toEqual([
    ['10000.00', '-33.56', '-9980.00', '-10013.56', '-10013.56', null, null],
    ['10000.00', '112.50', '0.00', '112.50', '-9901.06', '112.50', '0.00'],
    ['10000.00', '112.50', '0.00', '112.50', '-9788.56', '112.50', '0.00'],
    ['10000.00', '112.50', '0.00', '112.50', '-9676.06', '111.30', '-1.20'],
    ['0.00', '112.50', '10000.00', '10112.50', '436.44', '10112.50', '0.00'],
  ]);
});

describe('a payment', () => {
  test('belongs to the flow that was due up to 45 days before, or up to 5 days after', () => {
    for (const day of ['2026-07-16', '2026-07-21', '2026-09-04']) {
      expect(received(makeTable([paid(day, 112.5)]))).toEqual([['2026-07-21', '112.50', '0.00']]);
    }
    for (const day of ['2026-07-15', '2026-09-05']) {
      expect(received(makeTable([paid(day, 112.5)]))).toEqual([[day, '112.50', '112.50']]);
    }
  });

  test('that belongs to no flow is a separate row in its place, and changes no sum', () => {
    const rows = makeTable([paid('2026-10-01', 3), paid('2026-10-01', 2)]);
    expect(rows.map(({ kind }) => kind).slice(0, 4)).toEqual(['purchase', 'coupon', 'adjustment', 'coupon']);
    expect(figures(rows[2]!)).toEqual(['10000.00', '0.00', '0.00', '0.00', '-9901.06', '5.00', '5.00']);
  });

  test('may be one of several for the same flow, and counts after tax', () => {
    const rows = makeTable([paid('2026-07-21', 100, 10), paid('2026-08-03', 12.5, 1.25)]);
    expect(received(rows)).toEqual([['2026-07-21', '101.25', '-11.25']]);
  });

  test('belongs to the nearer of two flows if coupons are monthly', () => {
    const monthly = { couponFrequency: 12, issueDate: null, couponPercent: 12 } as const;
    const rows = makeTable([paid('2026-08-17', 100)], monthly);
    expect(received(rows)).toEqual([['2026-08-21', '100.00', '0.00']]);
  });

  test('at the redemption for the interest only is assumed to include the capital', () => {
    expect(received(makeTable([paid('2028-01-21', 112.5, 5)]))).toEqual([
      ['2028-01-21', '10107.50', '-5.00'],
    ]);
  });

  test('without a date belongs nowhere', () => {
    const { undated, unmatched } = matchFlows([{ paymentDate: null, profit: 1, taxesPaid: null }]);
    expect([undated.length, unmatched]).toEqual([1, []]);
  });

  test('has its tax in euro: deducted at the legal rate in lev, not deducted in other currencies', () => {
    const taxed = [paid('2026-07-21', 112.5, 10)];
    expect(received(makeTable(taxed, { currency: 'BGN' }))[0]?.[1]).toBe('92.94');
    const dollars = matchFlows(taxed, { currency: 'USD' }).flows[1]?.receipt;
    expect(dollars).toMatchObject({ isTaxDeducted: false });
    expect(dollars?.net.toFixed(2)).toBe('112.50');
  });
});

describe('a coupon', () => {
  const stateOn = (today: string, payments: readonly ReceivedPayment[] = []) =>
    flowState(matchFlows(payments).flows[1]!, date(today));
  test('is first in the future, then due, and overdue from the fifth day without a payment', () => {
    const days = ['2026-07-20', '2026-07-21', '2026-07-25', '2026-07-26'];
    expect(days.map((day) => stateOn(day))).toEqual(['to-come', 'due', 'due', 'overdue']);
  });

  test('is short if less was received before tax than promised', () => {
    expect(stateOn('2026-08-01', [paid('2026-07-21', 112.49)])).toBe('short');
    expect(stateOn('2026-08-01', [paid('2026-07-21', 112.5, 11.25)])).toBe('received');
  });

  test('of zero cannot be missing', () => {
    const zero = matchFlows([], { couponPercent: 0, couponFrequency: 0, dayCount: 'ACT/365F' });
    expect(zero.flows.map(({ flow }) => flow.kind)).toEqual(['purchase', 'redemption']);
    expect(flowState(zero.flows[1]!, date('2029-01-01'))).toBe('due');
  });
});

test('the flows up to a day are the first of all flows', () => {
  const until = expectedCashFlows(WORKED_BOND, date('2027-01-21'));
  expect(until.ok && until.value).toEqual(listFlows().slice(0, 3));
});

test.each([
  [{ direction: 'Sell' }, 'sell-row'],
  [{ maturityDate: null }, 'no-maturity-date'],
  [{ settlementDate: null, buyDate: null }, 'no-purchase-date'],
  [{ buyPrice: 0 }, 'no-buy-price'],
  [{ settlementDate: date('2028-01-21') }, 'maturity-not-after-settlement'],
] as const)('%j: there are no cash flows, with the reason', (change, reason) => {
  expect(expectedCashFlows({ ...WORKED_BOND, ...change })).toEqual({ ok: false, reason });
});

const someHolding = fc
  .record({
    nominal: fc.integer({ min: 1, max: 100_000_000 }).map((cents) => new Decimal(cents).div(100).toFixed(2)),
    buyPrice: fc
      .integer({ min: 1, max: 2_000_000 })
      .map((price) => new Decimal(price).div(10_000).toFixed(4)),
    couponPercent: fc
      .integer({ min: 0, max: 150_000 })
      .map((rate) => new Decimal(rate).div(10_000).toFixed(4)),
    couponFrequency: fc.constantFrom(1, 2, 4, 12),
    dayCount: fc.constantFrom('ACT/ACT-ICMA', '30E/360', 'ACT/365F', 'ACT/ACT-ISDA'),
    daysToMaturity: fc.integer({ min: 1, max: 12_000 }),
  })
  .map(({ daysToMaturity, ...terms }) => ({
    ...terms,
    issueDate: null,
    maturityDate: addDays(date('2026-03-16'), daysToMaturity),
  }));
const somePayments = fc.array(
  fc.record({
    paymentDate: fc.integer({ min: -100, max: 12_100 }).map((days) => addDays(date('2026-03-16'), days)),
    profit: fc
      .integer({ min: -10_000, max: 1_000_000 })
      .map((cents) => new Decimal(cents).div(100).toFixed(2)),
    taxesPaid: fc.constantFrom(null, '0.10', '12.34'),
  }),
  { maxLength: 30 },
);

describe('for any bond and payments', () => {
  test('interest and capital add up to the total, which equals the last running sum', () => {
    fc.assert(
      fc.property(someHolding, somePayments, (terms, payments) => {
        const rows = makeTable(payments, terms);
        const sum = (column: 'interim' | 'principal' | 'total') =>
          sumDecimals(rows.map((row) => row[column]));
        expect(sum('interim').plus(sum('principal'))).toEqual(sum('total'));
        expect(rows.at(-1)?.cumulative).toEqual(sum('total'));
      }),
      { numRuns: 60 },
    );
  });

  test('the position is the nominal until it is repaid, and then nothing', () => {
    fc.assert(
      fc.property(someHolding, (terms) => {
        const rows = makeTable([], terms);
        expect(rows.at(-1)?.position.toNumber()).toBe(0);
        for (const row of rows.slice(0, -1)) expect(row.position.toFixed(2)).toBe(terms.nominal);
      }),
      { numRuns: 60 },
    );
  });

  test('the order of payments does not matter', () => {
    fc.assert(
      fc.property(someHolding, somePayments, (terms, payments) => {
        expect(makeTable(payments.toReversed(), terms)).toEqual(makeTable(payments, terms));
      }),
      { numRuns: 60 },
    );
  });

  test('each received amount is in one row, after tax', () => {
    fc.assert(
      fc.property(someHolding, somePayments, (terms, payments) => {
        const rows = makeTable(payments, terms);
        const came = sumDecimals(
          payments.map(({ profit, taxesPaid }) => new Decimal(profit).minus(taxesPaid ?? 0)),
        );
        const { principal } = rows.find(({ kind }) => kind === 'redemption')!;
        const beyond = sumDecimals(rows.map(({ real }) => real ?? 0)).minus(came);
        expect([0, principal.toNumber()]).toContain(beyond.toNumber());
      }),
      { numRuns: 60 },
    );
  });
});
