import { expect, it } from 'vitest';
import { overdueSums } from './overdue-sums.ts';

const noRate = { reason: 'no-exchange-rates' };

it('missing payments are summed by currency, separately for coupons and capital, and in euro if there is a rate', () => {
  const sums = overdueSums([
    { currency: 'USD', count: 1, interest: 0.1, principal: 0, eur: 0.09 },
    { currency: 'USD', count: 1, interest: 0.2, principal: 0, eur: 0.19 },
    { currency: 'EUR', count: 1, interest: 112.5, principal: 10_000, eur: 10_112.5 },
    { currency: 'JPY', count: 1, interest: 8_000, principal: 0, eur: noRate },
    { currency: 'EUR', count: 1, interest: 5, principal: 0, eur: 5 },
  ]); // prettier-ignore
  expect(sums.count).toBe(5);
  expect(
    sums.byCurrency.map(({ currency, interest, principal }) => [
      currency,
      interest.toFixed(),
      principal.toFixed(),
    ]),
  ).toEqual([
    ['EUR', '117.5', '10000'],
    ['JPY', '8000', '0'],
    ['USD', '0.3', '0'],
  ]);
  expect([sums.eur.toFixed(2), sums.notInEuro]).toEqual(['10117.78', ['JPY']]);
});

it('without missing payments the sums are empty', () => {
  expect(overdueSums([])).toMatchObject({ count: 0, byCurrency: [], notInEuro: [] });
});
