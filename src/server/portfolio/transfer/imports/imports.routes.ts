import * as api from '#api/portfolio/imports/imports';
import { ROWS_PER_PAGE } from '#api/portfolio/imports/row-kinds';
import type { Access } from '#api/platform/endpoint';
import type { Database } from '../../../platform/database/schema.ts';
import type { DataKeys } from '../../../platform/encryption/data-keys.ts';
import { notFound } from '../../../platform/errors/api-error.ts';
import type { CallerFor } from '../../../platform/http/authorize.ts';
import {
  route,
  write,
  writeInOwnTransaction,
  type HandlerInput,
  type Route,
} from '../../../platform/http/route.ts';
import { confirmImport } from './confirm/confirm-import.ts';
import { undoImport } from './confirm/undo-import.ts';
import { officeAccess, ownAccess, type ImportAccess } from './import-access.ts';
import { rowOnWire } from './import-on-wire.ts';
import { listRows } from './import-rows.store.ts';
import { findImport, listImports, removeImport } from './imports.store.ts';
import { listRejectedRows } from './list-rejected-rows.ts';
import { changeRows, findCells, mapColumns, uploadFile, type ImportServices } from './prepare-import.ts';
import { listSavedMappings, removeSavedMapping } from './remembered/saved-mappings.store.ts';
import { changeSavedSymbol, listSavedSymbols, removeSavedSymbol } from './remembered/saved-symbols.store.ts';
import { findOnWire, toWire } from './find-on-wire.ts';
import { stopReading } from './running-readings.ts';

/** Well below the idle timeouts of proxies and of the server itself. */
const MAX_WAIT_MS = 30_000;

export function importRoutes(options: Omit<ImportServices, 'maxWaitMs'>): readonly Route[] {
  const services = { ...options, maxWaitMs: MAX_WAIT_MS };
  return [
    ...preparationRoutes(api.officeImports, officeAccess, services),
    ...preparationRoutes(api.myImports, ownAccess, services),
    ...readRoutes(api.officeImports, officeAccess),
    ...readRoutes(api.myImports, ownAccess),
    ...decisionRoutes(api.officeImports, officeAccess, services),
    ...decisionRoutes(api.myImports, ownAccess, services),
    ...symbolRoutes(api.officeImports, officeAccess),
    ...symbolRoutes(api.myImports, ownAccess),

    route(api.listImportMappings, async ({ db }) =>
      (await listSavedMappings(db)).map(({ id, header, mapping, used_at }) => ({
        ...{ id, mapping, header: [...header] },
        usedAt: used_at.toISOString(),
      })),
    ),

    write(api.removeImportMapping, async ({ tx, params: { id } }) => {
      if (!(await removeSavedMapping(tx, id))) throw notFound();
    }),
  ];
}

type ToAccess<A extends Access> = (principal: CallerFor[A], dataKeys: DataKeys) => ImportAccess;

type Requested<A extends Access> = Pick<
  HandlerInput<A, unknown, unknown, unknown>,
  'principal' | 'now' | 'today' | 'incoming'
> & { readonly db: Database };

function preparationRoutes<A extends Access>(
  endpoints: api.ImportEndpoints<A>,
  toAccess: ToAccess<A>,
  services: ImportServices,
): readonly Route[] {
  const toCaller = ({ db, principal, now, today, incoming: { dataKeys, log } }: Requested<A>) => ({
    ...{ db, now, today, log },
    access: toAccess(principal, dataKeys),
    ...services,
  });
  return [
    writeInOwnTransaction(endpoints.upload, async ({ query, body, keepAnswer, ...requested }) =>
      uploadFile(
        { ...body, holder: query.holder ?? null, keepAnswer, release: requested.incoming.releaseBody },
        toCaller(requested),
      ),
    ),

    route(endpoints.map, async ({ params: { id }, body, ...requested }) =>
      mapColumns(id, body, toCaller(requested)),
    ),

    route(endpoints.changeRows, async ({ params: { id }, body, ...requested }) =>
      changeRows(id, body, toCaller(requested)),
    ),

    route(endpoints.findCells, async ({ params: { id, place }, ...requested }) => ({
      cells: [...(await findCells(id, place, toCaller(requested)))],
    })),

    write(endpoints.discard, async ({ tx, principal, params: { id }, incoming }) => {
      const access = toAccess(principal, incoming.dataKeys);
      await findImport(tx, { ...access, id });
      if (!(await removeImport(tx, { ...access, id }))) throw notFound();
      stopReading(id);
    }),
  ];
}

function readRoutes<A extends Access>(
  endpoints: api.ImportEndpoints<A>,
  toAccess: ToAccess<A>,
): readonly Route[] {
  return [
    route(endpoints.list, async ({ db, principal, now, incoming }) =>
      toWire(db, await listImports(db, toAccess(principal, incoming.dataKeys)), now),
    ),

    route(endpoints.find, ({ db, principal, params: { id }, now, incoming }) =>
      findOnWire(db, { ...toAccess(principal, incoming.dataKeys), id }, now),
    ),

    route(endpoints.listRows, async ({ db, principal, params: { id }, query, incoming: { dataKeys } }) => {
      await findImport(db, { ...toAccess(principal, dataKeys), id });
      const rows = await listRows(db, id, { ...query, limit: ROWS_PER_PAGE });
      return rows.map((row) => rowOnWire(row, dataKeys));
    }),

    route(endpoints.listRejected, async ({ db, principal, params: { id }, incoming: { dataKeys } }) =>
      listRejectedRows(db, await findImport(db, { ...toAccess(principal, dataKeys), id }), dataKeys),
    ),
  ];
}

function symbolRoutes<A extends Access>(
  endpoints: api.ImportEndpoints<A>,
  toAccess: ToAccess<A>,
): readonly Route[] {
  return [
    route(endpoints.listSymbols, async ({ db, principal, incoming: { dataKeys } }) =>
      (await listSavedSymbols(db, toAccess(principal, dataKeys).owner)).map(({ used_at, ...saved }) => ({
        ...saved,
        usedAt: used_at.toISOString(),
      })),
    ),

    write(endpoints.changeSymbol, async ({ tx, principal, params: { id }, body, incoming: { dataKeys } }) => {
      const { owner } = toAccess(principal, dataKeys);
      if (!(await changeSavedSymbol(tx, { owner, id, ...body }))) throw notFound();
    }),

    write(endpoints.removeSymbol, async ({ tx, principal, params: { id }, incoming: { dataKeys } }) => {
      const { owner } = toAccess(principal, dataKeys);
      if (!(await removeSavedSymbol(tx, { owner, id }))) throw notFound();
    }),
  ];
}

function decisionRoutes<A extends Access>(
  endpoints: api.ImportEndpoints<A>,
  toAccess: ToAccess<A>,
  { config: { timeZone } }: ImportServices,
): readonly Route[] {
  return [
    write(endpoints.confirm, async ({ tx, principal, params: { id }, body, now, today, incoming }) => {
      const access = toAccess(principal, incoming.dataKeys);
      await confirmImport(tx, { id, ...body }, { access, now, today, timeZone });
      return findOnWire(tx, { ...access, id }, now);
    }),

    write(endpoints.undo, ({ tx, principal, params: { id }, body, now, incoming }) =>
      undoImport(tx, { id, ...body }, { access: toAccess(principal, incoming.dataKeys), now }),
    ),
  ];
}
