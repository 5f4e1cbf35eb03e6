import { readdirSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { answerShapes } from './scripts/web/answer-shapes.mjs';
import { pageStart, screenScripts } from './scripts/web/screen-scripts.mjs';
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

/** The dialogs of bonds: loaded when one is opened. */
const BOND_CHANGES = [inWeb('portfolio', 'records', 'bonds', 'changes', 'bond-dialogs.tsx')];

/** What forms check is checked by schemas; queries have the shapes of answers instead (scripts/web/answer-shapes.mjs). */
const ZOD = /node_modules[\\/]zod[\\/]/;
const SCHEMAS = /node_modules[\\/]zod[\\/]|src[\\/]api[\\/](?:platform[\\/]|errors\.)/;
/** What may have schemas in it, what the other needs first. */
const WITH_SCHEMAS = ['forms'];

/** The start page: it loads nothing that it has no use for. */
const START = 'my-bonds';

/** Screens with a form of their own; others open theirs in a dialog. */
const WITH_FORM = [
  ...['account', 'account-sections', 'add-payment', 'add-user', 'exchange-rates', 'forgot-password'],
  ...['payments', 'register', 'reset-password', 'setup'],
];

/** Screens that share what no other screen needs, the small families first: a module is in the first that has all who need it. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'etfs-and-shares': ['my-etfs-or-shares', 'user-etfs-or-shares'],
  positions: ['my-positions', 'user-positions'],
  'corporate-actions': ['instrument', 'redenomination'],
  prices: ['instrument', 'prices', 'redenomination'],
  information: ['contacts', 'privacy', 'terms'],
  users: ['admin', 'imports', 'user-details'],
  lists: [
    ...['admin', 'imports', 'instruments', START, 'my-etfs-or-shares', 'my-positions', 'user-details'],
    ...['user-etfs-or-shares', 'user-positions'],
  ],
  forms: WITH_FORM,
  rules: [...WITH_FORM, 'imports'],
  records: [
    ...WITH_FORM,
    ...[
      'admin-cash-flows',
      'audit',
      'bond',
      'cash-flows',
      'imports',
      'instrument',
      'instruments',
      'redenomination',
    ],
    ...['user-details', 'user-etfs-or-shares'],
  ],
};

/** What is further down a screen and loaded after it shares scripts with other screens as the screen itself does. */
const LATER = [inWeb('screens', 'people', 'account-sections.tsx')];

const screens = readdirSync(inWeb('screens'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.screen.tsx'))
  .map((file) => inWeb('screens', file));

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

/**
 * What several screens need from the start comes in a few chunks, for thirty small ones would load one after the other: what is
 * around them and what the start page shares with all kinds of others ('around'), what only a family of screens needs, and what
 * else several need ('parts'). What is loaded later, dialogs and charts, stays apart.
 */
function nameChunks(graph: Rolldown.ChunkingContext): (id: string) => string | null {
  const around = importClosure(AROUND, graph);
  const office = importClosure(OFFICE, graph);
  const changes = importClosure(BOND_CHANGES, graph);
  const closures = [...screens, ...LATER].map((screen) => ({
    name: path.basename(screen).replace(/(?:\.screen)?\.tsx$/, ''),
    needs: importClosure([screen], graph),
  }));
  return (id) => {
    if (around.has(id)) return 'around';
    const sharers = closures.filter(({ needs }) => needs.has(id)).map(({ name }) => name);
    if (office.has(id)) return sharers.includes(START) ? 'around' : 'parts';
    if (sharers.length < 2) {
      const [only] = closures.filter(({ needs }) => needs.has(id));
      const isOfForm = only !== undefined && WITH_FORM.includes(only.name);
      // A dialog elsewhere has the same form.
      if (isOfForm && graph.getModuleInfo(id)?.importers.some((importer) => !only.needs.has(importer)))
        return 'forms';
      if (!changes.has(id)) return null;
      return only === undefined ? 'bond-changes' : 'parts';
    }
    const checks = [...importClosure([id], graph)].some((one) => ZOD.test(one));
    if (checks && SCHEMAS.test(id)) return 'schemas';
    const family = Object.keys(FAMILIES).find(
      (name) =>
        sharers.every((one) => FAMILIES[name]?.includes(one)) && (!checks || WITH_SCHEMAS.includes(name)),
    );
    if (family !== undefined) return family;
    if (checks) return 'forms';
    return sharers.includes(START) ? 'around' : 'parts';
  };
}

/** A group takes along what its modules need: those that the others need come first, and forms, which need much, late. */
function sharedGroups() {
  let nameOfChunk: ReturnType<typeof nameChunks> | undefined;
  const families = Object.keys(FAMILIES).reverse();
  const light = families.filter((name) => !WITH_SCHEMAS.includes(name));
  const names = ['parts', ...light, 'schemas', ...WITH_SCHEMAS, 'bond-changes'];
  const group = (name: string, priority: number) => ({
    debugName: name,
    priority,
    name: (id: string, graph: Rolldown.ChunkingContext) => {
      nameOfChunk ??= nameChunks(graph);
      return nameOfChunk(id) === name ? name : null;
    },
  });
  return [group('around', 21), ...names.map((name, index) => group(name, names.length - index))];
}

/** The browser's half: src/web to dist/web. `npm run dev` serves it with reload and passes /api on. */
export default defineConfig({
  root: 'src/web',
  plugins: [
    react(),
    tailwindcss(),
    answerShapes({ root: import.meta.dirname }),
    pageStart({ root: WEB }),
    screenScripts({
      root: WEB,
      around: (address) => (address.startsWith('/admin') ? [...AROUND, ...OFFICE] : AROUND),
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
            { name: 'framework', test: FRAMEWORK, priority: 24 },
            { name: 'first', tags: ['$initial'], priority: 23 },
            ...sharedGroups(),
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
