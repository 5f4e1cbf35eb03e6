import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';

const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|scheduler|@tanstack[\\/](?:react-router|router-core|history|store|react-store))[\\/]/;

/** Where the list of bonds begins, once somebody is signed in. */
const LISTS = [
  'signed-in.tsx',
  'platform/navigation/bottom-bar.tsx',
  'platform/navigation/header-tabs.tsx',
  'platform/queries/queries.tsx',
  'platform/queries/portfolio/my-bonds.ts',
  'screens/portfolio/my-bonds.screen.tsx',
].map((file) => path.join(import.meta.dirname, 'src', 'web', file));
/** What the sign-in page needs is a chunk of its own, so that the lists stay out of it. */
const SIGN_IN = [path.join(import.meta.dirname, 'src', 'web', 'screens', 'people', 'login.screen.tsx')];

/** The schemas of the API, which all screens but the lists share. */
const SCHEMAS = /node_modules[\\/]zod[\\/]|src[\\/]api[\\/]platform[\\/]/;
/** All of the overview but its chart. */
const OVERVIEW = [
  path.join(import.meta.dirname, 'src', 'web', 'screens', 'portfolio', 'overview.screen.tsx'),
];

/** These modules and all that they import from the start. */
function importClosure(ids: readonly string[], graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (id: string) => {
    if (found.has(id)) return;
    const module = graph.getModuleInfo(id);
    if (module === null) throw new Error(`there is no module ${id}`);
    found.add(id);
    module.importedIds.forEach(add);
  };
  ids.forEach(add);
  return found;
}

/** One chunk of all that is needed for these modules, for thirty small ones would load one after the other. */
function oneChunk(name: string, ids: readonly string[]) {
  let needed: ReadonlySet<string> | undefined;
  return (id: string, graph: Rolldown.ChunkingContext) => {
    needed ??= importClosure(ids, graph);
    return needed.has(id) ? name : null;
  };
}

/** The browser's half: src/web to dist/web. `npm run dev` serves it with reload and passes /api on. */
export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The page names what its first script needs. Within scripts such lists would be 1.8 kB that sign-in has no use for.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      output: {
        // What every screen needs, in one chunk: smaller than in pieces, and kept by browsers from release to release.
        codeSplitting: {
          groups: [
            { name: 'framework', test: FRAMEWORK, priority: 3 },
            { name: 'first', tags: ['$initial'], priority: 2 },
            { debugName: 'sign-in', name: oneChunk('sign-in', SIGN_IN), priority: 1 },
            { debugName: 'lists', name: oneChunk('lists', LISTS) },
            { name: 'schemas', test: SCHEMAS },
            { debugName: 'overview', name: oneChunk('overview', OVERVIEW) },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/livez', '/readyz'].map((path) => [
        path,
        `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`,
      ]),
    ),
  },
});
