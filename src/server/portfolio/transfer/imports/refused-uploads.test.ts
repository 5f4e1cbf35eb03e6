import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '#api/portfolio/imports/file-size';
import { officeImports } from '#api/portfolio/imports/imports';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { BOND_HEADER } from '../../../../testing/factories/imports/an-import-desk.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
});
afterAll(() => app.stop());

it('a file above the limit is refused with the limit of the file, not of the request that carries it', async () => {
  const content = Buffer.alloc(MAX_FILE_BYTES + 20_000, 'a').toString('base64');
  const refused = await app.refusal(officeImports.upload, {
    token: admin.token,
    body: { fileName: 'large.csv', content },
  });
  expect(refused).toMatchObject({
    ...{ status: 413, code: 'body_too_large' },
    detail: 'The file may have at most 10 MiB.',
  });
});

it('a refused row is shown without the characters that cannot be stored', async () => {
  const { userId } = await aUser(app);
  const line = 'BG2030026111;bond;buy;1000;98.5;EUR;some\0day;Fibank;';
  const content = Buffer.from(`\ufeff${BOND_HEADER}\n${line}`, 'utf16le').toString('base64');
  const { id, mapping } = await app.answer(officeImports.upload, {
    ...{ token: admin.token, query: { holder: userId } },
    body: { fileName: 'bonds.csv', content },
  });
  const sent = { token: admin.token, params: { id } };
  const shown = await app.answer(officeImports.map, { ...sent, body: { mapping } });
  expect(shown).toMatchObject({ state: 'previewed', counts: { error: 1 } });
  const [row] = await app.answer(officeImports.listRows, sent);
  expect(row?.errors).toMatchObject([{ column: 'Date', values: { cell: 'someday' } }]);
});

it('a list of a JSON file whose name cannot be stored is read under the rest of it', async () => {
  const numbers = { quantity: 1, unitPrice: 80, fee: 0 };
  const activity = { type: 'B\0UY?\ud800', symbol: 'MA', currency: 'USD', date: '2025-03-14', ...numbers };
  const text = JSON.stringify({ 'activities\0': [activity] });
  const { id, ...uploaded } = await app.answer(officeImports.upload, {
    token: admin.token,
    body: { fileName: 'activities.json', content: Buffer.from(text).toString('base64') },
  });
  expect(uploaded).toMatchObject({ format: 'ghostfolio-json', state: 'previewed', counts: { error: 1 } });
  const [row] = await app.answer(officeImports.listRows, { token: admin.token, params: { id } });
  expect(row).toMatchObject({ sheet: 'activities', errors: [{ values: { cell: 'BUY?' } }] });
});
