import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Import } from '#api/portfolio/imports/import-fields';
import { myImports, officeImports } from '#api/portfolio/imports/imports';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { aCsvFile, uploadForOffice, uploadOwn } from '../../../../../testing/factories/imports/an-import.ts';

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
});
afterAll(() => app.stop());

const sent = ({ token }: TestUser, { id }: Import) => ({ token, params: { id } });

/** A file of Revolut, which has tickers and no ISINs. */
const revolut = (day: string, ticker = 'MA') =>
  aCsvFile(
    'Date,Ticker,Type,Quantity,Price per share,Total Amount,Currency,FX Rate',
    `${day}T10:00:00.000Z,${ticker},DIVIDEND,,,USD 1.50,USD,1.1`,
  );
const MASTERCARD = 'US57636Q1040';
const ANSWERS = { 'isin:MA': MASTERCARD };

describe('the ISIN of a symbol', () => {
  it('is answered once and known in the next file of the office, changed and removed', async () => {
    const { userId: holder } = await aUser(app);
    const upload = (day: string) => uploadForOffice(app, admin, { text: revolut(day), holder });
    const first = await upload('2025-03-14');
    expect(first.questions).toMatchObject([{ key: 'isin:MA', rule: 'isin_unknown' }]);
    const answered = await app.answer(officeImports.map, {
      ...sent(admin, first),
      body: { answers: ANSWERS },
    });
    expect(answered.questions).toEqual([]);

    const next = await upload('2025-06-14');
    expect(next).toMatchObject({ format: 'revolut', questions: [] });
    const [row] = await app.answer(officeImports.listRows, sent(admin, next));
    expect(row?.isin).toBe(MASTERCARD);

    const [saved] = await app.answer(officeImports.listSymbols, { token: admin.token });
    expect(saved).toMatchObject({ format: 'revolut', symbol: 'MA', isin: MASTERCARD });
    const params = { id: saved!.id };
    const change = { token: admin.token, params, body: { isin: 'us0378331005' } };
    await app.answer(officeImports.changeSymbol, change);
    const changed = await upload('2025-07-14');
    expect(await app.answer(officeImports.listRows, sent(admin, changed))).toMatchObject([
      { isin: 'US0378331005' },
    ]);
    await app.answer(officeImports.removeSymbol, { token: admin.token, params });
    expect((await upload('2025-09-14')).questions).toMatchObject([{ key: 'isin:MA' }]);
    const again = await app.refusal(officeImports.removeSymbol, { token: admin.token, params });
    expect(again.status).toBe(404);
    expect((await app.refusal(officeImports.changeSymbol, change)).status).toBe(404);
  });

  it('applies only to its holder, and the last answer counts', async () => {
    const [one, other] = [await aUser(app), await aUser(app)];
    const upload = (user: TestUser, day: string) => uploadOwn(app, user, { text: revolut(day) });
    for (const isin of ['US57636Q1041', MASTERCARD]) {
      const uploaded = await upload(one, '2025-03-14');
      const body = { answers: { 'isin:MA': isin } };
      await app.answer(myImports.map, { ...sent(one, uploaded), body });
      const [saved] = await app.answer(myImports.listSymbols, { token: one.token });
      if (isin === MASTERCARD) break;
      await app.answer(myImports.removeSymbol, { token: one.token, params: { id: saved!.id } });
    }
    expect(await app.answer(myImports.listSymbols, { token: one.token })).toMatchObject([
      { isin: MASTERCARD },
    ]);
    expect((await upload(one, '2025-06-14')).questions).toEqual([]);
    expect((await upload(other, '2025-06-14')).questions).toMatchObject([{ key: 'isin:MA' }]);
    expect(await app.answer(myImports.listSymbols, { token: other.token })).toEqual([]);
  });

  it('is not remembered if that is not wanted, or if it is not an ISIN or not a question', async () => {
    const user = await aUser(app);
    const uploaded = await uploadOwn(app, user, { text: revolut('2025-03-14') });
    const answer = (answers: Readonly<Record<string, string>>, remember = true) =>
      app.answer(myImports.map, { ...sent(user, uploaded), body: { answers, remember } });
    await answer({ 'isin:MA': 'what is it?' });
    await answer({ 'isin:AAPL': 'US0378331005' });
    await answer(ANSWERS, false);
    expect(await app.answer(myImports.listSymbols, { token: user.token })).toEqual([]);
  });
});

it('an answer to a question that cannot be stored is refused', async () => {
  const user = await aUser(app);
  const uploaded = await uploadOwn(app, user, { text: revolut('2025-03-14') });
  for (const key of ['isin:MA\0', 'isin:MA\ud800']) {
    const body = { answers: { [key]: MASTERCARD } };
    const refused = await app.refusal(myImports.map, { ...sent(user, uploaded), body });
    expect(refused).toMatchObject({ status: 400, errors: [{ path: `answers.${key}` }] });
  }
});

it('a file without Unicode is read in the chosen encoding', async () => {
  const user = await aUser(app, { keeps_own_portfolio: true });
  const text = 'ISIN;Class;Quantity;Price;Currency;Date;Name\nFR0000131104;share;1;80;EUR;2025-03-14;É';
  const uploaded = await app.answer(myImports.upload, {
    token: user.token,
    body: { fileName: 'deals.csv', content: Buffer.from(text, 'latin1').toString('base64') },
  });
  expect(uploaded.form?.encoding).toBe('windows-1251');
  expect(uploaded.form?.sample).toMatch(/Й$/);
  const body = { answers: { encoding: 'windows-1252' } };
  const chosen = await app.answer(myImports.map, { ...sent(user, uploaded), body });
  expect(chosen).toMatchObject({ state: 'mapping', form: { encoding: 'windows-1252' } });
  const { mapping } = chosen;
  const shown = await app.answer(myImports.map, { ...sent(user, chosen), body: { mapping, answers: {} } });
  const [row] = await app.answer(myImports.listRows, sent(user, shown));
  expect(row).toMatchObject({ kind: 'new', after: { name: 'É' } });
});

it('a row without errors is corrected too, by the cells of its line', async () => {
  const [user, other] = [await aUser(app, { keeps_own_portfolio: true }), await aUser(app)];
  const header = 'ISIN;Class;Quantity;Price;Currency;Date';
  const text = aCsvFile(
    header,
    'IE00B4L5Y983;etf;10;80;EUR;2025-03-14',
    'IE00B4L5Y983;etf;5;81;EUR;2025-03-15',
  );
  const uploaded = await uploadOwn(app, user, { text });
  const { mapping } = uploaded;
  const shown = await app.answer(myImports.map, { ...sent(user, uploaded), body: { mapping, answers: {} } });
  const cellsOf = async (place: number) => {
    const params = { id: shown.id, place };
    return (await app.answer(myImports.findCells, { token: user.token, params })).cells;
  };
  expect(await cellsOf(2)).toEqual(['IE00B4L5Y983', 'etf', '5', '81', 'EUR', '2025-03-15']);
  const corrections = [{ sheet: null, row: 3, column: 2, text: '50' }];
  const corrected = await app.answer(myImports.changeRows, { ...sent(user, shown), body: { corrections } });
  expect(corrected.counts).toMatchObject({ new: 2, included: 2, error: 0 });
  expect((await cellsOf(2))[2]).toBe('50');
  const [, row] = await app.answer(myImports.listRows, sent(user, shown));
  expect(row?.after).toMatchObject({ nominal: 50 });

  const refusalOf = async ({ token }: TestUser, place: number) =>
    (await app.refusal(myImports.findCells, { token, params: { id: shown.id, place } })).status;
  expect(await refusalOf(user, 3)).toBe(404);
  expect(await refusalOf(other, 2)).toBe(404);
});
