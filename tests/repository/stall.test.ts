import { expect, it } from 'vitest';
import { LARGE_REQUESTS, SMALL_ANSWERS } from '../../bench/stall/requests.ts';
import { ENDPOINTS } from '#api/endpoints';

it('every endpoint is walked with the largest answer that a user can bring about, or is known to answer with little', () => {
  const endpoints = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  expect([...Object.keys(LARGE_REQUESTS), ...SMALL_ANSWERS].sort()).toEqual(endpoints.sort());
});
