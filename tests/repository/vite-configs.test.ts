import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, project } from './files.ts';

const files = listFiles();
const read = (config: string) => readFileSync(path.join(project, config), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const IMPORT = /^import .*/gm;
/** The parts of a path within src/web: inWeb('screens', 'people', …). */
const IN_WEB = /inWeb\(('[^)]*')\)/g;
/** The path of a file or a folder in quotes; what a build writes is not there before it. */
const QUOTED = /'((?!dist\/)[a-z][\w-]*(?:(?:\/[\w.-]+)+|\.(?:tsx?|mjs)))'/g;
/** The beginning of paths in a regular expression: src[\\/]domain[\\/]money[\\/]decimal\. */
const IN_PATTERN = /(src(?:\[\\\\\/\][\w-]+)+(?:\\\.)?)/g;

const isThere = (name: string) =>
  files.some((file) => file.startsWith(name) || file.startsWith(`src/web/${name}`));

function namedPaths(config: string): string[] {
  const text = read(config).replaceAll(IMPORT, '');
  return [
    ...all(text, IN_WEB).map((parts) => all(parts, /'([^']*)'/g).join('/')),
    ...all(text.replaceAll(IN_WEB, ''), QUOTED),
    ...all(text, IN_PATTERN).map((pattern) => pattern.replaceAll('[\\\\/]', '/').replace('\\.', '.')),
  ];
}

test.each([
  ['vite.config.ts', 'signed-in.tsx'],
  ['vite.server.config.ts', 'src/server/assistant/thread/assistant-thread.ts'],
  ['vite.bench.config.ts', 'bench/bench.ts'],
])('every path that %s names exists', (config, one) => {
  const named = namedPaths(config);
  expect(named).toContain(one);
  expect(named.filter((name) => !isThere(name))).toEqual([]);
});

test('a family of chunks names existing screens', () => {
  const text = read('vite.config.ts');
  const lists = /const FORM_SCREENS = [\s\S]*?;[\s\S]*?const FAMILIES[\s\S]*?\n};/.exec(text)?.[0] ?? '';
  const named = new Set(all(lists, /'([a-z-]+)'(?!:)/g));
  expect(named).toContain('my-bonds');
  const screens = files
    .filter((file) => file.startsWith('src/web/screens/') && file.endsWith('.tsx'))
    .map((file) => path.basename(file).replace(/(?:\.screen)?\.tsx$/, ''));
  expect([...named].filter((name) => !screens.includes(name))).toEqual([]);
});
