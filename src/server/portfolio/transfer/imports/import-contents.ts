import { z } from 'zod';
import { ENCODINGS, type TextFileForm } from '#domain/imports/import-table';
import type { CellCorrection } from '#domain/imports/reading/correct-cells';
import type { SheetSummary } from '#domain/imports/reading/sheet-summary';
import { PersonOrCompany, Language } from '#api/people/users';
import type { ImportId } from '#api/platform/ids';
import { encrypt, type Encrypted, type StoredField } from '../../../platform/crypto/encrypted.ts';
import type { DataKey } from '../../../platform/crypto/data-key.ts';
import type { DataKeys } from '../../../platform/encryption/data-keys.ts';
import { readableText } from '../../../platform/encryption/stored-values.ts';

/** What is stored about the contents of a file, next to the file itself. */
export interface ImportContents {
  readonly sheets: readonly SheetSummary[];
  /** Encoding and delimiter of a text file, with a sample line; null for workbooks. */
  readonly form: TextFileForm | null;
  /** Corrected texts of cells. */
  readonly corrections: readonly CellCorrection[];
}

const Contents = z.object({
  sheets: z.array(
    z.object({
      name: z.string().nullable(),
      headerRow: z.int(),
      header: z.array(z.string()),
      sample: z.array(z.array(z.string())),
      firstLines: z.array(z.object({ row: z.int(), cells: z.array(z.string()) })).default([]),
      rowCount: z.int(),
      isRead: z.boolean().default(true),
    }),
  ),
  form: z
    .object({
      encoding: z.enum(ENCODINGS),
      delimiter: z.enum([';', ',', '\t', '|']),
      sample: z.string().nullable(),
    })
    .nullable(),
  corrections: z.array(
    z.object({ sheet: z.string().nullable(), row: z.int(), column: z.int(), text: z.string() }),
  ),
}) satisfies z.ZodType<ImportContents>;

const NO_CONTENTS: ImportContents = { sheets: [], form: null, corrections: [] };

const UserFields = z.object({
  username: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  personOrCompany: PersonOrCompany,
  bulstatOrEgn: z.string(),
  language: Language,
});
/** The fields of a user in an import. */
export type ImportedUserFields = z.output<typeof UserFields>;

const PersonalParts = z.object({
  /** The cells of a row in error, as in the file. */
  cells: z.array(z.string()).nullable(),
  /** A user's fields before and after the import. */
  user: z.object({ before: UserFields.nullable(), after: UserFields }).nullable(),
});
/** The parts of a row that can contain personal data; they are stored encrypted. */
export type PersonalParts = z.output<typeof PersonalParts>;

export const NOTHING_PERSONAL: PersonalParts = { cells: null, user: null };

export const fileField = (id: ImportId): StoredField => ({ table: 'imports', column: 'file', id });
export const contentsField = (id: ImportId): StoredField => ({ table: 'imports', column: 'contents', id });
const personalField = (id: ImportId, place: number): StoredField => ({
  ...{ table: 'import_rows', column: 'personal' },
  id: `${id}/${place}`,
});

export function decryptContents(
  { id, contents }: { readonly id: ImportId; readonly contents: Encrypted | null },
  dataKeys: DataKeys,
): ImportContents {
  const text = contents === null ? null : readableText(dataKeys, contentsField(id), contents);
  return text === null ? NO_CONTENTS : Contents.parse(JSON.parse(text));
}

interface PersonalRow {
  readonly id: ImportId;
  readonly place: number;
}

export function encryptPersonal(key: DataKey, { id, place }: PersonalRow, parts: PersonalParts): Encrypted {
  return encrypt(key, personalField(id, place), JSON.stringify(parts));
}

export function decryptPersonal(
  { id, place, personal }: PersonalRow & { readonly personal: Encrypted | null },
  dataKeys: DataKeys,
): PersonalParts {
  const text = personal === null ? null : readableText(dataKeys, personalField(id, place), personal);
  return text === null ? NOTHING_PERSONAL : PersonalParts.parse(JSON.parse(text));
}
