import type { Insertable } from 'kysely';
import type { Import } from '#api/portfolio/imports/import-fields';
import { myImports, officeImports } from '#api/portfolio/imports/imports';
import type { ImportId, UserId } from '#api/platform/ids';
import { encryptFile } from '../../../server/platform/encryption/stored-values.ts';
import { fileField } from '../../../server/portfolio/transfer/imports/import-contents.ts';
import type { ImportsTable } from '../../../server/platform/database/tables/import-tables.ts';
import type { TestApp } from '../../app/start-test-app.ts';
import type { TestUser } from '../a-user.ts';

/** The header and the lines of a file whose columns are mapped by their names. */
export function aCsvFile(header: string, ...lines: readonly string[]): string {
  return [header, ...lines].join('\n');
}

interface UploadedFile {
  readonly text: string;
  readonly fileName?: string;
  /** For an import by the office: the user whose portfolio it is for. */
  readonly holder?: number;
}

/** A file that an administrator uploads for the office. */
export function uploadForOffice(
  app: TestApp,
  { token }: Pick<TestUser, 'token'>,
  { text, holder, fileName = 'file.csv' }: UploadedFile,
): Promise<Import> {
  return app.answer(officeImports.upload, {
    token,
    ...(holder !== undefined && { query: { holder } }),
    body: { fileName, content: Buffer.from(text).toString('base64') },
  });
}

/** A file that a user uploads for their own portfolio. */
export function uploadOwn(
  app: TestApp,
  { token }: Pick<TestUser, 'token'>,
  { text, fileName = 'file.csv' }: UploadedFile,
): Promise<Import> {
  return app.answer(myImports.upload, {
    token,
    body: { fileName, content: Buffer.from(text).toString('base64') },
  });
}

type ImportingApp = Pick<TestApp, 'db' | 'clock' | 'dataKeys'>;

type ImportToInsert = Partial<Insertable<ImportsTable>> & {
  /** The file, not encrypted. */
  readonly bytes?: Buffer;
};

/** An import without rows that waits for confirmation; `owner` is null for the office's. */
export async function anImport(
  { db, clock, dataKeys }: ImportingApp,
  owner: UserId | null,
  { bytes = Buffer.from('ISIN;Date;Amount;Currency'), ...row }: ImportToInsert = {},
): Promise<ImportId> {
  const { id } = await db
    .insertInto('imports')
    .values({
      ...{ owner_id: owner, holder_id: owner, uploaded_by: owner, state: 'previewed' },
      ...{ file_name: 'payments.csv', created_at: clock.now(), changed_at: clock.now() },
      ...row,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const file = await encryptFile(db, dataKeys, { place: fileField(id), bytes });
  await db.updateTable('imports').set({ file }).where('id', '=', id).execute();
  return id;
}

/** The same, recently confirmed. */
export async function aConfirmedImport(app: ImportingApp, owner: UserId | null): Promise<ImportId> {
  const { id } = await app.db
    .insertInto('batches')
    .values({ act: 'import' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return anImport(app, owner, { state: 'confirmed', batch_id: id, confirmed_at: app.clock.now() });
}
