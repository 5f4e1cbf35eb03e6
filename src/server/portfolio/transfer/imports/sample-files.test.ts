import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { myImports } from '#api/portfolio/imports/imports';
import { aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import {
  readSample,
  SAMPLE_ANSWERS,
  HOLDER_SAMPLES,
} from '../../../../testing/factories/imports/import-samples.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

async function previewed(name: string, { token }: TestUser) {
  const content = readSample(name).toString('base64');
  const { id } = await app.answer(myImports.upload, { token, body: { fileName: name, content } });
  return app.answer(myImports.map, { token, params: { id }, body: { answers: SAMPLE_ANSWERS } });
}

/** What somebody has, without what counts the changes. */
async function storedRows({ userId }: TestUser) {
  const { rows } = await sql<{ row: unknown }>`
    select row from (
      select to_jsonb(b) as row from bonds as b
      union all select to_jsonb(e) from etfs_and_shares as e
      union all select to_jsonb(p) from payments as p
      union all select to_jsonb(d) from distributions as d
    ) as all_rows
    where (row ->> 'user_id')::bigint = ${userId} and row ->> 'deleted_at' is null`.execute(app.db);
  return rows;
}

describe('a file of another program', () => {
  it.each(HOLDER_SAMPLES)('%s is recognised, imported once, and undone', async (name) => {
    const holder = await aUser(app, { keeps_own_portfolio: true });
    const shown = await previewed(name, holder);
    expect(shown).toMatchObject({ state: 'previewed', mapping: null });
    expect(shown.format).not.toBeNull();
    expect(shown.counts.new).toBeGreaterThan(0);
    const sent = { token: holder.token, params: { id: shown.id } };
    // Rows that contradict what is held are not ticked, such as sales without a purchase.
    await app.answer(myImports.changeRows, { ...sent, body: { all: { kind: 'new', isIncluded: true } } });
    const done = await app.answer(myImports.confirm, { ...sent, body: { onlyGoodRows: true } });
    expect(done.counts.included).toBe(shown.counts.new);
    expect((await storedRows(holder)).length).toBeGreaterThanOrEqual(shown.counts.new);

    const again = await previewed(name, holder);
    // A redemption is recognised by the repaid bonds, which it leaves as they are; other rows by their identity.
    const rows = await app.answer(myImports.listRows, sent);
    const redeemed = rows.filter(({ target, kind }) => target === 'redemption' && kind === 'new').length;
    expect(again.counts).toMatchObject({
      ...{ ...shown.counts, new: 0, included: 0 },
      duplicate: shown.counts.new - redeemed,
      unchanged: redeemed,
    });

    expect(await app.answer(myImports.undo, sent)).toMatchObject({ left: [] });
    expect(await storedRows(holder)).toEqual([]);
    expect((await previewed(name, holder)).counts).toEqual(shown.counts);
  });
});
