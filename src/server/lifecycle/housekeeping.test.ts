import { afterAll, beforeAll, expect, test } from 'vitest';
import { aUser } from '../../testing/a-user.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { createLog } from '../log.ts';
import { tidyUp } from './housekeeping.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

test('sessions go when they have ended, and not before', async () => {
  const sessions = () => app.db.selectFrom('sessions').select('id').execute();
  const house = {
    db: app.db,
    config: app.config,
    log: createLog({ logLevel: 'silent' }),
    now: app.clock.now,
  };
  await aUser(app);
  await tidyUp(house);
  expect(await sessions()).toHaveLength(1);
  app.clock.advance({ hours: 25 });
  await tidyUp(house);
  expect(await sessions()).toHaveLength(0);
});
