import { expect, it } from 'vitest';
import { LARGE_REQUESTS, SMALL_ANSWERS } from '../../bench/stall/requests.ts';
import { allEndpoints } from '../../src/testing/access-matrix/all-endpoints.ts';

it('every endpoint is walked with the largest answer that a user can bring about, or is known to answer with little', () => {
  const endpoints = allEndpoints().map(({ method, path }) => `${method} ${path}`);
  expect([...Object.keys(LARGE_REQUESTS), ...SMALL_ANSWERS].sort()).toEqual(endpoints.sort());
});
