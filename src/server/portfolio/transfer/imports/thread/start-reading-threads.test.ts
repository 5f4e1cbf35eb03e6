import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar-date';
import { myImports } from '#api/portfolio/imports/imports';
import type { ImportId } from '#api/platform/ids';
import { aPrincipal } from '../../../../../testing/factories/a-principal.ts';
import { aUser, type TestUser } from '../../../../../testing/factories/a-user.ts';
import { aCsvFile, anImport, uploadOwn } from '../../../../../testing/factories/imports/an-import.ts';
import { aWorkbook } from '../../../../../testing/files/a-workbook.ts';
import { builtProgram } from '../../../../../testing/processes/built-program.ts';
import { createTestDatabase } from '../../../../../testing/app/create-test-database.ts';
import { startTestApp, type TestApp } from '../../../../../testing/app/start-test-app.ts';
import type { ReadingTask } from '../reading-task.ts';
import { startReadingThreads } from './start-reading-threads.ts';

const BUILT_THREAD = builtProgram('reading-thread');

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await startTestApp({}, { readingThread: BUILT_THREAD });
  user = await aUser(app, { keeps_own_portfolio: true });
});
afterAll(() => app.stop());

const running = () => new AbortController().signal;
const HEADER = 'ISIN;Class;Quantity;Price;Currency;Date;Fee;Bank';
const line = (i: number) => `IE00B4L5Y983;ETF;${i + 1};80,5;EUR;20.11.2025;1,25;A bank`;
const aFile = (rows: number) => aCsvFile(HEADER, ...Array.from({ length: rows }, (_, i) => line(i)));

const threads = (address = app.address) =>
  startReadingThreads({
    file: BUILT_THREAD,
    address,
    config: { ...app.config, dataKeys: app.dataKeys.all() },
  });

async function taskFor(content: string | Buffer): Promise<ReadingTask> {
  const id = await anImport(app, user.userId, { state: 'reading', bytes: Buffer.from(content) });
  const { now } = app.clock;
  const principal = aPrincipal(user.userId);
  return {
    id,
    reading: 1,
    owner: user.userId,
    principal,
    timeZone: 'Europe/Sofia',
    now: now(),
    today: calendarDate('2026-03-02'),
  };
}

const stateOf = async (id: ImportId) =>
  (await app.answer(myImports.find, { token: user.token, params: { id } })).state;

test('a large file is read and compared in a thread, and its rows are kept in their order', async () => {
  const ROWS = 2_500;
  const uploaded = await uploadOwn(app, user, { text: aFile(ROWS) });
  const sent = { token: user.token, params: { id: uploaded.id } };
  const shown = await app.answer(myImports.map, {
    ...sent,
    body: { mapping: uploaded.mapping, answers: {} },
  });
  expect(shown).toMatchObject({ state: 'previewed', counts: { new: ROWS, included: ROWS, error: 0 } });
  const { rows } = await sql<{ nominal: string }>`
    select shown -> 'after' ->> 'nominal' as nominal from import_rows where import_id = ${shown.id} order by place`.execute(
    app.db,
  );
  expect(rows.map(({ nominal }) => Number(nominal))).toEqual(Array.from({ length: ROWS }, (_, i) => i + 1));
}, 120_000);

test('a file that is refused or cancelled does not hold up the next one', async () => {
  const run = threads();
  const leaving = new AbortController();
  const [refused, left, next] = [await taskFor('%PDF-1.7'), await taskFor(aFile(1)), await taskFor(aFile(1))];
  const outcomes = [run(refused, running()), run(left, leaving.signal), run(next, running())];
  leaving.abort();
  expect(await Promise.allSettled(outcomes)).toMatchObject([
    { reason: { fault: { rule: 'not_a_table', values: { found: 'pdf' } } } },
    { reason: { fault: { rule: 'cancelled' } } },
    { status: 'fulfilled' },
  ]);
  expect(await stateOf(next.id)).toBe('mapping');
});

test('a file that is being read can be cancelled', async () => {
  const leaving = new AbortController();
  const left = threads()(await taskFor(aFile(40_000)), leaving.signal);
  const cancelled = expect(left).rejects.toMatchObject({ fault: { rule: 'cancelled' } });
  await setImmediate();
  leaving.abort();
  await cancelled;
});

test('a workbook made to fill memory ends only its thread', async () => {
  const sheet =
    '<worksheet><sheetData><row r="99999999999"><c r="A99999999999"><v>1</v></c></row></sheetData></worksheet>';
  const bytes = aWorkbook({ sheets: { A: [['a']] }, more: { 'xl/worksheets/sheet1.xml': sheet } });
  const run = threads();
  const filling = run(await taskFor(bytes), running());
  await expect(filling).rejects.toMatchObject({ fault: { rule: 'too_much_memory' } });
  await run(await taskFor(aFile(1)), running());
}, 120_000);

test('a reading that was replaced by a newer one stores nothing', async () => {
  const task = await taskFor(aFile(1));
  const again = threads()({ ...task, reading: 0 }, running());
  await expect(again).rejects.toMatchObject({ fault: { rule: 'cancelled' } });
  expect(await stateOf(task.id)).toBe('reading');
});

test('a failure in the thread is thrown here with its text', async () => {
  const database = await createTestDatabase();
  await database.drop();
  const failed = threads(database.address)(await taskFor(aFile(1)), running());
  await expect(failed).rejects.toThrow(database.address.database);
});
