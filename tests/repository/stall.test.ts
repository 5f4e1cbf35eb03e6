import { expect, it } from 'vitest';
import { LARGE_REQUESTS, SMALL_ANSWERS } from '../../bench/stall/requests.ts';
import { ENDPOINTS } from '#api/endpoints';

it('every endpoint is requested with its largest possible answer, or is known to have small ones', () => {
  const endpoints = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
  expect([...Object.keys(LARGE_REQUESTS), ...SMALL_ANSWERS].sort()).toEqual(endpoints.sort());
});
