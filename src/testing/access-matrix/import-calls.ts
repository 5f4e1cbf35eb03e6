import { randomUUID } from 'node:crypto';
import type { UserId } from '#api/platform/ids';
import { aConfirmedImport, anImport } from '../factories/imports/an-import.ts';
import type { Call, CallContext } from './call.ts';

const FILE = {
  fileName: 'payments.csv',
  content: Buffer.from('ISIN;Date;Amount;Currency').toString('base64'),
};

type ChooseOwner = (context: CallContext) => UserId | null;

/** The calls about imports under a path: those of the office, or of the owner. */
function importCalls(area: '/admin' | '/my', chooseOwner: ChooseOwner): Readonly<Record<string, Call>> {
  const path = `${area}/imports`;
  const withImport =
    (body?: unknown, make = anImport): Call =>
    async (context) => ({ params: { id: await make(context.app, chooseOwner(context)) }, body });
  return {
    [`GET ${path}`]: () => ({}),
    [`POST ${path}`]: () => ({ body: FILE }),
    [`GET ${path}/{id}`]: withImport(),
    [`DELETE ${path}/{id}`]: withImport(),
    [`PUT ${path}/{id}/mapping`]: withImport({ mapping: null }),
    [`GET ${path}/{id}/rows`]: withImport(),
    [`PUT ${path}/{id}/rows`]: withImport({}),
    [`GET ${path}/{id}/rows/{place}/cells`]: cellsOfRow(chooseOwner),
    [`GET ${path}/{id}/rejected-rows`]: withImport(),
    [`POST ${path}/{id}/confirm`]: withImport({}),
    [`POST ${path}/{id}/undo`]: withImport(undefined, aConfirmedImport),
    [`GET ${area}/import-symbols`]: () => ({}),
    [`PUT ${area}/import-symbols/{id}`]: savedSymbol(chooseOwner, { isin: 'US0378331005' }),
    [`DELETE ${area}/import-symbols/{id}`]: savedSymbol(chooseOwner),
  };
}

function cellsOfRow(chooseOwner: ChooseOwner): Call {
  return async (context) => {
    const id = await anImport(context.app, chooseOwner(context));
    const shown = JSON.stringify({ row: 1, sheet: null });
    await context.app.db
      .insertInto('import_rows')
      .values({ import_id: id, place: 1, kind: 'information', is_included: false, shown })
      .execute();
    return { params: { id, place: 1 } };
  };
}

/** A symbol is removed by each call that may, so each has its own. */
function savedSymbol(chooseOwner: ChooseOwner, body?: object): Call {
  return async (context) => {
    const { app } = context;
    const { id } = await app.db
      .insertInto('import_symbols')
      .values({
        owner_id: chooseOwner(context),
        format: 'revolut',
        symbol: randomUUID(),
        isin: 'US57636Q1040',
        used_at: app.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { params: { id }, ...(body !== undefined && { body }) };
  };
}

const savedMapping: Call = async ({ app }) => {
  const { id } = await app.db
    .insertInto('import_mappings')
    .values({
      owner_id: null,
      header_hash: Buffer.from(app.clock.now().toISOString()),
      header: '["ISIN"]',
      mapping: '{"target":"price","sheet":null,"columns":{},"constants":{}}',
      used_at: app.clock.now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['owner_id', 'header_hash']).doUpdateSet({ header: '["ISIN"]' }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return { params: { id } };
};

export const IMPORT_CALLS: Readonly<Record<string, Call>> = {
  ...importCalls('/admin', () => null),
  ...importCalls('/my', ({ owner }) => owner.userId),
  'GET /admin/import-mappings': () => ({}),
  'DELETE /admin/import-mappings/{id}': savedMapping,
};
