import { sql } from 'kysely';
import * as bondsApi from '#api/portfolio/bonds';
import type { Import, RowChanges } from '#api/portfolio/imports/import-fields';
import { officeImports } from '#api/portfolio/imports/imports';
import type { TestApp } from '../../app/start-test-app.ts';
import type { TestUser } from '../a-user.ts';
import { uploadForOffice } from './an-import.ts';

export const BG = 'BG2030026111';
export const XS = 'XS2010026305';
/** The header of a file whose columns are mapped by their names. */
export const BOND_HEADER = 'ISIN;Class;Direction;Nominal;Price;Currency;Date;Bank;Transaction ID';
/** A line of it. */
export const bondLine = (isin: string, nominal: string, { day = '2025-03-14', id = '' } = {}) =>
  `${isin};bond;buy;${nominal};98.5;EUR;${day};Fibank;${id}`;
/** Prices of both are percent. */
export const BOND_ANSWERS = { [`scale:${BG}`]: 'percent', [`scale:${XS}`]: 'percent' };

/** The actions of an administrator with files. */
export function anImportDesk(app: TestApp, { token }: TestUser) {
  const sent = ({ id }: Import) => ({ token, params: { id } });
  return {
    upload: (text: string, holder: TestUser) =>
      uploadForOffice(app, { token }, { text, holder: holder.userId }),
    /** Uploads a file and maps its columns by their names. */
    async preview(text: string, holder: TestUser): Promise<Import> {
      const uploaded = await uploadForOffice(app, { token }, { text, holder: holder.userId });
      const body = { mapping: uploaded.mapping, answers: BOND_ANSWERS };
      return app.answer(officeImports.map, { ...sent(uploaded), body });
    },
    changeRows: (shown: Import, body: Partial<RowChanges>) =>
      app.answer(officeImports.changeRows, { ...sent(shown), body }),
    confirm: (shown: Import, body = {}) => app.answer(officeImports.confirm, { ...sent(shown), body }),
    refusedConfirm: (shown: Import) => app.refusal(officeImports.confirm, { ...sent(shown), body: {} }),
    undo: (done: Import) => app.answer(officeImports.undo, sent(done)),
    /** The problem with which an undo stops because rows have been changed. */
    stoppedUndo: (done: Import) =>
      app.refusal(officeImports.undo, { ...sent(done), body: { ifChanged: 'stop' } }),
    rowsOf: (shown: Import) => app.answer(officeImports.listRows, sent(shown)),
    rejectedOf: (shown: Import) => app.answer(officeImports.listRejected, sent(shown)),
    bondsOf: async (holder: TestUser) =>
      (await app.answer(bondsApi.listMyBonds, { token: holder.token })).data,
    /** The stored bonds, without the counters of changes. */
    async storedBonds() {
      const { rows } = await sql<{ row: unknown }>`
        select to_jsonb(t) - '{version,computed_fields}'::text[] as row from bonds as t
        where deleted_at is null order by id`.execute(app.db);
      return rows;
    },
  };
}
