import { compareLoad, type Size } from '../load-comparison.ts';
import type { Bench, Rows } from '../stage.ts';

const PAYMENT = JSON.stringify({ profit: 112.5, taxesPaid: 11.25, paymentDate: '2026-03-02' });

/** A payment with its idempotency key, audit entry and version, written to disk before the answer. */
export async function* addPayments({ kupon, bare, loader, payer }: Bench, size: Size): Rows {
  await kupon.start({ LIMIT_PAYMENTS: '1000000' });
  // A table like payments, without foreign keys and triggers.
  await kupon.query('create table if not exists bare_payments (like payments including all)');
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${payer.token}`,
    'Idempotency-Key': '[<id>]',
  };
  // Both get the same request, so the loader needs the same time.
  const request = { method: 'POST', headers, body: PAYMENT, status: 201 } as const;
  const paths = (path: (bond: number) => string) => payer.bondIds.map(path);
  for (const connections of [10, 1]) {
    const contest = {
      name: `POST a payment, ${connections} connections`,
      baseline: 'node:http and one insert … returning',
      connections,
      ours: { ...request, url: kupon.url(), paths: paths((bond) => `/api/Payments/bond/${bond}`) },
      theirs: {
        ...request,
        url: bare(),
        paths: paths((bond) => `/payments/${payer.userId}/${bond}`),
      },
      ...(connections === 10 ? { atLeast: 0.2 } : {}),
    };
    yield* await compareLoad(loader, contest, size);
  }
}
