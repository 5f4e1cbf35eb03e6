import { expect, test } from 'vitest';
import { recalculateCumulative } from './recalculate-cumulative.ts';

const sums = (...given: Parameters<typeof recalculateCumulative>) =>
  recalculateCumulative(...given).map((sum) => sum.toFixed(2));
const row = (total: string | null, cumulative: string | null) => ({ total, cumulative });

test('the running sums after a changed row continue from it', () => {
  const following = [row('10.10', '110.10'), row('-0.20', '109.90')];
  expect(sums({ before: '100.00', after: '90.00' }, following)).toEqual(['100.10', '99.90']);
});

test('they end at the first row that has none or was not a running sum', () => {
  const change = { before: '100', after: '90' };
  expect(sums(change, [row('10', '110'), row('10', '999'), row('10', '1009')])).toEqual(['100.00']);
  expect(sums(change, [row('10', null)])).toEqual([]);
  expect(sums(change, [row(null, '110')])).toEqual([]);
});

test('nothing follows from a sum that is unchanged, new or removed', () => {
  const following = [row('10', '110')];
  expect(sums({ before: '100', after: '100.00' }, following)).toEqual([]);
  expect(sums({ before: null, after: '90' }, following)).toEqual([]);
  expect(sums({ before: '100', after: null }, following)).toEqual([]);
});
