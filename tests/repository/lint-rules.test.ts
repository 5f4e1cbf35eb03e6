import path from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, it } from 'vitest';

const project = path.join(import.meta.dirname, '..', '..');
const eslint = new ESLint({ cwd: project });

/** What one of the project's rules reports about this code in this file. */
async function complaints(file: string, code: string, rule = 'no-restricted-syntax'): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(project, file) });
  return result!.messages.filter(({ ruleId }) => ruleId === rule).map(({ message }) => message);
}

/** The rules on regular expressions that find something in this code. */
async function foundInExpressions(code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(project, STORE) });
  return result!.messages
    .map(({ ruleId }) => ruleId)
    .filter((ruleId) => ruleId?.startsWith('regexp/') === true);
}

const STORE = 'src/server/portfolio/records/bonds/bonds.store.ts';
const SCREEN = 'src/web/screens/people/contacts.screen.tsx';
const PURGE = 'src/server/portfolio/upkeep/recently-deleted/purge-deleted-rows.store.ts';
const ROUTES = 'src/server/portfolio/records/bonds/bonds.routes.ts';
const DOMAIN = 'src/domain/money/lev.ts';
const API = 'src/api/errors.ts';
const LOAD_MS = 60_000;
const UNSCOPED =
  'a query of holdings takes a Scope (inScope, versionInScope, deletedInScope), or names its owner';

// The rules and their parser are loaded with the first code that they read.
beforeAll(() => eslint.lintText('', { filePath: path.join(project, STORE) }), LOAD_MS);

describe('lint', () => {
  it.each([
    ["db.selectFrom('bonds')", [UNSCOPED]],
    ["db.selectFrom('bonds').where('id', '=', 1)", [UNSCOPED]],
    ["db.selectFrom('bonds as b').where('id', '=', 1)", [UNSCOPED]],
    ["db.selectFrom('users').leftJoin('payments', 'user_id', 'id')", [UNSCOPED]],
    ["db.updateTable('distributions')", [UNSCOPED]],
    ["db.selectFrom('users')", []],
    ["db.selectFrom('bonds').where(inScope('bonds', scope))", []],
    ["db.updateTable('bonds').where(versionInScope('bonds', scope, row))", []],
    ["db.selectFrom('bonds').where('user_id', '=', owner)", []],
    ['sql`select 1 from bonds`', [UNSCOPED]],
    ['sql<Row>`select ${x}\nFROM\n  etfs_and_shares where id = ${id}`', [UNSCOPED]],
    ['sql`update cash_flows set position = 0`', [UNSCOPED]],
    ['sql`insert into payments values (1)`', [UNSCOPED]],
    ['sql`select from users join only bonds on true`', [UNSCOPED]],
    ["sql`select from ${sql.table('bonds')}`", [UNSCOPED]],
    ['sql`select 1 from bond_revisions`', []],
    ["sql`select 1 from bonds where ${inScope('bonds', scope)()}`", []],
  ])('refuses a query of holdings without a scope: %s (SEC-62)', async (query, says) => {
    expect(await complaints(STORE, `export function f(db, scope, owner) { return ${query}; }`)).toEqual(says);
    expect(await complaints(STORE, `const f = (db, scope, owner) => ${query};`)).toEqual(says);
    expect(await complaints(PURGE, `const f = (db, scope, owner) => ${query};`)).toEqual([]);
  });

  it.each([
    ["import { sql } from 'kysely';", 1],
    ["import { CompiledQuery } from 'kysely';", 1],
    ["import type { Selectable } from 'kysely';", 0],
    ["db.selectFrom('users')", 1],
    ["db.insertInto('users')", 1],
    ["db.updateTable('users')", 1],
    ["db.deleteFrom('users')", 1],
    ["db.with('found', (query) => query)", 1],
    ['list.with(0, 1)', 0],
    ['listUsers(db)', 0],
  ])('allows SQL only in stores: %s', async (code, count) => {
    expect(await complaints(ROUTES, code)).toHaveLength(count);
    expect(await complaints(STORE, code)).toEqual([]);
    expect(await complaints('src/server/platform/database/migrate.ts', code)).toEqual([]);
  });

  it.each([
    [STORE, '../../platform/database/schema.ts', 0],
    [STORE, '../../people/access/scope.ts', 0],
    [STORE, '../payments/payments.store.ts', 1],
    [STORE, './bonds.routes.ts', 1],
    [STORE, '../../people/access/lock-owner.store.ts', 0],
    [STORE, '../../assistant/tools/tool.ts', 1],
    ['src/server/people/users/users.routes.ts', '../../portfolio/records/bonds/bond-holding.ts', 1],
    ['src/server/people/users/users.routes.ts', '../../app.ts', 1],
    ['src/server/platform/http/route.ts', '../../people/access/scope.ts', 1],
    ['src/server/programs/main.ts', '../app.ts', 0],
    ['src/server/app.ts', './programs/main.ts', 1],
    ['src/server/app.ts', './portfolio/records/bonds/bonds.routes.ts', 0],
    ['src/server/app.ts', '#testing/app/start-test-app', 1],
    [STORE, '#testing/app/start-test-app', 1],
    [STORE, '#web/screens', 1],
    [STORE, '../../../../domain/calendar-date.ts', 1],
    [ROUTES, '../payments/payments.routes.ts', 1],
    [ROUTES, '../payments/payments.store.ts', 0],
    [SCREEN, '../portfolio/records/bonds/bond-card.tsx', 0],
    [SCREEN, '../routes.tsx', 1],
    [SCREEN, '#server/app', 1],
    [SCREEN, '../../../api/errors.ts', 1],
    [SCREEN, '#testing/app/start-test-app', 1],
    [SCREEN, 'node:fs', 1],
    ['src/web/routes.tsx', '#server/app', 1],
    ['src/web/platform/ui/button.tsx', 'node:fs', 1],
    ['src/web/platform/ui/button.tsx', '#domain/money/currency', 1],
    ['src/web/portfolio/records/bonds/list/bond-card.tsx', '../../assistant/message-bubble.tsx', 1],
    ['src/web/portfolio/records/bonds/list/bond-card.tsx', '../../platform/lists/list-count.tsx', 0],
    ['src/web/platform/lists/list-count.tsx', '../../portfolio/records/bonds/bond-card.tsx', 1],
    ['src/web/platform/ui/button.tsx', '../lists/list-count.tsx', 1],
    ['src/web/platform/ui/tables/data-table.tsx', '../../lists/list-count.tsx', 1],
    ['src/web/platform/ui/tables/data-table.tsx', '../icons.tsx', 0],
    [DOMAIN, 'decimal.js', 0],
    [DOMAIN, 'zod', 1],
    [DOMAIN, 'node:fs', 1],
    [DOMAIN, '#api/errors', 1],
    [DOMAIN, '../../api/errors.ts', 1],
    [API, 'zod', 0],
    [API, '#domain/calendar-date', 0],
    [API, 'kysely', 1],
    [API, 'node:fs', 1],
    [API, '#server/app', 1],
    [API, '#testing/app/start-test-app', 1],
  ])('lets each floor import only itself and lower ones: %s, %s', async (file, imported, count) => {
    const code = `import { x } from '${imported}';\nexport const y = x;`;
    expect(await complaints(file, code, 'no-restricted-imports')).toHaveLength(count);
  });

  it.each([
    [SCREEN, './login.screen.tsx', ['screens do not import screens']],
    [SCREEN, '../portfolio/instruments.screen.tsx', ['screens do not import screens']],
    ['src/web/routes.tsx', './screens/people/login.screen.tsx', []],
  ])('refuses a screen that imports another: %s, %s', async (file, imported, says) => {
    const code = `import { x } from '${imported}';\nexport const y = x;`;
    const found = await complaints(file, code, 'no-restricted-imports');
    expect(found).toHaveLength(says.length);
    for (const [i, message] of found.entries()) expect(message).toContain(says[i]);
  });

  it.each([
    ['export enum Kind { A }', 'no-restricted-syntax'],
    ["it.only('works', () => undefined)", 'no-restricted-syntax'],
    ["test.only.each([1])('works', () => undefined)", 'no-restricted-syntax'],
    ["describe.skip('all', () => undefined)", 'no-restricted-syntax'],
    ["it.skip.each([1])('works', () => undefined)", 'no-restricted-syntax'],
    ["test.todo('works')", 'no-restricted-syntax'],
    ["test('works', (context) => { context.skip(); })", 'no-restricted-syntax'],
    ['export const f = (x: unknown) => x as string;', '@typescript-eslint/consistent-type-assertions'],
    [
      "import { Decimal } from 'decimal.js'; export type T = Decimal;",
      '@typescript-eslint/consistent-type-imports',
    ],
    ['export const f = (x: any) => [x];', '@typescript-eslint/no-explicit-any'],
    ['export const f = (x?: string) => x!.length;', '@typescript-eslint/no-non-null-assertion'],
    ["console.log('x');", 'no-console'],
    ['export const f = (a: 1, b: 2, c: 3, d: 4) => [a, b, c, d];', 'max-params'],
    [`export const f = () => {\n${'void 0;\n'.repeat(39)}};`, 'max-lines-per-function'],
    [`export {};\n${'void 0;\n'.repeat(300)}`, 'max-lines'],
  ])('refuses %.40j (%s)', async (code, rule) => {
    expect(await complaints(DOMAIN, code, rule)).toHaveLength(1);
  });

  it('allows components twice the length of other functions', async () => {
    const component = (lines: number) => `export const F = () => {\n${'void 0;\n'.repeat(lines)}};`;
    expect(await complaints(SCREEN, component(78), 'max-lines-per-function')).toEqual([]);
    expect(await complaints(SCREEN, component(79), 'max-lines-per-function')).toHaveLength(1);
  });

  it.each([
    ['Math.random()', 'node:crypto or crypto.getRandomValues instead of Math.random'],
    ["eval('1')", 'text is text, never code'],
    ["new Function('return 1')", 'text is text, never code'],
  ])('refuses guessable randomness and code from texts: %s', async (code, says) => {
    for (const file of [STORE, SCREEN])
      expect(await complaints(file, `export const x = ${code};`)).toEqual([says]);
  });

  it.each([
    ['<p dangerouslySetInnerHTML={{ __html: text }} />', 1],
    ['<iframe srcDoc={text} />', 1],
    ['<img src={text} />', 1],
    ['<form action={text} />', 1],
    ['<button formAction={text} />', 1],
    ['<a href={text}>x</a>', 1],
    ['<a href={`${text}`}>x</a>', 1],
    ['<a href={`mailto:${text}`}>x</a>', 0],
    ['<a href="/contacts">x</a>', 0],
    ['(document.body.innerHTML = text)', 1],
    ['(document.body.outerHTML = text)', 1],
    ["document.body.insertAdjacentHTML('beforeend', text)", 1],
  ])('refuses texts of users as markup or addresses: %s (SEC-105)', async (code, count) => {
    expect(await complaints(SCREEN, `export const f = (text: string) => ${code};`)).toHaveLength(count);
  });

  it.each([
    [String.raw`/^\d+\.?\d*$/`, ['regexp/no-super-linear-backtracking']],
    [String.raw`/=+$/`, ['regexp/no-super-linear-move']],
    [String.raw`/(?<!=)=+$/`, []],
    [String.raw`/^\d+(?:\.\d*)?$/`, []],
  ])('refuses regular expressions that take more than linear time: %s', async (expression, found) => {
    expect(await foundInExpressions(`export const x = ${expression};`)).toEqual(found);
  });

  it.each([
    ['useEffect(() => frame.scrollTo({ top: 0 }), [])', 1],
    ['useEffect(() => stop, [])', 1],
    ['useEffect(async () => await load(), [])', 1],
    ['React.useEffect(() => frame?.focus())', 1],
    ['useLayoutEffect(() => setTop(0), [])', 1],
    ['useInsertionEffect(() => insert(), [])', 1],
    ['<p ref={(element) => element?.scrollIntoView()} />', 1],
    ['useEffect(() => { frame.scrollTo({ top: 0 }); }, [])', 0],
    ['useEffect(() => () => stop(), [])', 0],
    ['React.useLayoutEffect(() => { listen(); return () => stop(); }, [])', 0],
    ['useMemo(() => compute(), [])', 0],
    ['<p ref={(element) => { element?.scrollIntoView(); }} />', 0],
  ])('lets effects and refs return only a clean-up: %s', async (code, count) => {
    expect(await complaints(SCREEN, `export const f = () => ${code};`)).toHaveLength(count);
  });
});
