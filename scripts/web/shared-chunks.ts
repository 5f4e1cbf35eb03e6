/**
 * Which chunks the modules go to that several screens need from the start. One chunk for all would load far too much, one for each
 * set of screens far too many files. So chunks are joined, the pair first that saves most, as long as a file less is worth what is
 * loaded in vain.
 */

/** What one more file costs a screen, as characters of source: a round trip on a slow phone loads about as much. */
const FILE_COST = 30_000;
/** Of these a screen loads so many at most. */
const MAX_CHUNKS = 6;
/** Comments and indentation are not sent. */
const NOT_SENT = /\/\*[\s\S]*?\*\/|^\s+|\/\/.*$/gm;

/** What the bundler knows of the modules. */
export interface ModuleGraph {
  readonly getModuleInfo: (id: string) => {
    readonly importedIds: readonly string[];
    readonly importers: readonly string[];
    readonly code: string | null;
  } | null;
}

interface Chunk {
  readonly modules: readonly string[];
  readonly size: number;
  /** The places in the list of screens of those that load it. Who loads a chunk loads all that it imports. */
  readonly screens: Set<number>;
  readonly imports: Set<Chunk>;
}

function importsOf(id: string, graph: ModuleGraph): readonly string[] {
  const module = graph.getModuleInfo(id);
  if (module === null) throw new Error(`there is no module ${id}`);
  return module.importedIds;
}

/** These and all that they import. */
function closureOf<Item>(items: Iterable<Item>, importsOf: (item: Item) => Iterable<Item>): Set<Item> {
  const found = new Set(items);
  for (const item of found) for (const needed of importsOf(item)) found.add(needed);
  return found;
}

const needsOf = (chunk: Chunk) => closureOf(chunk.imports, ({ imports }) => imports);

/** A chunk for each set of screens, of the modules that just these need. */
function chunkForEachSet(screens: readonly ReadonlySet<string>[], graph: ModuleGraph): readonly Chunk[] {
  const chunks = new Map<string, Chunk & { readonly modules: string[]; size: number }>();
  const chunkOf = new Map<string, Chunk>();
  for (const id of new Set(screens.flatMap((needs) => [...needs]))) {
    const places = [...screens.keys()].filter((place) => screens[place]?.has(id));
    if (places.length < 2) continue;
    const chunk = chunks.get(places.join()) ?? {
      modules: [],
      size: 0,
      screens: new Set(places),
      imports: new Set(),
    };
    chunk.modules.push(id);
    chunk.size += graph.getModuleInfo(id)?.code?.replaceAll(NOT_SENT, '').length ?? 0;
    chunks.set(places.join(), chunk);
    chunkOf.set(id, chunk);
  }
  for (const [id, chunk] of chunkOf) {
    for (const needed of importsOf(id, graph)) {
      const other = chunkOf.get(needed);
      if (other !== undefined && other !== chunk) chunk.imports.add(other);
    }
  }
  return [...chunks.values()];
}

/** Of each screen what only it needs from the start and something else later, such as a dialog: that does not load the screen. */
function chunksForLater(
  screens: readonly ReadonlySet<string>[],
  graph: ModuleGraph,
): readonly (readonly string[])[] {
  const isOfOne = (id: string) => screens.filter((needs) => needs.has(id)).length === 1;
  return screens.map((needs) => {
    const own = [...needs].filter(isOfOne);
    const later = own.filter((id) =>
      graph.getModuleInfo(id)?.importers.some((importer) => !needs.has(importer)),
    );
    const all = closureOf(later, (id) => importsOf(id, graph));
    return own.filter((id) => all.has(id));
  });
}

/** What it costs when these screens load a chunk. */
const costOf = ({ size }: Chunk, screens: number) => (size + FILE_COST) * screens;

function joined(one: Chunk, other: Chunk): Chunk {
  const imports = [...one.imports, ...other.imports].filter((chunk) => chunk !== one && chunk !== other);
  return {
    modules: [...one.modules, ...other.modules],
    size: one.size + other.size,
    screens: new Set([...one.screens, ...other.screens]),
    imports: new Set(imports),
  };
}

/** What is saved by joining two chunks, less what it costs; nothing is worth it where one would need itself. */
function savingOf(one: Chunk, other: Chunk): number {
  const both = joined(one, other);
  const needs = needsOf(both);
  if (needs.has(one) || needs.has(other)) return -Infinity;
  const saving =
    costOf(one, one.screens.size) + costOf(other, other.screens.size) - costOf(both, both.screens.size);
  const inVain = [...needs].map((chunk) =>
    costOf(chunk, [...both.screens].filter((screen) => !chunk.screens.has(screen)).length),
  );
  return inVain.reduce((rest, cost) => rest - cost, saving);
}

function join(chunks: readonly Chunk[], one: Chunk, other: Chunk): readonly Chunk[] {
  const both = joined(one, other);
  const rest = chunks.filter((chunk) => chunk !== one && chunk !== other);
  for (const { imports } of rest) {
    if (!imports.has(one) && !imports.has(other)) continue;
    imports.delete(one);
    imports.delete(other);
    imports.add(both);
  }
  for (const needed of needsOf(both)) both.screens.forEach((screen) => needed.screens.add(screen));
  return [...rest, both];
}

/** The pair that saves most, of those that save more than `atLeast`. */
function bestPair(chunks: readonly Chunk[], atLeast: number): readonly [Chunk, Chunk] | undefined {
  let best: readonly [Chunk, Chunk] | undefined;
  let most = atLeast;
  for (const [place, one] of chunks.entries()) {
    for (const other of chunks.slice(place + 1)) {
      const saving = savingOf(one, other);
      if (saving <= most) continue;
      most = saving;
      best = [one, other];
    }
  }
  return best;
}

/** The next pair to join; undefined where none saves anything and no screen loads too many. */
function nextPair(chunks: readonly Chunk[], screens: number): readonly [Chunk, Chunk] | undefined {
  const pair = bestPair(chunks, 0);
  if (pair !== undefined) return pair;
  for (let screen = 0; screen < screens; screen += 1) {
    const loaded = chunks.filter((chunk) => chunk.screens.has(screen));
    if (loaded.length > MAX_CHUNKS) return bestPair(loaded, -Infinity);
  }
  return undefined;
}

/**
 * The chunks of the modules that at least two screens need, or a screen and what is opened on others. `screens` are the modules that each screen begins with, `first` those of
 * the page itself.
 */
export function shareChunks(
  screens: readonly (readonly string[])[],
  first: readonly string[],
  graph: ModuleGraph,
): readonly (readonly string[])[] {
  const imports = (id: string) => importsOf(id, graph);
  const loadedFirst = closureOf(first, imports);
  const needs = screens
    .map((ids) => closureOf(ids, imports))
    .map((ids) => new Set([...ids].filter((id) => !loadedFirst.has(id))));
  let chunks = chunkForEachSet(needs, graph);
  for (
    let pair = nextPair(chunks, screens.length);
    pair !== undefined;
    pair = nextPair(chunks, screens.length)
  )
    chunks = join(chunks, ...pair);
  return [...chunks.map(({ modules }) => modules), ...chunksForLater(needs, graph)];
}
