import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Maps each file or folder to those that it imports. */
export type ImportGraph = ReadonlyMap<string, ReadonlySet<string>>;

const IMPORT = /\b(?:import|export)\b[^;'"]*?\bfrom '(\.[^']+)'|\bimport\('(\.[^']+)'\)/g;

/** The relative imports of the sources in a folder, including types, without tests; paths are relative to the folder. */
export function importGraph(folder: string): ImportGraph {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return new Map(
    files.map((file) => [file, new Set(listImports(folder, file).filter((name) => files.includes(name)))]),
  );
}

function listImports(folder: string, file: string): readonly string[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const imported = [...text.matchAll(IMPORT)].map(([, from, lazily]) => from ?? lazily ?? '');
  return imported.map((name) => path.posix.join(path.posix.dirname(file), name));
}

/** The same graph with each file mapped by `place`, without imports within one place. */
export function groupEdges(graph: ImportGraph, place: (file: string) => string): ImportGraph {
  const places = new Map<string, Set<string>>();
  for (const [file, imports] of graph) {
    const from = place(file);
    const to = places.get(from) ?? new Set<string>();
    places.set(from, to);
    for (const name of imports) if (place(name) !== from) to.add(place(name));
  }
  return places;
}

/** One circle of the graph, with its first member repeated at the end; empty if there is none. */
export function findCircle(graph: ImportGraph): readonly string[] {
  const done = new Set<string>();
  const walk = (node: string, way: readonly string[]): readonly string[] => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (done.has(node)) return [];
    for (const next of graph.get(node) ?? []) {
      const circle = walk(next, [...way, node]);
      if (circle.length > 0) return circle;
    }
    done.add(node);
    return [];
  };
  for (const node of graph.keys()) {
    const circle = walk(node, []);
    if (circle.length > 0) return circle;
  }
  return [];
}
