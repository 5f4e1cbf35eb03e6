import { afterAll, beforeAll, expect, it } from 'vitest';
import { myImports } from '#api/portfolio/imports/imports';
import { aUser } from '../../../../testing/factories/a-user.ts';
import { aConfirmedImport, anImport } from '../../../../testing/factories/imports/an-import.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { cleanImports } from './imports.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const daysLater = (days: number) => new Date(app.clock.now().getTime() + days * 86_400_000);

it('abandoned imports are removed after a week, files of confirmed ones once they cannot be undone', async () => {
  const { userId, token } = await aUser(app);
  await anImport(app, userId, { state: 'mapping' });
  const confirmed = await aConfirmedImport(app, userId);
  const states = async () =>
    (await app.answer(myImports.list, { token })).map(({ id, state }) => ({ id, state }));
  await cleanImports(app.db, daysLater(6));
  expect(await states()).toHaveLength(2);
  await cleanImports(app.db, daysLater(8));
  expect(await states()).toEqual([{ id: confirmed, state: 'confirmed' }]);
  const file = () =>
    app.db.selectFrom('imports').select('file').where('id', '=', confirmed).executeTakeFirstOrThrow();
  expect((await file()).file).not.toBeNull();
  await cleanImports(app.db, daysLater(31));
  expect((await file()).file).toBeNull();
});

it('an import whose server stopped while it read the file says so', async () => {
  const { userId, token } = await aUser(app);
  const id = await anImport(app, userId, { state: 'reading' });
  await cleanImports(app.db, new Date(app.clock.now().getTime() + 5 * 60_000));
  expect(await app.answer(myImports.find, { token, params: { id } })).toMatchObject({ state: 'reading' });
  await cleanImports(app.db, new Date(app.clock.now().getTime() + 11 * 60_000));
  expect(await app.answer(myImports.find, { token, params: { id } })).toMatchObject({
    state: 'failed',
    failure: { rule: 'interrupted' },
  });
});

it('a file that cannot be read is refused with its reason, and an import can be given up', async () => {
  const { token } = await aUser(app);
  const content = Buffer.from('%PDF-1.7').toString('base64');
  const failed = await app.answer(myImports.upload, { token, body: { fileName: 'a.csv', content } });
  expect(failed).toMatchObject({
    state: 'failed',
    failure: { rule: 'not_a_table', values: { found: 'pdf' } },
  });
  await app.answer(myImports.discard, { token, params: { id: failed.id } });
  expect(await app.answer(myImports.list, { token })).toEqual([]);
});
