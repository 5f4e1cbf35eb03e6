import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportTarget, RowKind } from '#api/portfolio/imports/import-fields';
import { anImport } from '../../../../../testing/factories/imports/an-import.ts';
import { aUser } from '../../../../../testing/factories/a-user.ts';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import { includeRows, insertRows, type StagedRow } from '../import-rows.store.ts';

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.stop());

interface Row {
  readonly target: ImportTarget;
  readonly writes: StagedRow['writes'];
  readonly kind?: RowKind;
}

const stagedRow = ({ target, writes, kind = 'new' }: Row, at: number): StagedRow => ({
  columns: {
    ...{ place: at + 1, user_id: null, kind, target, is_included: kind === 'new' },
    ...{ identity: null, ordinal: null, content: null, target_id: null, target_version: null },
  },
  shown: {
    ...{ row: at + 2, joinedRows: [], sheet: null, isin: null, earlierIsin: null },
    ...{ before: null, after: null, asWritten: null, errors: [], known: null },
  },
  writes,
  personal: null,
});

test('what belongs to a new holding is left out with it, and nothing else', async () => {
  const { userId } = await aUser(app);
  const id = await anImport(app, userId, { state: 'reading' });
  const { reading } = await app.db
    .selectFrom('imports')
    .select('reading')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = [
    { target: 'bond', writes: [{ id: 7 }] },
    { target: 'etf', writes: [{ id: 7 }] },
    { target: 'share', writes: [{ id: 8 }], kind: 'duplicate' },
    { target: 'bond', writes: null, kind: 'duplicate' },
    { target: 'payment', writes: [{ bond_id: 7 }] },
    { target: 'payment', writes: [{ bond_id: 6 }, { bond_id: 7 }] },
    { target: 'payment', writes: [{ bond_id: 6 }] },
    { target: 'cashFlow', writes: [{ bond_id: 7 }] },
    { target: 'redemption', writes: [{ day: '2026-01-15' }, { bond_id: 7 }] },
    { target: 'distribution', writes: [{ etf_or_share_id: 7 }] },
    { target: 'distribution', writes: [{ etf_or_share_id: 8 }] },
  ] as const satisfies readonly Row[];
  const staged = rows.map(stagedRow);
  await insertRows(app.db, { id, reading }, { rows: staged, done: rows.length, dataKeys: app.dataKeys });
  const include = async (place: number, isIncluded: boolean) => {
    await app.db
      .transaction()
      .execute((tx) => includeRows(tx, id, { rows: [{ place, isIncluded }], ofKind: undefined }));
    const included = await app.db
      .selectFrom('import_rows')
      .select('place')
      .where('import_id', '=', id)
      .where('is_included', '=', true)
      .orderBy('place')
      .execute();
    return included.map((row) => row.place);
  };
  expect(await include(3, true)).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10, 11]);
  expect(await include(1, false)).toEqual([2, 3, 7, 10, 11]);
  expect(await include(3, false)).toEqual([2, 7, 10]);
  expect(await include(2, false)).toEqual([7]);
});
