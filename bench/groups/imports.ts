import { isinFault } from '#domain/identifiers/isin';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import type { Size } from '../load-comparison.ts';
import { figureRow, limitRow, type BenchRow } from '../bench-row.ts';
import type { Holder, Kupon } from '../kupon.ts';
import type { Bench, Rows } from '../stage.ts';
import { measureTime } from '../times.ts';

const HOLDERS = 10;
/** The largest file, and a small one. */
const LINES = { full: 50_000, small: 500 } as const;
const MAX_PREVIEW_MS = 5_000;
const MAX_CONFIRMATION_MS = 10_000;
const MIN_RATIO_TO_INSERT = 0.3;
const POLL_MS = 20;

const HEADER = 'Holder;ISIN;Class;Bank;Direction;Currency;Nominal;Price;Amount;Date;Coupon;Maturity;Notes';

/** An ISIN with the right check digit: rows with a wrong one have to be ticked. */
function aValidIsin(number: number): string {
  const body = `XS${String(number).padStart(9, '0')}`;
  const isins = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`);
  return isins.find((isin) => isinFault(isin) === undefined) ?? body;
}

/** Purchases of 2,000 bonds by these holders, in a format that is not recognised. */
function mappedFile(holders: readonly Holder[], count: number): string {
  const isins = Array.from({ length: 2_000 }, (_, number) => aValidIsin(number));
  const lines = Array.from({ length: count }, (_, i) => {
    const nominal = 1_000 + i;
    const day = `1${i % 10}.0${1 + (i % 9)}.202${i % 6}`;
    return [
      ...[holders[i % holders.length]?.email, isins[i % isins.length], 'bond'],
      ...[`Bank ${i % 7}`, 'Buy', 'EUR', nominal, '98.5', (nominal * 0.985).toFixed(2), day],
      ...['2.5', `20.06.203${i % 9}`, `Note ${i}`],
    ].join(';');
  });
  return [HEADER, ...lines].join('\n');
}

const Answer = z.object({
  id: z.number(),
  state: z.string(),
  mapping: z.unknown(),
  counts: z.object({ new: z.number() }),
});
type Answer = z.output<typeof Answer>;

/** The office's calls for imports. */
function importCalls(kupon: Kupon, { token }: Holder) {
  const send = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${kupon.url()}/api/admin/imports${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}`);
    return Answer.parse(await response.json());
  };
  const untilRead = async (sent: Answer): Promise<Answer> => {
    let found = sent;
    while (found.state === 'reading') {
      await delay(POLL_MS);
      found = await send('GET', `/${found.id}`);
    }
    return found;
  };
  return {
    async upload(text: string): Promise<Answer> {
      const content = Buffer.from(text).toString('base64');
      return untilRead(await send('POST', '', { fileName: 'purchases.csv', content }));
    },
    async preview({ id, mapping }: Answer, count: number): Promise<void> {
      const read = await untilRead(await send('PUT', `/${id}/mapping`, { mapping }));
      if (read.counts.new !== count) throw new Error(`${read.counts.new} of ${count} rows are new`);
    },
    confirm: ({ id }: Answer) => send('POST', `/${id}/confirm`, {}),
  };
}

/** Copies the bonds of these users into a table like bonds, without foreign keys and triggers. */
async function copyBonds({ query }: Kupon, users: readonly number[]): Promise<number> {
  await query('drop table if exists bare_bonds; create table bare_bonds (like bonds including all)');
  const { rows } = await query(`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_schema = 'public' and table_name = 'bonds' and is_generated = 'NEVER'`);
  const [{ names }] = z.tuple([z.object({ names: z.string() })]).parse(rows);
  return measureTime(() =>
    query(
      `insert into bare_bonds (${names}) overriding system value select ${names} from bonds where user_id = any($1)`,
      [users],
    ),
  );
}

/** Removes what a round wrote, without the cascades of foreign keys. */
async function removeImported({ query }: Kupon, users: readonly number[]): Promise<void> {
  for (const table of ['bonds', 'batch_holdings', 'holding_counts'])
    await query(`delete from ${table} where user_id = any($1)`, [users]);
  await query('delete from import_rows; delete from imports');
  await query('vacuum analyze');
}

interface Round {
  readonly preview: number;
  readonly confirmation: number;
  /** One insert … select of the same bonds. */
  readonly insert: number;
}

/** The preview and the confirmation of the largest file of ten holders. */
export async function* imports({ kupon }: Bench, size: Size): Rows {
  const count = size.rounds === 1 ? LINES.small : LINES.full;
  await kupon.start();
  const holders: Holder[] = [];
  for (let at = 0; at < HOLDERS; at += 1) holders.push(await kupon.holder(0));
  const administrator = await kupon.holder(0);
  await kupon.query(`update users set role = 'admin' where id = $1`, [administrator.userId]);
  const users = holders.map(({ userId }) => userId);
  const text = mappedFile(holders, count);
  const calls = importCalls(kupon, administrator);
  const rounds: Round[] = [];
  for (let round = 0; round < size.rounds; round += 1) {
    const uploaded = await calls.upload(text);
    const preview = await measureTime(() => calls.preview(uploaded, count));
    const confirmation = await measureTime(() => calls.confirm(uploaded));
    rounds.push({ preview, confirmation, insert: await copyBonds(kupon, users) });
    await removeImported(kupon, users);
  }
  yield* importRows(`${count.toLocaleString('en')} purchases`, rounds);
}

function importRows(what: string, rounds: readonly Round[]): BenchRow[] {
  const confirmations = rounds.map(({ confirmation }) => confirmation);
  return [
    limitRow(MAX_PREVIEW_MS, {
      name: `preview of ${what}`,
      unit: 'ms',
      values: rounds.map(({ preview }) => preview),
    }),
    limitRow(MAX_CONFIRMATION_MS, { name: `confirmation of ${what}`, unit: 'ms', values: confirmations }),
    figureRow({
      name: `confirmation of ${what}`,
      baseline: 'one insert … select of the same bonds without foreign keys and triggers',
      unit: 'ms',
      values: confirmations,
      ratios: rounds.map(({ insert, confirmation }) => insert / confirmation),
      limit: { atLeast: MIN_RATIO_TO_INSERT },
    }),
  ];
}
