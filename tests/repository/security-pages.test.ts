import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findFault, testsNamedIn } from './named-tests.ts';

const project = path.join(import.meta.dirname, '..', '..');
const read = (...file: readonly string[]) => readFileSync(path.join(project, ...file), 'utf8');

/** The cells of each row of a page's tables. */
function readRows(page: string): string[][] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\| (?:-+|id|product) /.test(line))
    .map((line) => line.slice(1, -1).split('|').map((cell) => cell.trim())); // prettier-ignore
}

const faultsIn = (heldBy: string) => testsNamedIn(heldBy).flatMap((named) => findFault(named) ?? []);

describe('the page on the ASVS (SEC-02)', () => {
  const Levels = z.record(z.enum(['1', '2']), z.array(z.string()));
  const levels = Levels.parse(JSON.parse(read('src', 'testing', 'fixtures', 'asvs-5.0.0.json')));
  const rows = readRows(read('docs', 'security', 'asvs.md'));

  it('has one row for each of the 70 requirements of level 1 and the 183 of level 2, and no other', () => {
    expect([levels[1].length, levels[2].length]).toEqual([70, 183]);
    const expected = [...levels[1].map((id) => [id, '1']), ...levels[2].map((id) => [id, '2'])];
    const found = rows.map(([id, level]) => [id, level]);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it('says for each that it is met and by which test, or why it is not', () => {
    const faults = rows.flatMap(([id, , words, state, heldBy = '', why]) => {
      const said =
        state === 'met' ? heldBy !== '' : (state === 'not applicable' || state === 'deviation') && why !== '';
      return said && words !== '' ? [] : [id];
    });
    expect(faults).toEqual([]);
  });

  it('names existing tests and headings', () => {
    const faults = rows.flatMap(([id, , , , heldBy = '']) =>
      heldBy === '' ? [] : faultsIn(heldBy).map((fault) => `${id} ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

describe('the page on failures of other systems', () => {
  const rows = readRows(read('docs', 'security', 'peers-failures.md'));

  it('names an existing test for each failure', () => {
    expect(rows.length).toBeGreaterThan(30);
    const faults = rows.flatMap(([product, , heldBy = '']) =>
      faultsIn(heldBy).map((fault) => `${product} ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});

describe('SECURITY.md', () => {
  it('names a contact, the supported versions, the response time, and a safe harbour (SEC-01)', () => {
    const page = read('SECURITY.md');
    expect(page).toMatch(/\*\*security@[\w.]+\*\*/);
    expect(page).toMatch(/^\| \d+ working days \| an answer/m);
    for (const heading of ['Supported versions', 'Safe harbour']) expect(page).toContain(`## ${heading}\n`);
  });
});

describe('the dependencies', () => {
  const Package = z.object({ version: z.string().optional(), resolved: z.string().optional(), integrity: z.string().optional(), inBundle: z.boolean().default(false) }); // prettier-ignore
  const lock = z
    .object({ packages: z.record(z.string(), Package) })
    .parse(JSON.parse(read('package-lock.json')));
  const Manifest = z.object({ dependencies: z.record(z.string(), z.string()), devDependencies: z.record(z.string(), z.string()) }); // prettier-ignore
  const manifest = Manifest.parse(JSON.parse(read('package.json')));

  // Bundled packages are covered by the checksum of the package that bundles them.
  it('come from one source, each with its checksum (SEC-157)', () => {
    const packages = Object.entries(lock.packages).filter(([name, { inBundle }]) => name !== '' && !inBundle);
    expect(packages.length).toBeGreaterThan(100);
    const foreign = packages.filter(
      ([, { resolved = '', integrity = '' }]) =>
        !/^(?:$|https:\/\/registry\.npmjs\.org\/)/.test(resolved) || !integrity.startsWith('sha512-'),
    );
    expect(foreign.map(([name]) => name)).toEqual([]);
  });

  it('are pinned to exact versions, without unmaintained spreadsheet readers (SEC-115, SEC-157)', () => {
    const all = { ...manifest.dependencies, ...manifest.devDependencies };
    expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
    const names = Object.keys(lock.packages).map((name) => name.replace(/^.*node_modules\//, ''));
    expect(names.filter((name) => name === 'xlsx' || name === 'exceljs')).toEqual([]);
  });
});
