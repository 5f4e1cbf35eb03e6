import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { listFiles } from './files.ts';
import { groupEdges, findCircle, importGraph } from './import-graph.ts';

const source = path.join(import.meta.dirname, '..', '..', 'src');

/** Each imports only those below it (docs/architecture.md): programs → app → assistant → portfolio → people → platform. */
const FLOORS = {
  server: ['programs', 'app', 'assistant', 'portfolio', 'people', 'platform'],
  web: ['app', 'screens', 'assistant', 'portfolio', 'people', 'platform'],
} as const;

/** The first folder; files outside the floors compose them. */
function findFloor(file: string, floors: readonly string[]): string {
  const [first = ''] = file.split('/');
  return file.includes('/') && floors.includes(first) ? first : 'app';
}

/** What people hold is the largest floor: its folders stand in groups, in src/web too. */
const findFolder = (file: string) =>
  path.posix
    .dirname(file)
    .split('/')
    .slice(0, file.startsWith('portfolio/') ? 3 : 2)
    .join('/');

/** The groups of src/server/portfolio. Each imports only those after it, but office and figures do not know each other. */
const PORTFOLIO_GROUPS = ['upkeep', 'transfer', 'notices', 'office', 'figures', 'records', 'market'];

describe.each(['server', 'web'] as const)('the folders of src/%s', (side) => {
  const graph = importGraph(path.join(source, side));
  const floors: readonly string[] = FLOORS[side];

  test('import only from their own floor and lower ones', () => {
    const upwards = [...graph].flatMap(([file, imports]) =>
      [...imports]
        .filter((name) => floors.indexOf(findFloor(name, floors)) < floors.indexOf(findFloor(file, floors)))
        .map((name) => `${file} imports ${name}`),
    );
    expect(upwards).toEqual([]);
  });

  test('have no circular imports', () => {
    expect(findCircle(groupEdges(graph, findFolder))).toEqual([]);
  });

  test('have no circular imports between files', () => {
    expect(findCircle(graph)).toEqual([]);
  });
});

test('the groups of src/server/portfolio import only from lower ones', () => {
  const edges = groupEdges(
    importGraph(path.join(source, 'server/portfolio')),
    (file) => file.split('/')[0] ?? '',
  );
  expect([...edges.keys()].toSorted()).toEqual(PORTFOLIO_GROUPS.toSorted());
  const upwards = [...edges].flatMap(([group, imports]) =>
    [...imports]
      .filter(
        (name) =>
          PORTFOLIO_GROUPS.indexOf(name) < PORTFOLIO_GROUPS.indexOf(group) ||
          (group === 'office' && name === 'figures'),
      )
      .map((name) => `${group} imports ${name}`),
  );
  expect(upwards).toEqual([]);
});

test('src/domain and src/api have no circular imports between folders or files', () => {
  for (const layer of ['domain', 'api']) {
    const graph = importGraph(path.join(source, layer));
    expect(findCircle(graph)).toEqual([]);
    expect(findCircle(groupEdges(graph, (file) => path.posix.dirname(file)))).toEqual([]);
  }
});

/** Each is a series that is read by its numbers. */
const SERIES = ['migrations', 'docs/decisions'];

test('no folder has more than 25 files', () => {
  const counts = new Map<string, number>();
  for (const folder of listFiles().map((file) => path.posix.dirname(file)))
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  const full = [...counts].filter(([folder, count]) => count > 25 && !SERIES.includes(folder));
  expect(full).toEqual([]);
});

describe('a circular import', () => {
  test('is found through any number of files', () => {
    const graph = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c', 'd'])],
      ['c', new Set(['e'])],
      ['d', new Set<string>()],
      ['e', new Set(['b'])],
    ]);
    expect(findCircle(graph)).toEqual(['b', 'c', 'e', 'b']);
    expect(findCircle(groupEdges(graph, (file) => (file < 'd' ? 'first' : 'second')))).toEqual([
      'first',
      'second',
      'first',
    ]);
  });

  test('is not found if there is none', () => {
    const graph = new Map([
      ['a', new Set(['b', 'c'])],
      ['b', new Set(['c'])],
      ['c', new Set<string>()],
    ]);
    expect(findCircle(graph)).toEqual([]);
  });
});
