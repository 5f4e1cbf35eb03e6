import { isSecurityNumber, symbolKey } from '#domain/imports/entries/read-security';
import type { ImportAnswers, ImportQuestion } from '#domain/imports/import-table';
import type { ImportSymbolId, UserId } from '#api/platform/ids';
import type { Database, DatabaseTransaction } from '../../../../platform/database/schema.ts';

/** The answers that the office (null) or this holder gave earlier for symbols in files of this format. */
export async function findSavedIsins(
  db: Database,
  owner: UserId | null,
  { format, symbols }: { readonly format: string; readonly symbols: readonly string[] },
): Promise<ImportAnswers> {
  const saved = await db
    .selectFrom('import_symbols')
    .select(['symbol', 'isin'])
    .where('owner_id', owner === null ? 'is' : '=', owner)
    .where('format', '=', format)
    .where('symbol', 'in', symbols)
    .execute();
  return Object.fromEntries(saved.map(({ symbol, isin }) => [symbolKey(symbol), isin]));
}

interface AnsweredImport {
  readonly owner: UserId | null;
  readonly format: string;
  readonly questions: readonly ImportQuestion[];
  readonly answers: ImportAnswers;
  readonly now: Date;
}

/** Remembers the ISINs that were answered for the symbols of a file. */
export async function saveSymbols(
  tx: DatabaseTransaction,
  { owner, format, questions, answers, now }: AnsweredImport,
): Promise<void> {
  const answered = questions.flatMap(({ key, rule, values: { symbol = '' } }) => {
    const isin = (answers[key] ?? '').trim().toUpperCase();
    return rule === 'isin_unknown' && isSecurityNumber(isin) ? [{ symbol, isin }] : [];
  });
  if (answered.length === 0) return;
  await tx
    .insertInto('import_symbols')
    .values(answered.map((one) => ({ owner_id: owner, format, used_at: now, ...one })))
    .onConflict((conflict) =>
      conflict
        .columns(['owner_id', 'format', 'symbol'])
        .doUpdateSet((eb) => ({ isin: eb.ref('excluded.isin'), used_at: eb.ref('excluded.used_at') })),
    )
    .execute();
}

/** More than the tickers of any portfolio. */
const MAX_LISTED = 1_000;

/** The remembered symbols of the office (null) or of this holder, in their order. */
export function listSavedSymbols(db: Database, owner: UserId | null) {
  return db
    .selectFrom('import_symbols')
    .select(['id', 'format', 'symbol', 'isin', 'used_at'])
    .where('owner_id', owner === null ? 'is' : '=', owner)
    .orderBy('format')
    .orderBy('symbol')
    .limit(MAX_LISTED)
    .execute();
}

/** False if the office (null) or this holder has no such symbol. */
export async function changeSavedSymbol(
  tx: DatabaseTransaction,
  { owner, id, isin }: { readonly owner: UserId | null; readonly id: ImportSymbolId; readonly isin: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import_symbols')
    .set({ isin })
    .where('id', '=', id)
    .where('owner_id', owner === null ? 'is' : '=', owner)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** False if the office (null) or this holder has no such symbol. */
export async function removeSavedSymbol(
  tx: DatabaseTransaction,
  { owner, id }: { readonly owner: UserId | null; readonly id: ImportSymbolId },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('import_symbols')
    .where('id', '=', id)
    .where('owner_id', owner === null ? 'is' : '=', owner)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
