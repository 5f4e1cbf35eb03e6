import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logout } from '#api/people/auth';
import { myImports, officeImports } from '#api/portfolio/imports/imports';
import { aCsvFile, uploadForOffice, uploadOwn } from '../../../../testing/factories/imports/an-import.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser } from '../../../../testing/factories/a-user.ts';
import {
  anImportDesk,
  BG,
  BOND_HEADER,
  bondLine,
} from '../../../../testing/factories/imports/an-import-desk.ts';
import { signIn } from '../../../../testing/app/sign-in.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let desk: ReturnType<typeof anImportDesk>;
beforeAll(async () => {
  app = await startTestApp();
  desk = anImportDesk(app, await anAdministrator(app));
});
afterAll(() => app.stop());

describe('payments in a file', () => {
  const PAYMENTS = 'ISIN;Date;Amount;Currency';

  it('are divided among the purchases of a bond, and imported once', async () => {
    const holder = await aUser(app);
    await aBond(app, holder.userId, { isin: BG, nominal: '10000' });
    await aBond(app, holder.userId, { isin: BG, nominal: '5000' });
    const text = aCsvFile(PAYMENTS, `${BG};2026-01-15;100.00;EUR`);
    const uploaded = await uploadOwn(app, holder, { text });
    const shown = await app.answer(myImports.map, {
      token: holder.token,
      params: { id: uploaded.id },
      body: { mapping: uploaded.mapping },
    });
    expect(shown.counts).toMatchObject({ new: 1, error: 0 });
    const done = await app.answer(myImports.confirm, {
      token: holder.token,
      params: { id: shown.id },
      body: {},
    });
    const paid = async () =>
      (
        await app.db
          .selectFrom('payments')
          .select('profit')
          .where('user_id', '=', holder.userId)
          .where('deleted_at', 'is', null)
          .orderBy('bond_id')
          .execute()
      ).map(({ profit }) => profit);
    expect(await paid()).toEqual(['66.67', '33.33']);
    expect((await uploadOwn(app, holder, { text })).isSavedMapping).toBe(true);
    await app.answer(myImports.undo, { token: holder.token, params: { id: done.id } });
    expect(await paid()).toEqual([]);
  });

  it('are not the only thing that users with their own portfolio can import', async () => {
    const holder = await aUser(app, { keeps_own_portfolio: true });
    const { id, mapping } = await uploadOwn(app, holder, {
      text: aCsvFile(BOND_HEADER, bondLine(BG, '1000')),
    });
    const body = { mapping, answers: { [`scale:${BG}`]: 'percent' } };
    const sent = { token: holder.token, params: { id } };
    expect((await app.answer(myImports.map, { ...sent, body })).counts).toMatchObject({ new: 1, error: 0 });
    await app.answer(myImports.confirm, { ...sent, body: {} });
    expect(await desk.bondsOf(holder)).toMatchObject([{ isin: BG, nominal: 1000 }]);
  });

  it('are the only thing that can be imported, or undone, once an administrator keeps the portfolio', async () => {
    const holder = await aUser(app, { keeps_own_portfolio: true });
    const keepsOwn = (keeps_own_portfolio: boolean) =>
      app.db.updateTable('users').set({ keeps_own_portfolio }).where('id', '=', holder.userId).execute();
    const preview = async (text: string) => {
      const { id, mapping } = await uploadOwn(app, holder, { text });
      const sent = { token: holder.token, params: { id } };
      await app.answer(myImports.map, {
        ...sent,
        body: { mapping, answers: { [`scale:${BG}`]: 'percent' } },
      });
      return sent;
    };
    const bonds = await preview(aCsvFile(BOND_HEADER, bondLine(BG, '1000')));
    await app.answer(myImports.confirm, { ...bonds, body: {} });
    const more = await preview(aCsvFile(BOND_HEADER, bondLine(BG, '2000')));
    const payments = await preview(aCsvFile(PAYMENTS, `${BG};2026-01-15;100.00;EUR`));

    await keepsOwn(false);
    for (const refusal of [
      await app.refusal(myImports.confirm, { ...more, body: {} }),
      await app.refusal(myImports.undo, bonds),
    ]) {
      expect(refusal).toMatchObject({ status: 403, code: 'portfolio_read_only' });
    }
    expect(await desk.bondsOf(holder)).toMatchObject([{ isin: BG, nominal: 1000 }]);
    await app.answer(myImports.confirm, { ...payments, body: {} });
    expect(await app.answer(myImports.undo, payments)).toMatchObject({ undone: 1 });

    await keepsOwn(true);
    expect(await app.answer(myImports.undo, bonds)).toMatchObject({ undone: 1 });
  });

  it('keep their mapping if the session ends in between', async () => {
    const holder = await aUser(app);
    await aBond(app, holder.userId, { isin: BG, nominal: '10000' });
    const text = aCsvFile(PAYMENTS, `${BG};2026-01-15;100.00;EUR`);
    const { id, mapping } = await uploadOwn(app, holder, { text });
    const params = { id };
    const shown = await app.answer(myImports.map, { token: holder.token, params, body: { mapping } });
    await app.answer(logout, { token: holder.token });
    expect((await app.refusal(myImports.find, { token: holder.token, params })).status).toBe(401);
    const token = await signIn(app, holder.userId);
    expect(await app.answer(myImports.list, { token })).toEqual([shown]);
    const done = await app.answer(myImports.confirm, { token, params, body: {} });
    expect(done.counts).toMatchObject({ new: 1, included: 1 });
  });

  it('may name only holdings of their own, and no purchases', async () => {
    const [holder, other] = [await aUser(app), await aUser(app)];
    await aBond(app, other.userId, { isin: BG });
    const payment = aCsvFile(`${PAYMENTS};Holder`, `${BG};2026-01-15;100.00;EUR;${other.email}`);
    for (const [text, rule] of [
      [payment, 'holder_unknown'],
      [aCsvFile(BOND_HEADER, bondLine(BG, '1000')), 'office_only'],
    ] as const) {
      const { id, mapping } = await uploadOwn(app, holder, { text });
      const answers = { [`scale:${BG}`]: 'percent' };
      const body = { mapping, answers };
      const shown = await app.answer(myImports.map, { token: holder.token, params: { id }, body });
      expect(shown.counts).toMatchObject({ error: 1, included: 0 });
      const [row] = await app.answer(myImports.listRows, { token: holder.token, params: { id } });
      expect(row?.errors.map((error) => error.rule)).toEqual([rule]);
      const seen = await app.refusal(myImports.find, { token: other.token, params: { id } });
      expect(seen.code).toBe('not_found');
    }
  });
});

it('the chosen columns are kept for the next file only if that is wanted, whatever is answered about this one', async () => {
  const holder = await aUser(app, { keeps_own_portfolio: true });
  const text = aCsvFile(BOND_HEADER, bondLine(BG, '1000'));
  const { id, mapping } = await uploadOwn(app, holder, { text });
  const sent = { token: holder.token, params: { id } };
  const answers = { [`scale:${BG}`]: 'percent' };
  await app.answer(myImports.map, { ...sent, body: { mapping, remember: false } });
  expect((await app.answer(myImports.map, { ...sent, body: { answers } })).counts).toMatchObject({ new: 1 });
  expect((await uploadOwn(app, holder, { text })).isSavedMapping).toBe(false);
  await app.answer(myImports.map, { ...sent, body: { mapping, answers } });
  expect((await uploadOwn(app, holder, { text })).isSavedMapping).toBe(true);
});

describe('the holder of all rows of a file that names none', () => {
  const LINE = bondLine(BG, '1000').replace('Fibank;', '');
  const text = aCsvFile('ISIN;Class;Direction;Nominal;Price;Currency;Date', LINE.replace(/;+$/, ''));
  const answers = { [`scale:${BG}`]: 'percent' };

  it('can be chosen by the office with the columns, as with the upload', async () => {
    const [administrator, holder] = [await anAdministrator(app), await aUser(app)];
    const uploaded = await uploadForOffice(app, administrator, { text });
    const map = (body: { readonly holder?: number | null }) =>
      app.answer(officeImports.map, {
        ...{ token: administrator.token, params: { id: uploaded.id } },
        body: { mapping: uploaded.mapping, answers, ...body },
      });
    expect((await map({})).counts).toMatchObject({ new: 0, error: 1 });
    const chosen = await map({ holder: holder.userId });
    expect(chosen).toMatchObject({ holder: { userId: holder.userId }, counts: { new: 1, error: 0 } });
    // Without another choice it stays, and it is not part of what is remembered for the next file.
    expect((await map({})).counts).toMatchObject({ new: 1, error: 0 });
    expect(await map({ holder: null })).toMatchObject({ holder: null, counts: { new: 0, error: 1 } });
    const next = await uploadForOffice(app, administrator, { text });
    expect(next).toMatchObject({ isSavedMapping: true, holder: null });
  });

  it('is a user, and for an own import always the person', async () => {
    const [administrator, other] = [await anAdministrator(app), await aUser(app)];
    const nobody = await uploadForOffice(app, administrator, { text });
    const { status } = await app.refusal(officeImports.map, {
      ...{ token: administrator.token, params: { id: nobody.id } },
      body: { mapping: nobody.mapping, answers, holder: 999_999 },
    });
    expect(status).toBe(404);
    const own = await uploadOwn(app, other, { text });
    const mapped = await app.answer(myImports.map, {
      ...{ token: other.token, params: { id: own.id } },
      body: { mapping: own.mapping, answers, holder: administrator.userId },
    });
    expect(mapped.holder?.userId).toBe(other.userId);
  });
});
