import type { TestApp } from '../app/start-test-app.ts';
import { aBond } from './a-bond.ts';
import { aPayment } from './a-payment.ts';
import { aUser } from './a-user.ts';

/** Texts that break a format that is not exact. */
export const AWKWARD_TEXTS = [
  'tab\tline\nreturn\rbackslash\\ quote" \'',
  '\\N',
  '\u2028\u2029\u0085\u0001\ufeff',
  '{"table":"users"}',
  '👩‍💼 Йордан \u0301',
  '',
  '[]',
];

/** An administrator with a bond for each of those texts, amounts at their limits, and a rate. */
export async function awkwardData(app: TestApp): Promise<void> {
  const { userId } = await aUser(app, { role: 'admin' });
  for (const notes of AWKWARD_TEXTS) {
    const bond = await aBond(app, userId, {
      notes,
      nominal: '99999999999999.99',
      deleted_at: app.clock.now(),
    });
    await aPayment(app, bond, { profit: '-0.01' });
  }
  await app.db
    .insertInto('exchange_rates')
    .values({ day: '2026-11-19', currency: 'BGN', units_per_euro: '1.95583000' })
    .execute();
}
