import { expect, it } from 'vitest';
import { shareChunks, type ModuleGraph } from './shared-chunks.ts';

const LARGE = 'x'.repeat(100_000);
const SMALL = 'x'.repeat(10);

/** Modules by what each imports, and the length of each. */
function graphOf(
  imports: Readonly<Record<string, readonly string[]>>,
  code: Readonly<Record<string, string>> = {},
): ModuleGraph {
  return {
    getModuleInfo: (id) => ({
      importedIds: imports[id] ?? [],
      importers: Object.keys(imports).filter((importer) => imports[importer]?.includes(id)),
      code: code[id] ?? SMALL,
    }),
  };
}

/** The chunks with something in them, each in alphabetical order. */
const plan = (screens: readonly string[], graph: ModuleGraph) =>
  shareChunks(
    screens.map((screen) => [screen]),
    ['main'],
    graph,
  )
    .filter((modules) => modules.length > 0)
    .map((modules) => [...modules].sort());

it('leaves what one screen needs to that screen, and what the page needs to the page', () => {
  const graph = graphOf({ main: ['react'], one: ['react', 'own'], two: ['react'] });
  expect(plan(['one', 'two'], graph)).toEqual([]);
});

it('puts what the same screens need into one chunk', () => {
  const graph = graphOf({ one: ['list'], two: ['list'], list: ['row'] }, { list: LARGE, row: LARGE });
  expect(plan(['one', 'two'], graph)).toEqual([['list', 'row']]);
});

it('joins small modules, so that screens load few files, and keeps large ones apart', () => {
  const imports = { one: ['ab', 'all'], two: ['ab', 'bc', 'all'], three: ['bc', 'all'] };
  expect(plan(['one', 'two', 'three'], graphOf(imports))).toEqual([['ab', 'all', 'bc']]);
  const large = graphOf(imports, { ab: LARGE, bc: LARGE, all: LARGE });
  expect(plan(['one', 'two', 'three'], large)).toHaveLength(3);
});

it('joins no chunks that would need each other through a third one', () => {
  // 'form' needs 'field', which needs 'text': to join the first and the last, the one in between has to be there, too.
  const imports = { one: ['form'], two: ['form', 'field'], three: ['field', 'text'], four: ['text'] };
  const graph = graphOf({ ...imports, form: ['field'], field: ['text'] }, { field: LARGE });
  const chunkOf = (module: string) =>
    plan(Object.keys(imports), graph).find((chunk) => chunk.includes(module));
  const apart = chunkOf('field')?.includes('form') !== true;
  expect(apart && chunkOf('form')?.includes('text')).not.toBe(true);
});

it('keeps what is also opened from elsewhere apart from the screen', () => {
  const graph = graphOf({ one: ['dialog'], dialog: ['text'], 'opened later': ['dialog'], two: [] });
  expect(plan(['one', 'two'], graph)).toEqual([['dialog', 'text']]);
});

it('lets no screen load more than six of them', () => {
  const screens = Array.from({ length: 10 }, (_, place) => `screen ${place}`);
  const parts = screens.map((_, place) => `part ${place}`);
  // The first screen needs every part, each of the others one.
  const graph = graphOf(
    Object.fromEntries(screens.map((screen, place) => [screen, place === 0 ? parts : [`part ${place}`]])),
    Object.fromEntries(parts.map((part) => [part, LARGE])),
  );
  expect(plan(screens, graph).length).toBeLessThanOrEqual(6);
});
