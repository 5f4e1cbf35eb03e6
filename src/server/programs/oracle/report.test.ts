import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { oracleFile, type OracleCase } from './case.ts';
import { CaseFileError, readCases } from './read-cases.ts';
import { reportLines, runCases } from './report.ts';
import { inTimeZone, TIME_ZONES } from './time-zones.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../../../testing/fixtures/');
const sample = readCases('oracle-sample.json', FIXTURES);

function makeCase(change: Partial<OracleCase>): OracleCase {
  const accrued = {
    id: 'one',
    kind: 'accrued',
    inputs: { fn: 'currentYield', couponRate: 0.05, cleanPrice: 100 },
    expected: 0.05,
    tolerance: 1e-12,
  };
  return { ...accrued, ...change };
}

const linesFor = (...cases: OracleCase[]) => reportLines(runCases(cases));

test('the published figures of the sample are computed in every time zone', () => {
  expect(linesFor(...sample)).toEqual([`${sample.length} passed, 0 failed`]);
});

test('each time zone really applies to the clock', () => {
  const summerNoon = () => new Date(2026, 6, 1, 12).toISOString().slice(11, 16);
  expect(TIME_ZONES.map((zone) => inTimeZone(zone, summerNoon))).toEqual(['12:00', '09:00', '16:00']);
});

describe('a failed case reports the expected and the actual result', () => {
  test('a different figure', () => {
    expect(linesFor(makeCase({ expected: 0.06 }))).toEqual([
      'FAILED one (TZ=UTC): expected 0.06, got 0.05',
      '0 passed, 1 failed',
    ]);
  });
  test('a figure instead of none, and none instead of a figure', () => {
    expect(linesFor(makeCase({ expected: { error: 'NO_SOLUTION' } }))[0]).toContain('got 0.05');
    const noPrice = { fn: 'currentYield', couponRate: 0.05, cleanPrice: 0 };
    expect(linesFor(makeCase({ inputs: noPrice }))[0]).toContain('got no answer: price-not-positive');
  });
  test('inputs that cannot be read, with the field', () => {
    expect(linesFor(makeCase({ inputs: { fn: 'currentYield', couponRate: 0.05 } }))[0]).toContain(
      'cleanPrice',
    );
  });
  test('an unknown calculation', () => {
    expect(linesFor(makeCase({ inputs: { fn: 'weather' } }))).toEqual([
      'FAILED one (TZ=UTC): expected 0.05, got weather is not offered',
      '0 passed, 1 failed',
    ]);
  });
});

test('cases that are described by times under unknown input names are skipped and counted', () => {
  expect(linesFor(makeCase({ inputs: { fn: 'abstract.price', years: 3 } }), makeCase({}))).toEqual([
    'skipped abstract.price: 1',
    '1 passed, 0 failed, 1 skipped',
  ]);
});

describe('a case that expects a refusal', () => {
  const deal = { id: 7, kind: 'share', isin: 'BG1100001006', currency: 'EUR', direction: 'Ask' };
  const inputs = { fn: 'positions', deals: [{ ...deal, date: '2026-01-05', quantity: 1, price: 10 }] };
  const expecting = (expected: OracleCase['expected']) =>
    runCases([makeCase({ kind: 'positions', inputs, expected })]).passed;

  test('passes if its code and its subject match', () => {
    expect(expecting({ error: 'SOLD_MORE_THAN_HELD', deal: 7 })).toBe(1);
    expect(expecting({ error: 'SOLD_MORE_THAN_HELD', deal: 8 })).toBe(0);
    expect(expecting({ error: 'DEAL_WITHOUT_DATE', deal: 7 })).toBe(0);
  });
});

test('a bond with instalments is not treated like one that is repaid at maturity', () => {
  const terms = { couponRate: 0.04, frequency: 1, maturity: '2030-01-15' };
  const bond = { ...terms, amortization: [{ date: '2028-01-15', percent: 50 }] };
  const inputs = { fn: 'outstanding', bond, date: '2028-01-15', nominal: 1000 };
  expect(runCases([makeCase({ inputs, expected: { factor: 0.5, outstanding: 500 } })]).passed).toBe(1);
});

test('a tolerance applies to the field it names; one of several rates is enough', () => {
  const bill = {
    fn: 'price',
    bond: { couponRate: 0, frequency: 0, maturity: '2027-01-01', dayCount: 'ACT/365F' },
  };
  const priced = makeCase({
    inputs: { ...bill, settlement: '2026-01-01', yield: 0.25 },
    expected: { clean: 80.4, dirty: 80 },
  });
  expect(runCases([{ ...priced, tolerance: { clean: 0.5 } }]).passed).toBe(1);
  expect(runCases([{ ...priced, tolerance: { dirty: 0.5 } }]).passed).toBe(0);
  expect(runCases([makeCase({ expected: { anyOf: [{ error: 'NO_SOLUTION' }, 0.05] } })]).passed).toBe(1);
});

describe('a file without cases is refused in one line that names it', () => {
  test.each([
    ['missing.json', /missing\.json cannot be read: ENOENT/],
    ['../factories/a-bond.ts', /a-bond\.ts is not JSON: /],
  ])('%s', (file, message) => {
    expect(() => readCases(file, FIXTURES)).toThrow(CaseFileError);
    expect(() => readCases(file, FIXTURES)).toThrow(message);
  });
  test('the first invalid case is named by its position', () => {
    const text = readFileSync(path.join(FIXTURES, 'oracle-sample.json'), 'utf8');
    expect(oracleFile.safeParse(JSON.parse(text)).success).toBe(true);
    const wrong = oracleFile.safeParse([{ id: 'one' }]);
    expect(wrong.error?.issues[0]?.path).toEqual([0, 'kind']);
  });
});
