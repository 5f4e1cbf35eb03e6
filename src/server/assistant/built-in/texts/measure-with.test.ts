import { expect, test } from 'vitest';
import { measureWith } from './measure-with.ts';

test.each([
  ['highest', 'units', 'Най-голям брой'],
  ['lowest', 'units', 'Най-малък брой'],
  ['total', 'units', 'Общ брой'],
  ['highest', 'coupon', 'Най-висок купон'],
  ['total', 'coupons-a-year', 'Общо купони годишно'],
  ['average', 'yield', 'Средна доходност до падежа'],
] as const)('%s %s agrees in Bulgarian: %s', (adjective, measure, said) => {
  expect(measureWith(adjective, measure, 'bg')).toBe(said);
});
