import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#api/auth';
import { aUser } from '../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../testing/app/start-test-app.ts';
import { createLog } from '../../platform/runtime/log.ts';
import { tidyUp } from './housekeeping.ts';

let app: TestApp;
let house: Parameters<typeof tidyUp>[0];
beforeAll(async () => {
  app = await startTestApp();
  const { db, config, clock } = app;
  house = { db, config, log: createLog({ logLevel: 'silent' }), now: clock.now };
});
afterAll(() => app.stop());

test('sessions go when they have ended, and not before', async () => {
  const sessions = () => app.db.selectFrom('sessions').select('id').execute();
  await aUser(app);
  await tidyUp(house);
  expect(await sessions()).toHaveLength(1);
  app.clock.advance({ hours: 25 });
  await tidyUp(house);
  expect(await sessions()).toHaveLength(0);
});

test('addresses that an account signed in from go after 30 days', async () => {
  const addresses = () => app.db.selectFrom('sign_in_addresses').select('address').execute();
  const { email, password } = await aUser(app);
  await app.answer(login, { body: { email, password } });
  app.clock.advance({ hours: 30 * 24 - 1 });
  await tidyUp(house);
  expect(await addresses()).toHaveLength(1);
  app.clock.advance({ hours: 1 });
  await tidyUp(house);
  expect(await addresses()).toHaveLength(0);
});
