import { expect, it } from 'vitest';
import { auditInAddress } from './audit-in-address.ts';
import { withoutInvalidDays } from './without-invalid-days.ts';

const searchAt = (address: Readonly<Record<string, unknown>>) => withoutInvalidDays(auditInAddress(address));

it('the search of the audit ignores invalid dates in the address', () => {
  const search = { whose: 'ivan', from: '2026-09-01', to: '2026-09-30' };
  expect(searchAt(search)).toEqual(search);
  expect(searchAt({ ...search, from: 'yesterday', to: '2026-02-30' })).toEqual({ whose: 'ivan' });
  expect(searchAt({ whose: 2026, from: 20260901 })).toEqual({ whose: '2026' });
});
