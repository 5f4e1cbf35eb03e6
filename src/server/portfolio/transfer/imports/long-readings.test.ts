import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { myImports } from '#api/portfolio/imports/imports';
import { aPrincipal } from '../../../../testing/factories/a-principal.ts';
import { aUser } from '../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { createSemaphore } from '../../../platform/runtime/semaphore.ts';
import { ownAccess } from './import-access.ts';
import { uploadFile } from './prepare-import.ts';
import type { RunReading } from './reading-task.ts';
import { readHere } from './thread/read-here.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Uploads a file whose reading takes longer than the answer waits. */
async function upload(runReading: RunReading) {
  const { userId, token } = await aUser(app);
  const logged: unknown[] = [];
  const content = Buffer.from('ISIN;Date;Amount;Currency').toString('base64');
  const answered = await uploadFile(
    {
      fileName: 'payments.csv',
      content,
      holder: null,
      keepAnswer: () => Promise.resolve(),
      release: () => undefined,
    },
    {
      db: app.db,
      access: ownAccess(aPrincipal(userId), app.dataKeys),
      now: app.clock.now(),
      today: calendarDate('2026-03-02'),
      config: app.config,
      maxWaitMs: 0,
      runReading,
      log: () => ({ error: (line: unknown) => logged.push(line) }),
    },
  );
  const find = () => app.answer(myImports.find, { token, params: { id: answered.id } });
  return { answered, find, logged };
}

it('a file that takes long is reported as still being read, and reading continues', async () => {
  const turn = createSemaphore(1);
  const begin = await turn.acquire();
  const { answered, find } = await upload((task, signal) => turn.run(() => readHere(app)(task, signal)));
  expect(answered).toMatchObject({ state: 'reading', counts: { new: 0 } });
  begin();
  await turn.acquire();
  expect(await find()).toMatchObject({ state: 'mapping', columns: ['ISIN', 'Date', 'Amount', 'Currency'] });
});

it('if reading fails after the answer, the import says so, and the log has the cause', async () => {
  const turn = createSemaphore(1);
  const begin = await turn.acquire();
  const { answered, find, logged } = await upload(() =>
    turn.run(() => Promise.reject(new Error('the thread ended'))),
  );
  expect(answered.state).toBe('reading');
  begin();
  await expect.poll(() => logged).toMatchObject([{ err: { message: 'the thread ended' } }]);
  expect(await find()).toMatchObject({ state: 'failed', failure: { rule: 'interrupted' } });
});
