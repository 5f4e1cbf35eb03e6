import { expect, it } from 'vitest';
import { auditInAddress } from './audit-in-address.ts';

it('the search of the audit ignores days in its address that are none', () => {
  const search = { whose: 'ivan', from: '2026-09-01', to: '2026-09-30' };
  expect(auditInAddress(search)).toEqual(search);
  expect(auditInAddress({ ...search, from: 'yesterday', to: '2026-02-30' })).toEqual({ whose: 'ivan' });
  expect(auditInAddress({ whose: 2026, from: 20260901 })).toEqual({ whose: '2026' });
});
