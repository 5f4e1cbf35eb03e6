import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listMyOverdueBonds } from '#api/portfolio/figures/bond-analytics';
import { BOND_FEATURES, BOND_FIELDS, BOND_FIGURES } from '#api/portfolio/bond-fields';
import { wireRecord } from '#api/platform/field-table';
import { listMyBonds } from '#api/portfolio/bonds';
import { MY_BONDS, myBonds, OVERDUE_BONDS, overdueBonds } from './my-bonds-answer.ts';

const BOND = {
  ...wireRecord(BOND_FIELDS, {
    isin: 'BG2030026119',
    text: null,
    notes: 'A note',
    direction: 'Buy',
    currency: 'EUR',
    nominal: 10_000,
    price: 98.45,
    priceOrZero: 101.25,
    optionalPrice: 101.2,
    termPrice: 100,
    optionalAmount: null,
    couponPercent: 4.5,
    yieldPercent: null,
    day: '2024-02-29',
    termDay: null,
    couponFrequency: 2,
    dayCount: 'ACT/ACT-ICMA',
  }),
  ...wireRecord(BOND_FIGURES, {
    id: 7,
    number: 9_845,
    optionalNumber: 4.2,
    day: '2026-11-20',
    flag: false,
    version: 3,
  }),
  ...wireRecord(BOND_FEATURES, {
    amortization: [{ date: '2027-03-09', percent: 25 }],
    couponSteps: [{ from: '2027-03-09', rate: 5 }],
    floating: { index: 'EURIBOR 6M', margin: 3.5, floor: 5, cap: null },
    calls: [],
  }),
};
const RATES = { source: 'ecb', day: '2026-11-20', countedAtOne: ['SEK'] };
const SUMMARY = {
  count: 1,
  activeCount: 1,
  expiredCount: 0,
  portfolioValue: 9_845,
  totalProfit: 280,
  averageYield: null,
  rates: RATES,
};
const OVERDUE = {
  bondId: 7,
  currency: 'EUR',
  flows: [{ date: '2026-03-09', amount: 10_225, interest: 225, principal: 10_000 }],
  eur: 10_225,
  ratesDay: '2026-03-06',
};

const ODD = fc.oneof(
  fc.anything(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(null, true, 'Sell', 'BGN', '2026-02-29', '2026-02-28', '30E/360', 12, 'specification', ''),
);

/** One field is something else, or not there at all. */
function altered<T extends object>(object: T) {
  return fc
    .record({ name: fc.constantFrom(...Object.keys(object)), value: ODD })
    .map(({ name, value }) => ({ ...object, [name]: value }));
}

/** As it is after its journey. */
function asJson(value: unknown): unknown {
  const sent: unknown = JSON.parse(JSON.stringify([value]));
  return Array.isArray(sent) ? sent.at(0) : undefined;
}

function readOrNothing(read: (given: unknown) => unknown, given: unknown): unknown {
  try {
    return read(given);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

describe('an answer that is read by hand', () => {
  it('comes from the address of its endpoint', () => {
    expect(listMyBonds).toMatchObject(MY_BONDS);
    expect(listMyOverdueBonds).toMatchObject(OVERDUE_BONDS);
  });

  it('has every field of the schema', () => {
    const answer = { data: [BOND], summary: SUMMARY };
    expect(myBonds(answer)).toEqual(listMyBonds.answer.parse(answer));
    expect(overdueBonds([OVERDUE])).toEqual(listMyOverdueBonds.answer.parse([OVERDUE]));
  });

  it('is judged as the schema of the API judges it', () => {
    const answers = fc.oneof(
      altered({ data: [BOND], summary: SUMMARY }),
      altered(BOND).map((bond) => ({ data: [BOND, bond], summary: SUMMARY })),
      altered(SUMMARY).map((summary) => ({ data: [BOND], summary })),
      altered(RATES).map((rates) => ({ data: [BOND], summary: { ...SUMMARY, rates } })),
    );
    fc.assert(
      fc.property(answers.map(asJson), (answer) => {
        expect(readOrNothing(myBonds, answer)).toEqual(listMyBonds.answer.safeParse(answer).data);
      }),
      { numRuns: 2_000 },
    );
  });

  it('of payments that are due is judged so, too', () => {
    const answers = fc.oneof(
      ODD,
      altered(OVERDUE).map((bond) => [OVERDUE, bond]),
      altered({ reason: 'no-exchange-rates' }).map((eur) => [{ ...OVERDUE, eur }]),
      altered(OVERDUE.flows[0]!).map((flow) => [{ ...OVERDUE, flows: [flow] }]),
    );
    fc.assert(
      fc.property(answers.map(asJson), (answer) => {
        expect(readOrNothing(overdueBonds, answer)).toEqual(listMyOverdueBonds.answer.safeParse(answer).data);
      }),
    );
  });
});
