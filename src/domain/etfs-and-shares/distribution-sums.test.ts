import { expect, test } from 'vitest';
import { calendarDate } from '../calendar-date.ts';
import { distributionSums, paidDistributionSums } from './distribution-sums.ts';

const distributions = [
  { payDay: '2025-03-01', currency: 'EUR', gross: 0.1, taxWithheld: 0.01 },
  { payDay: '2025-06-01', currency: 'USD', gross: 12, taxWithheld: 1.8 },
  { payDay: '2025-09-01', currency: 'EUR', gross: 0.2, taxWithheld: 0 },
] as const;
const asTexts = (sums: ReturnType<typeof distributionSums>) =>
  sums.map(({ currency, count, gross, taxWithheld }) => [
    currency,
    count,
    gross.toFixed(),
    taxWithheld.toFixed(),
  ]);

test('distributions are summed by currency, to the cent', () => {
  expect(asTexts(distributionSums(distributions))).toEqual([
    ['EUR', 2, '0.3', '0.01'],
    ['USD', 1, '12', '1.8'],
  ]);
  expect(distributionSums([])).toEqual([]);
});

test('announced distributions are not counted as paid', () => {
  expect(asTexts(paidDistributionSums(distributions, calendarDate('2025-06-01')))).toEqual([
    ['EUR', 1, '0.1', '0.01'],
    ['USD', 1, '12', '1.8'],
  ]);
});
