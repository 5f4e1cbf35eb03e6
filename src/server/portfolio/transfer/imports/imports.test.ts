import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as bondsApi from '#api/portfolio/bonds';
import { suggestMapping } from '#domain/imports/mapping/suggest-mapping';
import type { Import } from '#api/portfolio/imports/import-fields';
import { officeImports } from '#api/portfolio/imports/imports';
import { aCsvFile } from '../../../../testing/factories/imports/an-import.ts';
import { aBond } from '../../../../testing/factories/a-bond.ts';
import { anAdministrator, aUser, type TestUser } from '../../../../testing/factories/a-user.ts';
import {
  anImportDesk,
  BG,
  BOND_HEADER,
  bondLine,
  XS,
} from '../../../../testing/factories/imports/an-import-desk.ts';
import { startTestApp, type TestApp } from '../../../../testing/app/start-test-app.ts';

let app: TestApp;
let admin: TestUser;
let desk: ReturnType<typeof anImportDesk>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await anAdministrator(app);
  desk = anImportDesk(app, admin);
});
afterAll(() => app.stop());

describe('an import', () => {
  it('writes nothing before it is confirmed, and then what a single bond would be', async () => {
    const holder = await aUser(app);
    const shown = await desk.preview(
      aCsvFile(BOND_HEADER, bondLine(BG, '10000'), bondLine(XS, '5000')),
      holder,
    );
    expect(shown).toMatchObject({
      state: 'previewed',
      format: null,
      counts: { new: 2, error: 0, included: 2 },
    });
    expect(await desk.bondsOf(holder)).toEqual([]);
    const done = await desk.confirm(shown);
    expect(done).toMatchObject({ state: 'confirmed', counts: { new: 2 } });
    const typed = await app.answer(bondsApi.addBond, {
      token: admin.token,
      params: { id: (await aUser(app)).userId },
      body: { isin: BG, bank: 'Fibank', buyPrice: 98.5, nominal: 10000, buyDate: '2025-03-14' },
    });
    const [imported] = await desk.bondsOf(holder);
    expect({ ...imported, id: 0 }).toEqual({ ...typed, id: 0 });
  });

  it('of the same file a second time adds nothing', async () => {
    const holder = await aUser(app);
    const text = aCsvFile(
      BOND_HEADER,
      bondLine(BG, '1000'),
      bondLine(BG, '1000'),
      bondLine(XS, '2000', { id: 'T-1' }),
    );
    await desk.confirm(await desk.preview(text, holder));
    await app.db
      .updateTable('instruments')
      .set({ name: 'Bulgaria 2.25% 2030' })
      .where('isin', '=', BG)
      .execute();
    const again = await desk.preview(text, holder);
    const names = (await desk.rowsOf(again)).map(({ securityName }) => securityName);
    expect(names).toEqual(['Bulgaria 2.25% 2030', 'Bulgaria 2.25% 2030', null]);
    expect(again.counts).toMatchObject({ new: 0, duplicate: 3, included: 0 });
    const today = app.clock.now().toISOString().slice(0, 10);
    expect((await desk.rowsOf(again)).map(({ known }) => known)).toEqual(
      Array.from({ length: 3 }, () => ({ importedOn: today, deletedOn: null })),
    );
    await desk.confirm(again);
    // Two equal fills are two.
    expect(await desk.bondsOf(holder)).toHaveLength(3);
  });

  it('of a file that overlaps adds only the new week', async () => {
    const holder = await aUser(app);
    const days = ['2025-03-03', '2025-03-10', '2025-03-17'].map((day) => bondLine(BG, '1000', { day }));
    await desk.confirm(await desk.preview(aCsvFile(BOND_HEADER, ...days.slice(0, 2)), holder));
    const next = await desk.preview(
      aCsvFile(BOND_HEADER, ...days.slice(1), bondLine(BG, '1000', { day: '2025-03-17' })),
      holder,
    );
    expect(next.counts).toMatchObject({ new: 2, duplicate: 1 });
  });

  it('recognises a bond that somebody typed, once for each line', async () => {
    const holder = await aUser(app);
    await aBond(app, holder.userId, {
      ...{
        isin: BG,
        nominal: '1000',
        buy_price: '98.5',
        buy_date: '2025-03-14',
        bank: 'Fibank',
        market_price: '0',
      },
    });
    const shown = await desk.preview(
      aCsvFile(BOND_HEADER, bondLine(BG, '1000'), bondLine(BG, '1000')),
      holder,
    );
    expect(shown.counts).toMatchObject({ new: 1, unchanged: 1 });
  });

  it('leaves out a transaction that its file has twice, and warns of a number with other values', async () => {
    const holder = await aUser(app);
    const line = (nominal: string) => bondLine(BG, nominal, { id: 'A1' });
    const text = aCsvFile(BOND_HEADER, line('1000'), line('1000'), line('2000'));
    const shown = await desk.preview(text, holder);
    expect(await desk.rowsOf(shown)).toMatchObject([
      { row: 2, kind: 'new', isIncluded: true, errors: [] },
      {
        ...{ row: 3, kind: 'duplicate', isIncluded: false },
        errors: [{ rule: 'same_transaction_above', values: { row: 2 } }],
      },
      {
        ...{ row: 4, kind: 'new', isIncluded: true },
        errors: [{ rule: 'same_number_above', values: { row: 2 } }],
      },
    ]);
    await desk.confirm(await desk.changeRows(shown, { included: [{ place: 2, isIncluded: true }] }));
    expect((await desk.bondsOf(holder)).map(({ nominal }) => nominal)).toEqual([1000, 1000, 2000]);
    // All three are known now.
    expect((await desk.preview(text, holder)).counts).toMatchObject({ new: 0, duplicate: 3 });
  });

  it('of the same file by two people at once is written once', async () => {
    const holder = await aUser(app);
    const text = aCsvFile(BOND_HEADER, bondLine(BG, '1000'), bondLine(BG, '1000'));
    const both = [await desk.preview(text, holder), await desk.preview(text, holder)];
    expect(both.map(({ counts }) => counts.new)).toEqual([2, 2]);
    const done = await Promise.all(both.map((one) => desk.confirm(one)));
    expect(done.map(({ counts }) => counts.included).sort()).toEqual([0, 2]);
    expect(await desk.bondsOf(holder)).toHaveLength(2);
  });

  it('is undone row for row, and its file can be imported again', async () => {
    const holder = await aUser(app);
    const before = await desk.storedBonds();
    const text = aCsvFile(BOND_HEADER, bondLine(BG, '1000'), bondLine(XS, '2000'));
    const done = await desk.confirm(await desk.preview(text, holder));
    expect(await desk.undo(done)).toEqual({ undone: 2, left: [], leftUsers: [] });
    expect(await desk.storedBonds()).toEqual(before);
    const again = await desk.preview(text, holder);
    expect(again.counts).toMatchObject({ new: 2, duplicate: 0 });
    const problem = await app.refusal(officeImports.undo, { token: admin.token, params: { id: done.id } });
    expect(problem.code).toBe('already_undone');
  });

  it('is undone except for rows changed since, or not at all', async () => {
    const holder = await aUser(app);
    const done = await desk.confirm(
      await desk.preview(aCsvFile(BOND_HEADER, bondLine(BG, '1000'), bondLine(XS, '2000')), holder),
    );
    const [first] = await desk.bondsOf(holder);
    await app.answer(bondsApi.changeBondStatus, {
      token: admin.token,
      params: { id: first!.id },
      body: { expired: true },
    });
    const left = [{ holdingId: first!.id, state: 'expired' }];
    expect(await desk.stoppedUndo(done)).toMatchObject({
      code: 'changed_since',
      current: { left, leftUsers: [] },
    });
    expect(await desk.bondsOf(holder)).toHaveLength(2);
    expect(await desk.undo(done)).toMatchObject({ undone: 1, left });
    expect(await desk.bondsOf(holder)).toHaveLength(1);
  });

  it('asks whether to add a row again that was deleted by hand', async () => {
    const holder = await aUser(app);
    const text = aCsvFile(BOND_HEADER, bondLine(BG, '1000'));
    await desk.confirm(await desk.preview(text, holder));
    const [first] = await desk.bondsOf(holder);
    await app.answer(bondsApi.removeBond, { token: admin.token, params: { id: first!.id } });
    const again = await desk.preview(text, holder);
    const [row] = await desk.rowsOf(again);
    expect(row).toMatchObject({
      kind: 'duplicate',
      isIncluded: false,
      known: { deletedOn: app.clock.now().toISOString().slice(0, 10) },
    });
    const include = (shown: Import) => desk.changeRows(shown, { included: [{ place: 1, isIncluded: true }] });
    // Two people add it again: the second confirmation finds it there.
    const both = [await include(again), await include(await desk.preview(text, holder))];
    expect(both.map(({ counts }) => counts.included)).toEqual([1, 1]);
    const done = [await desk.confirm(both[0]!), await desk.confirm(both[1]!)];
    expect(done.map(({ counts }) => counts.included)).toEqual([1, 0]);
    expect(await desk.bondsOf(holder)).toHaveLength(1);
    expect((await desk.preview(text, holder)).counts).toMatchObject({ new: 0, duplicate: 1 });
  });

  it('leaves out rows with errors only if asked to, and accepts corrected cells', async () => {
    const holder = await aUser(app);
    const shown = await desk.preview(
      aCsvFile(BOND_HEADER, bondLine(BG, '1000'), bondLine(XS, 'many')),
      holder,
    );
    expect(shown.counts).toMatchObject({ new: 1, error: 1 });
    expect((await desk.rowsOf(shown)).map(({ kind, isin }) => [kind, isin])).toEqual([
      ['new', BG],
      ['error', XS],
    ]);
    const problem = await desk.refusedConfirm(shown);
    expect(problem.errors).toMatchObject([{ path: 'onlyGoodRows' }]);
    const [rejected] = await desk.rejectedOf(shown);
    expect(rejected).toMatchObject({
      header: BOND_HEADER.split(';'),
      rows: [{ cells: bondLine(XS, 'many').split(';').slice(0, -1) }],
    });
    const corrected = await desk.changeRows(shown, {
      corrections: [{ sheet: null, row: 3, column: 3, text: '2000' }],
    });
    expect(corrected.counts).toMatchObject({ new: 2, error: 0 });
    const without = await desk.changeRows(corrected, { all: { kind: 'new', isIncluded: false } });
    expect(without.counts.included).toBe(0);
  });

  it('is read below the chosen header line, and recognised by it the next time', async () => {
    const holder = await aUser(app);
    const file = (...above: string[]) => [...above, HEADER, bondLine(BG, '1000'), 'Total;;;1000'].join('\n');
    const HEADER = 'Paper;Sort;Way;Size;Level;Coin;When;Where;Nr';
    const TITLE = 'Statement;of;account;two;for;May;2026;in;euro';
    const uploaded = await desk.upload(file(TITLE), holder);
    expect(uploaded.sheets[0]).toMatchObject({ headerRow: 1, firstLines: { length: 4 } });
    const answers = { [`scale:${BG}`]: 'percent' };
    const sent = (one: Import) => ({ token: admin.token, params: { id: one.id } });
    const mapping = { ...suggestMapping(BOND_HEADER.split(';')), headerRow: 2, footLines: 1 };
    const shown = await app.answer(officeImports.map, { ...sent(uploaded), body: { mapping, answers } });
    expect(shown).toMatchObject({ columns: HEADER.split(';'), counts: { new: 1, error: 0 } });

    // The title has another length the next time.
    const next = await desk.upload(file(TITLE, '', TITLE), holder);
    expect(next).toMatchObject({
      state: 'mapping',
      isSavedMapping: true,
      mapping: { ...mapping, headerRow: 4 },
    });
    const again = await app.answer(officeImports.map, {
      ...sent(next),
      body: { mapping: next.mapping, answers },
    });
    expect(again.counts).toMatchObject({ new: 1, error: 0 });
    const refused = await app.refusal(officeImports.map, {
      ...sent(next),
      body: { mapping: { ...mapping, headerRow: 99 } },
    });
    expect(refused).toMatchObject({
      status: 400,
      errors: [{ path: 'mapping.headerRow', rule: 'whole_number_between', values: { min: 1, max: 6 } }],
    });
  });

  it('is not read by a mapping that takes a column twice, or one that the file does not have', async () => {
    const uploaded = await desk.upload(aCsvFile(BOND_HEADER, bondLine(BG, '1000')), await aUser(app));
    const { mapping } = uploaded;
    const columns = { ...mapping?.columns, price: 3, currency: 99 };
    const refused = await app.refusal(officeImports.map, {
      token: admin.token,
      params: { id: uploaded.id },
      body: { mapping: { ...suggestMapping([]), ...mapping, columns } },
    });
    expect(refused.errors).toMatchObject([
      { path: 'mapping.columns.price', rule: 'column_taken' },
      { path: 'mapping.columns.currency', rule: 'no_such_column' },
    ]);
    expect(refused.status).toBe(400);
  });

  it('of quotes has a price for each security and day', async () => {
    const isin = 'DE0007164600';
    const holder = await aUser(app);
    await aBond(app, holder.userId, {
      isin,
      market_price: '99',
      buy_date: '2025-01-10',
      market_price_on: '2025-11-18',
    });
    const shown = await desk.upload(`Date;${isin}\n2025-11-19;99.25\n2025-11-20;99.5\n`, holder);
    expect(shown).toMatchObject({ format: 'portfolio-performance-quotes', counts: { new: 2 } });
    await desk.confirm(shown);
    expect((await desk.bondsOf(holder)).map(({ marketPrice }) => marketPrice)).toEqual([99.5]);
  });
});
