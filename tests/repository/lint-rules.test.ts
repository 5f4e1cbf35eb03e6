import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

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

const STORE = 'src/server/portfolio/bonds/bonds.store.ts';
const SCREEN = 'src/web/screens/contacts.screen.tsx';
const query = (more: string) =>
  `export function f(db, scope, owner) { return db.selectFrom('bonds')${more}; }`;

describe('the lint', { timeout: 60_000 }, () => {
  it.each([
    ['', ['a query of holdings takes a Scope (inScope, deletedInScope), or names its owner']],
    [
      ".where('id', '=', 1)",
      ['a query of holdings takes a Scope (inScope, deletedInScope), or names its owner'],
    ],
    [".where(inScope('bonds', scope))", []],
    [".where('user_id', '=', owner)", []],
  ])(
    "lets no query of holdings go without its owner: db.selectFrom('bonds')%s (SEC-62)",
    async (more, says) => {
      expect(await complaints(STORE, query(more))).toEqual(says);
    },
  );

  it.each([
    [STORE, '../../platform/database/schema.ts', 0],
    [STORE, '../../people/access/scope.ts', 0],
    [STORE, '../payments/payments.store.ts', 1],
    [STORE, '../../assistant/tools/tool.ts', 1],
    ['src/server/people/users/users.routes.ts', '../../portfolio/bonds/bond-holding.ts', 1],
    ['src/server/people/users/users.routes.ts', '../../app.ts', 1],
    ['src/server/platform/http/route.ts', '../../people/access/scope.ts', 1],
    ['src/server/programs/main.ts', '../app.ts', 0],
    [SCREEN, '../portfolio/bonds/bond-card.tsx', 0],
    [SCREEN, './login.screen.tsx', 1],
    [SCREEN, '../routes.tsx', 1],
    ['src/web/portfolio/bonds/list/bond-card.tsx', '../../assistant/said.tsx', 1],
    ['src/web/portfolio/bonds/list/bond-card.tsx', '../../platform/lists/list-count.tsx', 0],
    ['src/web/platform/lists/list-count.tsx', '../../portfolio/bonds/bond-card.tsx', 1],
    ['src/web/platform/ui/button.tsx', '../lists/list-count.tsx', 1],
  ])('lets each floor import its own and those below: %s, %s', async (file, imported, count) => {
    const code = `import { x } from '${imported}';\nexport const y = x;`;
    expect(await complaints(file, code, 'no-restricted-imports')).toHaveLength(count);
  });

  it.each([
    ['Math.random()', 'node:crypto or crypto.getRandomValues instead of Math.random'],
    ["eval('1')", 'text is text, never code'],
    ["new Function('return 1')", 'text is text, never code'],
  ])('lets neither chance that can be guessed nor code from texts in: %s', async (code, says) => {
    for (const file of [STORE, SCREEN])
      expect(await complaints(file, `export const x = ${code};`)).toEqual([says]);
  });

  it.each([
    ['<p dangerouslySetInnerHTML={{ __html: text }} />', 1],
    ['<iframe srcDoc={text} />', 1],
    ['<a href={text}>x</a>', 1],
    ['<a href={`${text}`}>x</a>', 1],
    ['<a href={`mailto:${text}`}>x</a>', 0],
    ['<a href="/contacts">x</a>', 0],
    ['(document.body.innerHTML = text)', 1],
    ["document.body.insertAdjacentHTML('beforeend', text)", 1],
  ])('lets no text of a user become markup or an address: %s (SEC-105)', async (code, count) => {
    expect(await complaints(SCREEN, `export const f = (text: string) => ${code};`)).toHaveLength(count);
  });

  it.each([
    [String.raw`/^\d+\.?\d*$/`, ['regexp/no-super-linear-backtracking']],
    [String.raw`/=+$/`, ['regexp/no-super-linear-move']],
    [String.raw`/(?<!=)=+$/`, []],
    [String.raw`/^\d+(?:\.\d*)?$/`, []],
  ])(
    'lets no regular expression take time that grows faster than its text: %s',
    async (expression, found) => {
      expect(await foundInExpressions(`export const x = ${expression};`)).toEqual(found);
    },
  );

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
  ])('lets effects and refs return nothing but a clean-up: %s', async (code, count) => {
    expect(await complaints(SCREEN, `export const f = () => ${code};`)).toHaveLength(count);
  });
});
