import { z } from 'zod';
import { endpoint, type Access } from '../../platform/endpoint.ts';
import { ruleMessage } from '../../platform/field-rules.ts';
import * as field from '../../platform/fields.ts';
import { ImportId, ImportMappingId, ImportSymbolId, inPath, UserId } from '../../platform/ids.ts';
import { MAX_FILE_BYTES } from './file-size.ts';
import {
  Import,
  ImportMapping,
  ImportRow,
  ImportUpload,
  MAX_BODY_BYTES,
  MAX_ROW_CHANGES,
  RejectedRows,
  RowChanges,
  RowKind,
  SavedMapping,
  SavedSymbol,
} from './import-fields.ts';
import { ROWS_PER_PAGE } from './row-kinds.ts';
import { SkippedHolding } from '../instruments/instruments.ts';

const params = z.object({ id: inPath.id(ImportId) });
const idInQuery = z.coerce
  .number(ruleMessage('positive_integer'))
  .pipe(z.int(ruleMessage('positive_integer')).positive(ruleMessage('positive_integer')));

/** Positions are 32-bit integers. */
const MAX_PLACE = 2_147_483_647;
const placeInQuery = idInQuery.pipe(
  z.int().max(MAX_PLACE, ruleMessage('whole_number_between', { min: 1, max: MAX_PLACE })),
);

/** The holdings and users that an undo does not touch, because somebody has changed them since the import. */
export const KeptRows = z.object({
  left: z.array(SkippedHolding),
  leftUsers: z.array(z.object({ userId: UserId, username: z.string() })),
});
export type KeptRows = z.output<typeof KeptRows>;

function uploadEndpoints<A extends Access>(access: A, path: `/${string}`) {
  return {
    upload: endpoint({
      method: 'POST',
      path,
      access,
      summary:
        'Reads a file: recognises its format or suggests a mapping of its columns, and compares its rows with the stored ones. Nothing is written to a portfolio yet',
      maxBodyBytes: MAX_BODY_BYTES,
      maxFileBytes: MAX_FILE_BYTES,
      query: z.object({ holder: idInQuery.pipe(UserId).optional() }),
      body: ImportUpload,
      answer: Import,
    }),
  } as const;
}

function changeEndpoints<A extends Access>(access: A, path: `/${string}`) {
  return {
    map: endpoint({
      method: 'PUT',
      path: `${path}/{id}/mapping`,
      access,
      summary:
        'Sets the meaning of the columns and the answers to the questions, and reads and compares the file again',
      params,
      body: ImportMapping,
      answer: Import,
    }),
    changeRows: endpoint({
      method: 'PUT',
      path: `${path}/{id}/rows`,
      access,
      summary: 'Includes or excludes rows, and corrects cells',
      maxBodyFields: MAX_ROW_CHANGES * 8,
      params,
      body: RowChanges,
      answer: Import,
    }),
    findCells: endpoint({
      method: 'GET',
      path: `${path}/{id}/rows/{place}/cells`,
      access,
      summary:
        "The cells of a row's line in the file, so that they can be corrected; none if it has no line of its own",
      params: params.extend({ place: inPath.id(z.int().positive().max(MAX_PLACE)) }),
      answer: z.object({ cells: z.array(z.string()) }),
    }),
    discard: endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      access,
      summary: 'Discards an import that is not confirmed, even while its file is being read',
      params,
    }),
  } as const;
}

function readEndpoints<A extends Access>(access: A, path: `/${string}`) {
  return {
    list: endpoint({
      method: 'GET',
      path,
      access,
      summary: 'The last 50 imports, the newest first',
      answer: z.array(Import),
    }),
    find: endpoint({
      method: 'GET',
      path: `${path}/{id}`,
      access,
      summary: 'One import',
      params,
      answer: Import,
    }),
    listRows: endpoint({
      method: 'GET',
      path: `${path}/{id}/rows`,
      access,
      summary: `The rows of an import in the order of the file, at most ${ROWS_PER_PAGE} after the one named by \`after\``,
      params,
      query: z.object({ kind: RowKind.optional(), after: placeInQuery.optional() }),
      answer: z.array(ImportRow),
    }),
    listRejected: endpoint({
      method: 'GET',
      path: `${path}/{id}/rejected-rows`,
      access,
      summary: 'The lines with errors as in the file, so that they can be saved as a file of the same form',
      params,
      answer: z.array(RejectedRows),
    }),
  } as const;
}

function decisionEndpoints<A extends Access>(access: A, path: `/${string}`) {
  return {
    confirm: endpoint({
      method: 'POST',
      path: `${path}/{id}/confirm`,
      access,
      summary: 'Writes the included rows of an import, all or none',
      status: 200,
      params,
      /** `onlyGoodRows`: rows with errors are left out. */
      body: z.object({ onlyGoodRows: field.trueOrFalse.default(false) }),
      answer: Import,
    }),
    undo: endpoint({
      method: 'POST',
      path: `${path}/{id}/undo`,
      access,
      summary:
        'Undoes an import within 30 days: removes what it added and restores what it changed. Rows that somebody has changed since are kept and named, or stop the undo',
      status: 200,
      params,
      /** `stop`: undo nothing if rows have been changed since; the answer is 409 `changed_since`, with them as `current`. */
      body: z.object({ ifChanged: field.oneOf(['keep', 'stop']).default('keep') }),
      answer: KeptRows.extend({ undone: z.int() }),
    }),
  } as const;
}

function symbolEndpoints<A extends Access>(access: A, path: `/${string}`) {
  return {
    listSymbols: endpoint({
      method: 'GET',
      path,
      access,
      summary: 'The ISINs that were answered for symbols in files, by format and symbol',
      answer: z.array(SavedSymbol),
    }),
    changeSymbol: endpoint({
      method: 'PUT',
      path: `${path}/{id}`,
      access,
      summary: 'Changes the ISIN of a symbol for the next files',
      params: z.object({ id: inPath.id(ImportSymbolId) }),
      status: 204,
      body: z.object({ isin: field.isin }),
    }),
    removeSymbol: endpoint({
      method: 'DELETE',
      path: `${path}/{id}`,
      access,
      summary: 'Removes the ISIN of a symbol, so that the next file asks again',
      params: z.object({ id: inPath.id(ImportSymbolId) }),
    }),
  } as const;
}

/** The same calls for administrators and for users who keep their own portfolio. */
export function importEndpoints<A extends Access>(access: A, area: '/admin' | '/my') {
  const path = `${area}/imports` as const;
  return {
    ...uploadEndpoints(access, path),
    ...changeEndpoints(access, path),
    ...readEndpoints(access, path),
    ...decisionEndpoints(access, path),
    ...symbolEndpoints(access, `${area}/import-symbols`),
  } as const;
}
export type ImportEndpoints<A extends Access> = ReturnType<typeof importEndpoints<A>>;

export const officeImports = importEndpoints('administrator', '/admin');
export const myImports = importEndpoints('signed-in', '/my');

export const listImportMappings = endpoint({
  method: 'GET',
  path: '/admin/import-mappings',
  access: 'administrator',
  summary: "The office's mappings of columns, the last used first",
  answer: z.array(SavedMapping),
});

export const removeImportMapping = endpoint({
  method: 'DELETE',
  path: '/admin/import-mappings/{id}',
  access: 'administrator',
  summary: 'Removes a mapping of columns',
  params: z.object({ id: inPath.id(ImportMappingId) }),
});
