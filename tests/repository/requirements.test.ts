import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, project } from './files.ts';

const CODE = /\b(?:SEC|REL)-\d+\b/g;
const DEFINITION = /^\| ((?:SEC|REL)-\d+) \| (.+) \| `(.+)` \|$/gm;
const TEXT = /\.(?:tsx?|mts|mjs|js|sql|py|md|json|ya?ml)$/;

const files = listFiles();
const read = (file: string) => readFileSync(path.join(project, file), 'utf8');
const definitions = [...read('docs/requirements.md').matchAll(DEFINITION)].map(
  ([, code = '', , heldBy = '']) => ({ code, heldBy }),
);

test('every cited requirement is defined in docs/requirements.md', () => {
  const defined = new Set(definitions.map(({ code }) => code));
  const undefinedCodes = files
    .filter((file) => TEXT.test(file))
    .flatMap((file) => [...read(file).matchAll(CODE)].map(([code]) => ({ code, file })))
    .filter(({ code }) => !defined.has(code));
  expect(undefinedCodes).toEqual([]);
});

test('every requirement is defined once, and the file that holds it cites it', () => {
  expect(definitions.length).toBeGreaterThan(100);
  const codes = definitions.map(({ code }) => code);
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  const isCited = ({ code, heldBy }: (typeof definitions)[number]) =>
    files.includes(heldBy) && read(heldBy).includes(code);
  expect(definitions.filter((definition) => !isCited(definition))).toEqual([]);
});
