import { expect, it } from 'vitest';
import { activeOrExpired } from './active-or-expired.ts';

it('shows the active items or the expired ones, never both', () => {
  const [active, expired] = [{ expired: false }, { expired: true }];
  expect(activeOrExpired([active, expired], 'active')).toEqual([active]);
  expect(activeOrExpired([active, expired], 'expired')).toEqual([expired]);
});
