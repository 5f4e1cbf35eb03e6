import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { listFiles, project } from './files.ts';

const files = listFiles();
const documents = files.filter((file) => file.endsWith('.md') && file !== 'CHANGELOG.md');

const read = (document: string) => readFileSync(path.join(project, document), 'utf8');

/** A whole path, or the end of one, as in `http/route.ts`. */
const PATH = /`((?:[\w.@-]+\/)*[\w.@-]+\.(?:ts|tsx|mts|mjs|js|sql|css|json|ya?ml|md|py))`/g;
const FOLDER = /`((?:src|docs|e2e|tests|bench|scripts|deploy|migrations)(?:\/[\w@-]+)*)\/?`/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const COMMAND = /\bnpm run ([\w:-]+)/g;

/** A kind of file (`.store.ts`), or a placeholder (`queries/NOUN.ts`). */
const isExample = (name: string) => name.startsWith('.') || /[A-Z]{4}/.test(name);

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1] ?? '');
}

const isThere = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));

describe.each(documents)('%s', (document) => {
  const text = read(document);

  test('names existing files and folders', () => {
    const missing = [
      ...found(text, PATH).filter((name) => !isExample(name) && !isThere(name)),
      ...found(text, FOLDER).filter((name) => !existsSync(path.join(project, name))),
      ...found(text, LINK).filter((link) => !existsSync(path.join(project, path.dirname(document), link))),
    ];
    expect(missing).toEqual([]);
  });

  test('names existing commands', () => {
    expect(found(text, COMMAND).filter((name) => !(name in packageJson.scripts))).toEqual([]);
  });
});

test('every command is named in a document', () => {
  const named = documents.flatMap((document) => found(read(document), /\bnpm (?:run )?([\w:-]+)/g));
  expect(Object.keys(packageJson.scripts).filter((name) => !named.includes(name))).toEqual([]);
});

/** Not migrations, which are never edited, nor this folder, whose comments contain examples. */
const CODE = /^(?!tests\/repository\/).*\.(?:ts|tsx|mjs|sh|yaml)$/;
const COMMENT = /^ *(?:\/\*\*|\*|\/\/|#) .*$/gm;
const FILE_IN_COMMENT = /(?<![\w.*{}…/-])((?:[\w@.-]+\/)*[\w@.-]+\.(?:ts|tsx|mts|mjs|sql|md))\b/g;

test('comments in code name existing files', () => {
  const missing = files
    .filter((file) => CODE.test(file))
    .flatMap((file) => {
      const comments = (read(file).match(COMMENT) ?? []).join('\n');
      return found(comments, FILE_IN_COMMENT)
        .filter((name) => !isExample(name) && !isThere(name))
        .map((name) => `${file}: ${name}`);
    });
  expect(missing).toEqual([]);
});

test('docs/architecture.md shows the actual tree', () => {
  const tree = /```\n([\s\S]*?)```/.exec(read('docs/architecture.md'))?.[1] ?? '';
  const named = new Set(found(tree, /([\w.-]+)\//g));
  const folders = [...new Set(files.map((file) => path.dirname(file)))];
  const names = new Set(folders.flatMap((folder) => folder.split('/')));
  expect([...named].filter((name) => !names.has(name))).toEqual([]);

  const shown = [
    '',
    'src/',
    'src/domain/',
    'src/server/',
    'src/web/',
    'src/web/platform/',
    'src/testing/',
    'tests/',
  ];
  const floors = ['assistant', 'portfolio', 'people', 'platform'].map((floor) => `src/server/${floor}/`);
  const children = [...shown, ...floors].flatMap((parent) =>
    folders
      .filter((folder) => folder.startsWith(parent))
      .map((folder) => folder.slice(parent.length).split('/')[0]),
  );
  const isLeftOut = (name: string) => name.startsWith('.') || ['', 'docs', 'public'].includes(name);
  expect([...new Set(children)].filter((name = '') => !isLeftOut(name) && !named.has(name))).toEqual([]);
});

test('docs/decisions/README.md lists every decision, each with its own number', () => {
  const decisions = files
    .filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
    .map((file) => path.basename(file));
  expect(found(read('docs/decisions/README.md'), /\]\((\d{4}-[^)]+)\)/g)).toEqual(decisions);
  const numbers = decisions.map((name) => name.slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});
