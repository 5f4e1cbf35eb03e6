import { compareLoad, type Size } from '../load-comparison.ts';
import type { Bench, Rows } from '../stage.ts';

const BOND = JSON.stringify({
  isin: 'BG0123456789',
  bank: 'A bank',
  data: 'A note',
  buyPrice: 98.45,
  marketPrice: 101.25,
  nominal: 10_000,
  buyDate: '2024-01-15',
  cupon: 4.5,
  ytm: 4.2,
  maturityDate: '2031-01-15',
  couponFrequency: 2,
  dayCount: 'ACT/ACT-ICMA',
  issueDate: '2021-01-15',
});

/** An administrator adds bonds to a holder of few and to a holder of thousands, which must not be slower. */
export async function* addBonds({ kupon, bare, loader }: Bench, size: Size): Rows {
  await kupon.start();
  const administrator = await kupon.holder(1);
  await kupon.query(`update users set role = 'admin' where id = $1`, [administrator.userId]);
  // A table like bonds, without foreign keys and triggers.
  await kupon.query('create table if not exists bare_bonds (like bonds including all)');
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${administrator.token}`,
    'Idempotency-Key': '[<id>]',
  };
  for (const count of size.rounds === 1 ? [10] : [10, 5_000]) {
    const { userId } = await kupon.holder(count);
    const request = { method: 'POST', headers, body: BOND, status: 201 } as const;
    const contest = {
      name: `POST a bond, to a holder of ${count.toLocaleString('en')}, 10 connections`,
      baseline: 'node:http and one insert … returning',
      connections: 10,
      atLeast: 0.1,
      ours: { ...request, url: `${kupon.url()}/api/admin/users/${userId}/bonds` },
      theirs: { ...request, url: `${bare()}/bonds/${userId}` },
    };
    yield* await compareLoad(loader, contest, size);
  }
}
