import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BondId } from '#api/platform/ids';
import * as bondsApi from '#api/portfolio/bonds';
import { actOnInstrument, undoInstrumentAction } from '#api/portfolio/instruments/instrument-actions';
import * as paymentsApi from '#api/portfolio/payments';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { aPayment } from '../../../../testing/factories/a-payment.ts';
import { aNewIsin } from '../../../../testing/factories/a-new-isin.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import { officeImports } from '#api/portfolio/imports/imports';
import { aCsvFile, uploadForOffice } from '../../../../testing/factories/imports/an-import.ts';
import {
  anImportDesk,
  BG,
  BOND_ANSWERS,
  BOND_HEADER,
  bondLine,
  XS,
} from '../../../../testing/factories/imports/an-import-desk.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';
import { waitForLock } from '../../../../testing/app/wait-for-lock.ts';
import { insertRows } from './import-rows.store.ts';

let app: TestApp;
let admin: TestUser;
let desk: ReturnType<typeof anImportDesk>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
  desk = anImportDesk(app, admin);
});
afterAll(() => app.stop());

/** Acts and sessions, and the columns that were chosen. */
const NOT_RESTORED = [
  'audit_entries', 'audit_seals', 'audit_unsealed', 'imports', 'import_rows', 'batches', 'bond_revisions', 'sessions',
  'idempotency_keys', 'import_mappings',
]; // prettier-ignore

/** Every row of every other table: without versions, rows that are deleted or undone, and counts of 0. */
async function databaseRows(): Promise<Readonly<Record<string, readonly string[]>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
      and tablename <> all(${NOT_RESTORED}::text[]) order by 1`.execute(app.db);
  const found: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select (to_jsonb(t) - '{version,computed_fields}'::text[])::text as row from ${sql.table(name)} as t
      where to_jsonb(t) ->> 'deleted_at' is null and not to_jsonb(t) @> '{"undone": true}' and not to_jsonb(t) @> '{"count": 0}'
      order by 1`.execute(app.db);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

test('an import that adds and changes holdings, payments, dividends and prices leaves nothing when it is undone', async () => {
  const holder = await aUser(app);
  await aBond(app, holder.userId, { isin: BG, bank: 'Fibank', nominal: '1000', buy_price: '98.5', market_price: '99', buy_date: '2025-03-14' }); // prettier-ignore
  const before = await databaseRows();
  const report =
    'ISIN,Data,Bank,Direction,Currency,Nominal,Buy Price (%),Market Price (%),Buy Date,Settlement Date,Taxes Paid,Coupon,YTM,Expired';
  const files = [
    aCsvFile(report, `${BG},a note,Fibank,Buy,EUR,1000,98.5,101,2025-03-14,,,2.5,,No`),
    aCsvFile(
      BOND_HEADER,
      bondLine(BG, '2000'),
      'IE00B4L5Y983;etf;buy;10;80;EUR;2025-03-14;IBKR;',
      'DE0007164600;share;buy;5;120;EUR;2025-03-14;IBKR;',
    ),
    aCsvFile('ISIN;Date;Amount;Currency', `${BG};2026-01-15;12.50;EUR`),
    aCsvFile('ISIN;Pay date;Dividend;Currency', 'IE00B4L5Y983;2026-02-16;3.10;EUR'),
    aCsvFile('ISIN;Date;Close;Currency', `${BG};2026-02-20;100.5;EUR`),
  ];
  const done = [];
  for (const file of files) done.push(await desk.confirm(await desk.preview(file, holder)));
  expect(done.map(({ counts: { new: added, changed } }) => [added, changed])).toEqual([
    [0, 1],
    [3, 0],
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
  expect(await databaseRows()).not.toEqual(before);

  for (const one of done.toReversed()) {
    expect(await desk.undo(one)).toMatchObject({ left: [], leftUsers: [] });
  }
  expect(await databaseRows()).toEqual(before);
});

describe('the undo of an import and payments', () => {
  const paymentsFile = (isin: string) =>
    aCsvFile('ISIN;Date;Amount;Currency', `${isin};2026-01-15;12.50;EUR`);
  const paymentsOf = ({ token }: TestUser, bondId: BondId) =>
    app.answer(paymentsApi.listMyPayments, { token, params: { bondId } });

  test('does not delete again what somebody has deleted: it stays deleted when its bond is restored', async () => {
    const holder = await aUser(app);
    const bonds = await desk.confirm(await desk.preview(aCsvFile(BOND_HEADER, bondLine(XS, '2000')), holder));
    const payments = await desk.confirm(await desk.preview(paymentsFile(XS), holder));
    const [bond] = await desk.bondsOf(holder);
    const [payment] = await paymentsOf(holder, bond!.id);
    const { token } = admin;
    await app.answer(paymentsApi.removePayment, { token, params: { id: payment!.id } });
    app.clock.advance({ minutes: 1 });
    expect(await desk.undo(payments)).toMatchObject({ undone: 1, left: [] });
    expect(await desk.undo(bonds)).toMatchObject({ undone: 1, left: [] });
    await app.answer(bondsApi.restoreBond, { token, params: { id: bond!.id } });
    expect(await paymentsOf(holder, bond!.id)).toEqual([]);
    await app.db.deleteFrom('bonds').where('user_id', '=', holder.userId).execute();
    await app.db.deleteFrom('instruments').where('isin', '=', XS).execute();
  });

  test('keeps a bond to which somebody is adding a payment', async () => {
    const holder = await aUser(app);
    const done = await desk.confirm(await desk.preview(aCsvFile(BOND_HEADER, bondLine(XS, '2000')), holder));
    const [bond] = await desk.bondsOf(holder);
    const { undoing } = await app.db.transaction().execute(async (tx) => {
      await tx.selectFrom('bonds').select('id').where('id', '=', bond!.id).forNoKeyUpdate().execute();
      await aPayment({ db: tx }, bond!.id);
      const started = desk.undo(done);
      await expect.poll(() => waitForLock(app.db)).toBe(1);
      return { undoing: started };
    });
    expect(await undoing).toMatchObject({ undone: 0, left: [{ holdingId: bond!.id, state: 'active' }] });
    await app.db.deleteFrom('bonds').where('user_id', '=', holder.userId).execute();
    await app.db.deleteFrom('instruments').where('isin', '=', XS).execute();
  });

  test('takes back those that the undo of a redenomination has marked as euro', async () => {
    const holder = await aUser(app);
    const isin = aNewIsin();
    const bondId = await aBond(app, holder.userId, { isin, currency: 'BGN' });
    const { token } = admin;
    const redenomination = { token, params: { isin }, body: { kind: 'redenomination' } } as const;
    const { batch } = await app.answer(actOnInstrument, redenomination);
    const done = await desk.confirm(await desk.preview(paymentsFile(isin), holder));
    await app.answer(undoInstrumentAction, { token, params: { batch: batch ?? 0 } });
    expect(await paymentsOf(holder, bondId)).toMatchObject([{ profit: 12.5, currency: 'EUR' }]);
    expect(await desk.undo(done)).toMatchObject({ undone: 1, left: [] });
    expect(await paymentsOf(holder, bondId)).toEqual([]);
  });
});

describe('the securities that an import introduced', () => {
  const [ETF, SHARE] = ['IE00B4L5Y983', 'DE0007164600'];
  const FILE = aCsvFile(
    BOND_HEADER,
    bondLine(XS, '2000'),
    `${ETF};etf;buy;10;80;EUR;2025-03-14;IBKR;`,
    `${SHARE};share;buy;5;120;EUR;2025-03-14;IBKR;`,
  );
  const knownIsins = async () => {
    const rows = await app.db
      .selectFrom('instruments')
      .select('isin')
      .where('isin', 'in', [XS, ETF, SHARE])
      .orderBy('isin')
      .execute();
    return rows.map(({ isin }) => isin);
  };
  const importFile = async (holder: TestUser) => desk.confirm(await desk.preview(FILE, holder));

  test('stay after its undo if somebody else holds them or their data was edited', async () => {
    const done = await importFile(await aUser(app));
    expect(await knownIsins()).toEqual([SHARE, ETF, XS]);
    const other = await aUser(app);
    await aBond(app, other.userId, { isin: XS });
    await app.db
      .updateTable('instruments')
      .set({ name: 'A fund', version: 2 })
      .where('isin', '=', ETF)
      .execute();
    expect(await desk.undo(done)).toMatchObject({ undone: 3, left: [] });
    expect(await knownIsins()).toEqual([ETF, XS]);
    await app.db.deleteFrom('bonds').where('user_id', '=', other.userId).execute();
    await app.db.deleteFrom('instruments').where('isin', 'in', [ETF, XS]).execute();
  });

  test('stay after the undo of a later import of the same securities', async () => {
    const first = await importFile(await aUser(app));
    const second = await importFile(await aUser(app));
    await desk.undo(second);
    expect(await knownIsins()).toEqual([SHARE, ETF, XS]);
    await desk.undo(first);
    expect(await knownIsins()).toEqual([]);
  });

  test('are known again when an undone holding is restored', async () => {
    const holder = await aUser(app);
    const done = await importFile(holder);
    const [bond] = await desk.bondsOf(holder);
    await desk.undo(done);
    expect(await knownIsins()).toEqual([]);
    const params = { id: bond!.id };
    await app.answer(bondsApi.officeBondCalls.restore, { token: admin.token, params });
    expect(await knownIsins()).toEqual([XS]);
  });
});

test('nothing that imports remember about a holder outlives them', async () => {
  const holder = await aUser(app);
  await desk.confirm(await desk.preview(aCsvFile(BOND_HEADER, bondLine(BG, '1000')), holder));
  const known = () =>
    app.db.selectFrom('batch_holdings').select('target').where('user_id', '=', holder.userId).execute();
  expect(await known()).toEqual([{ target: 'bonds' }]);
  await app.db.deleteFrom('users').where('id', '=', holder.userId).execute();
  expect(await known()).toEqual([]);
});

test('rows of a file are removed with their holder and with their import, and no others', async () => {
  const [erased, kept] = [await aUser(app), await aUser(app)];
  const lines = [erased, kept].map(({ email }) => `${email};${bondLine(BG, '1000')}`);
  const text = aCsvFile(`Holder;${BOND_HEADER}`, ...lines);
  const { id, mapping } = await uploadForOffice(app, admin, { text });
  const sent = { token: admin.token, params: { id } };
  await app.answer(officeImports.map, { ...sent, body: { mapping, answers: BOND_ANSWERS } });
  const holders = async () => {
    const rows = app.db.selectFrom('import_rows').select('user_id').where('import_id', '=', id);
    return (await rows.orderBy('place').execute()).map((row) => row.user_id);
  };
  expect(await holders()).toEqual([erased.userId, kept.userId]);
  await app.db.deleteFrom('users').where('id', '=', erased.userId).execute();
  expect(await holders()).toEqual([kept.userId]);

  // A reading that began before stages no row for the erased holder.
  await app.db.updateTable('imports').set({ state: 'reading' }).where('id', '=', id).execute();
  const { reading } = await app.db
    .selectFrom('imports')
    .select('reading')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const staged = [erased, kept].map(({ userId }, at) => ({
    columns: {
      ...{ place: 11 + at, user_id: userId, kind: 'error' as const, target: null, is_included: false },
      ...{ identity: null, ordinal: null, content: null, target_id: null, target_version: null },
    },
    shown: {
      ...{
        row: 11 + at,
        joinedRows: [],
        sheet: null,
        isin: null,
        earlierIsin: null,
        before: null,
        after: null,
      },
      ...{ asWritten: null, errors: [], known: null },
    },
    writes: null,
    personal: null,
  }));
  await insertRows(app.db, { id, reading }, { rows: staged, done: 2, dataKeys: app.dataKeys });
  expect(await holders()).toEqual([kept.userId, kept.userId]);

  await app.db.deleteFrom('imports').where('id', '=', id).execute();
  expect(await holders()).toEqual([]);
});
