import { readdirSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { answerShapes } from './scripts/web/answer-shapes.mjs';
import { findScreens, screenScripts } from './scripts/web/screen-scripts.mjs';
import { shareChunks } from './scripts/web/shared-chunks.ts';
import { FIRST_DATA } from './src/web/first-data.ts';

const WEB = path.join(import.meta.dirname, 'src', 'web');

const FRAMEWORK =
  /rolldown[\\/]runtime|node_modules[\\/](?:react|react-dom|scheduler|@tanstack[\\/](?:react-router|router-core|history|store|react-store))[\\/]/;

const inWeb = (...file: string[]) => path.join(WEB, ...file);

/** What is around every screen of somebody signed in. */
const AROUND = [
  'signed-in.tsx',
  'platform/layout/amounts-switch.tsx',
  'platform/navigation/bottom-bar.tsx',
  'platform/navigation/header-tabs.tsx',
  'platform/queries/queries.tsx',
].map((file) => inWeb(file));

/** Above every screen of an administrator. */
const OFFICE = [inWeb('platform', 'layout', 'demo-banner.tsx')];

/** What is around the screen of a path. */
const around = (address: string) => (address.startsWith('/admin') ? [...AROUND, ...OFFICE] : AROUND);

/** What each screen begins with. */
function findFirstModules(): readonly (readonly string[])[] {
  const modules = new Map<string, readonly string[]>();
  for (const file of readdirSync(inWeb('screens'), { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.screen.tsx')) modules.set(inWeb('screens', file), [inWeb('screens', file)]);
  for (const [address, file] of findScreens(WEB))
    modules.set(file, [...(modules.get(file) ?? []), ...around(address)]);
  return [...modules.values()];
}

/**
 * What several screens need from the start, in a few chunks: small ones would load one after the other. What is loaded later, dialogs
 * and charts, stays apart.
 */
function sharedGroup() {
  let nameOfChunk: ReadonlyMap<string, string> | undefined;
  const plan = (graph: Rolldown.ChunkingContext) =>
    new Map(
      shareChunks(findFirstModules(), [inWeb('main.tsx')], graph).flatMap((modules, place) =>
        modules.map((id): [string, string] => [id, `shared-${place}`]),
      ),
    );
  return {
    debugName: 'shared',
    name: (id: string, graph: Rolldown.ChunkingContext) => {
      nameOfChunk ??= plan(graph);
      return nameOfChunk.get(id) ?? null;
    },
    // The plan has a place for what they need, too.
    includeDependenciesRecursively: false,
  };
}

/** The browser's half: src/web to dist/web. `npm run dev` serves it with reload and passes /api on. */
export default defineConfig({
  root: 'src/web',
  plugins: [
    react(),
    tailwindcss(),
    answerShapes({ root: import.meta.dirname }),
    screenScripts({
      root: WEB,
      around,
      data: FIRST_DATA,
    }),
  ],
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
            { name: 'framework', test: FRAMEWORK, priority: 2 },
            { name: 'first', tags: ['$initial'], priority: 1 },
            sharedGroup(),
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
