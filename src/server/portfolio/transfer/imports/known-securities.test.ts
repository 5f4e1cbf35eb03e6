import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerToAll } from '#domain/imports/questions';
import type { Import } from '#api/portfolio/imports/import-fields';
import { myImports } from '#api/portfolio/imports/imports';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aNewIsin } from '../../../../testing/factories/a-new-isin.ts';
import { aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { anEtfOrShare } from '../../../../testing/factories/an-etf-or-share.ts';
import { aCsvFile, uploadOwn } from '../../../../testing/factories/imports/an-import.ts';

let app: TestApp;
let holder: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  holder = await aUser(app, { keeps_own_portfolio: true });
});
afterAll(() => app.stop());

const sent = ({ id }: Import) => ({ token: holder.token, params: { id } });

/** A file of the holder without a column for the class, with these cells of ISIN and name. */
async function previewed(...securities: readonly string[]) {
  const lines = securities.map((cells) => `${cells};10;80;EUR;2025-03-14`);
  const text = aCsvFile('ISIN;Name;Quantity;Price;Currency;Date', ...lines);
  const uploaded = await uploadOwn(app, holder, { text });
  return map(uploaded, { [answerToAll('price_scale_unclear')]: 'percent' });
}

const map = (upload: Import, answers: Readonly<Record<string, string>>) =>
  app.answer(myImports.map, { ...sent(upload), body: { mapping: upload.mapping, answers } });

const targetsOf = async (shown: Import) =>
  (await app.answer(myImports.listRows, sent(shown))).map(({ kind, target }) => [kind, target]);

it('asks for the class of an unknown security, with its name, but not of a known one', async () => {
  const [bond, share, unknown] = [aNewIsin(), aNewIsin(), aNewIsin()];
  await aBond(app, holder.userId, { isin: bond });
  // The instrument of somebody else's share.
  await anEtfOrShare(app, (await aUser(app)).userId, { isin: share, kind: 'share' });
  const shown = await previewed(`${bond};`, `${share};`, `${unknown};World index`);
  expect(shown.questions).toMatchObject([
    { key: `class:${unknown}`, values: { isin: unknown, name: 'World index' }, rowCount: 1 },
  ]);
  // An answer for all is only for what was asked.
  const answered = await map(shown, { [answerToAll('security_class_unknown')]: 'etf' });
  expect(answered.questions).toEqual([]);
  expect(await targetsOf(answered)).toEqual([
    ['new', 'bond'],
    ['new', 'share'],
    ['new', 'etf'],
  ]);
});

it('where the instrument has no class, the holdings of the holder decide, and nobody else’s', async () => {
  const [own, others, fund] = [aNewIsin(), aNewIsin(), 'FUND1'];
  await anEtfOrShare(app, holder.userId, { isin: own, kind: 'etf' });
  await anEtfOrShare(app, (await aUser(app)).userId, { isin: others, kind: 'etf' });
  await anEtfOrShare(app, holder.userId, { isin: fund, kind: 'etf' });
  await app.db.updateTable('instruments').set({ kind: 'other' }).where('isin', 'in', [own, others]).execute();
  const shown = await previewed(`${own};`, `${others};`, `${fund};`, 'TOTAL;');
  expect(shown.questions).toMatchObject([{ key: `class:${others}`, rowCount: 1 }]);
  expect(await targetsOf(shown)).toEqual([
    ['new', 'etf'],
    ['error', null],
    ['new', 'etf'],
    ['information', null],
  ]);
});
