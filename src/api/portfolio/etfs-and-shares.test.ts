import { describe, expect, it, test } from 'vitest';
import { kindEndpoints, EtfOrShareChanges, EtfOrShareFields, KINDS } from './etfs-and-shares.ts';

const REQUIRED_FIELDS = { isin: 'IE00B4L5Y983', direction: 'Bid', name: 'World index', currency: 'EUR' };

function wrongFields(fields: object): string[] {
  const parsed = EtfOrShareFields.safeParse(fields);
  return parsed.success ? [] : [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
}

describe('the fields of a new ETF or share', () => {
  it('are at least ISIN, direction, name and currency', () => {
    expect(EtfOrShareFields.parse(REQUIRED_FIELDS)).toEqual({
      ...REQUIRED_FIELDS,
      bank: 'Unknown Bank',
      marketPrice: 0,
      buyPrice: 0,
      nominal: 0,
      buyDate: null,
      settlementDate: null,
      feesPaid1: null,
      feesPaid2: null,
      dividend: null,
      expired: false,
      hasOwnPrice: false,
    });
  });

  it('are named if they are missing', () => {
    expect(wrongFields({})).toEqual(['isin', 'direction', 'name', 'currency']);
  });

  test.each([
    ['Ask', 'Ask'],
    [' aSK\t', 'Ask'],
    ['Bid', 'Bid'],
    ['Buy', 'Bid'],
    ['', 'Bid'],
  ])('read the direction %j as %s', (direction, taken) => {
    expect(EtfOrShareFields.parse({ ...REQUIRED_FIELDS, direction }).direction).toBe(taken);
  });

  test.each([null, undefined, '', '  '])('read the bank %j as unknown', (bank) => {
    expect(EtfOrShareFields.parse({ ...REQUIRED_FIELDS, bank }).bank).toBe('Unknown Bank');
  });

  it('read null and blank as no value, or as 0 if there must be one', () => {
    const taken = EtfOrShareFields.parse({
      ...REQUIRED_FIELDS,
      marketPrice: null,
      nominal: '',
      dividend: '',
      buyDate: '',
    });
    expect(taken).toMatchObject({ marketPrice: 0, nominal: 0, dividend: null, buyDate: null });
  });

  it('read the first ten characters of a timestamp as the day, and convert the ISIN to capitals', () => {
    const taken = EtfOrShareFields.parse({
      ...REQUIRED_FIELDS,
      isin: ' ie00b4l5y983 ',
      buyDate: '2025-06-30T22:00:00.000Z',
    });
    expect(taken).toMatchObject({ isin: 'IE00B4L5Y983', buyDate: '2025-06-30' });
  });

  it('drop what a client may not set', () => {
    const sent = {
      ...REQUIRED_FIELDS,
      id: 7,
      userId: 7,
      kind: 'etf',
      version: 7,
      result: 7,
      amountPaid: 7,
      profit: 7,
    };
    expect(EtfOrShareFields.parse({ ...sent, yearsSinceBuy: 7, deletedAt: '2026-01-01' })).toEqual(
      EtfOrShareFields.parse(REQUIRED_FIELDS),
    );
  });

  test.each([
    [{ buyPrice: 100_000 }, []],
    [{ buyPrice: 100_000.01 }, ['buyPrice']],
    [{ buyPrice: -0.01 }, ['buyPrice']],
    [{ marketPrice: '12,5' }, ['marketPrice']],
    [{ marketPrice: Infinity }, ['marketPrice']],
    [{ nominal: 1e13 }, []],
    [{ nominal: 1e13 + 1 }, ['nominal']],
    [{ nominal: -1 }, ['nominal']],
    [{ dividend: -1e13, feesPaid1: 1e13 }, []],
    [{ feesPaid1: 1.1e13, feesPaid2: NaN, dividend: true }, ['feesPaid1', 'feesPaid2', 'dividend']],
    [{ buyDate: '1900-01-01', settlementDate: '2200-12-31' }, []],
    [{ buyDate: '1899-12-31', settlementDate: '2025-02-29' }, ['buyDate', 'settlementDate']],
    [{ name: 'n'.repeat(200), isin: 'A'.repeat(20) }, []],
    [{ name: 'n'.repeat(201), isin: 'A'.repeat(21), bank: 'b'.repeat(201) }, ['isin', 'bank', 'name']],
    [
      { currency: 'XXX', direction: 1, expired: 'yes', name: ' ' },
      ['direction', 'name', 'currency', 'expired'],
    ],
  ])('%j has these invalid: %j', (fields, wrong) => {
    expect(wrongFields({ ...REQUIRED_FIELDS, ...fields })).toEqual(wrong);
  });
});

describe('the changes of an ETF or share', () => {
  it('contain only what was sent', () => {
    expect(EtfOrShareChanges.parse({})).toEqual({});
    expect(EtfOrShareChanges.parse({ expired: true })).toEqual({ expired: true });
    expect(EtfOrShareChanges.parse({ bank: '', dividend: null, marketPrice: null })).toEqual({
      bank: 'Unknown Bank',
      dividend: null,
      marketPrice: 0,
    });
  });

  test.each([{ name: '' }, { isin: null }, { currency: null }, { expired: null }])(
    'cannot be %j',
    (changes) => {
      expect(EtfOrShareChanges.safeParse(changes).success).toBe(false);
    },
  );
});

describe.each(KINDS)('the endpoints of kind %s', (kind) => {
  it('have paths of their own', () => {
    const listPaths = (of: (typeof KINDS)[number]) =>
      Object.values(kindEndpoints(of)).map(({ path }) => path);
    const others = KINDS.filter((other) => other !== kind).flatMap(listPaths);
    expect(listPaths(kind).filter((path) => others.includes(path))).toEqual([]);
  });
});
