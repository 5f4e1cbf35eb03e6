import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const project = path.join(import.meta.dirname, '..', '..');
const eslint = new ESLint({ cwd: project });

/** What the rules of the project say of this code, were it the text of this file. */
async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(project, file) });
  return result!.messages
    .filter(({ ruleId }) => ruleId === 'no-restricted-syntax')
    .map(({ message }) => message);
}

/** The rules on regular expressions that find something in this code. */
async function foundInExpressions(code: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(code, { filePath: path.join(project, STORE) });
  return result!.messages
    .map(({ ruleId }) => ruleId)
    .filter((ruleId) => ruleId?.startsWith('regexp/') === true);
}

const STORE = 'src/server/bonds/bonds.store.ts';
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
