import { afterAll, beforeAll, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '#api/portfolio/imports/file-size';
import { officeImports } from '#api/portfolio/imports/imports';
import { anAdministrator, type TestUser } from '../../../../testing/factories/a-user.ts';
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
