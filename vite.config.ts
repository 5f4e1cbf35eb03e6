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

/** The modules around every screen of a signed-in user. */
const AROUND = [
  'signed-in.tsx',
  'platform/layout/amounts-switch.tsx',
  'platform/navigation/bottom-bar.tsx',
  'platform/navigation/header-tabs.tsx',
  'platform/queries/queries.tsx',
  // Small, and used by lists of several families.
  'platform/queries/pages.ts',
  'platform/api-client/call-page.ts',
  'platform/toast/use-undo.ts',
  'portfolio/office/instruments/instrument-link.tsx',
  'platform/ui/search-box.tsx',
].map((file) => inWeb(file));

/** The dialogs of bonds, loaded when one is opened. */
const BOND_DIALOGS = [inWeb('portfolio', 'records', 'bonds', 'changes', 'bond-dialogs.tsx')];

/**
 * Only forms use schemas, and load them when they are used (src/web/platform/forms/form-endpoint.ts); queries use the shapes of answers
 * instead (scripts/web/answer-shapes.mjs).
 */
const ZOD = /node_modules[\\/]zod[\\/]/;
const SCHEMAS = /node_modules[\\/]zod[\\/]|src[\\/]api[\\/]platform[\\/]|src[\\/]api[\\/]errors\./;

/** Large, and some screens do without. */
const DECIMALS = /node_modules[\\/]decimal\.js[\\/]|src[\\/]domain[\\/]money[\\/]decimal\./;

/** Screens with a form; others open their forms in dialogs. */
const FORM_SCREENS = [
  ...['account', 'add-payment', 'add-user', 'exchange-rates', 'forgot-password'],
  ...['register', 'reset-password', 'setup'],
];

/**
 * Screens that share code. A module belongs to the first family that includes all screens that need it, so narrow families come
 * first. Its imports are in the same family or a later one. Screens load these chunks as well, so after a change look at the scripts
 * of each screen in dist/web/screens.json.
 */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'etfs-and-shares': ['my-etfs-or-shares', 'user-etfs-or-shares'],
  /** Their texts, of which the audit log shows the names of fields. */
  'texts-of-fields': ['audit', 'my-etfs-or-shares', 'user-etfs-or-shares'],
  positions: ['my-positions', 'user-positions'],
  prices: ['instrument', 'prices', 'redenomination'],
  information: ['contacts', 'privacy', 'terms'],
  'cash-flows': ['admin-cash-flows', 'cash-flows'],
  payments: ['add-payment', 'payments'],
  forms: FORM_SCREENS,
  'second-factor': ['account', 'user-details'],
  people: ['add-user', 'admin', 'audit', 'imports', 'instruments', 'user-details'],
  instruments: [
    ...['audit', 'bond', 'instrument', 'instruments', 'my-positions', 'prices', 'redenomination'],
    'user-positions',
  ],
  figures: ['income', 'my-positions', 'overview', 'returns', 'risk', 'stop-reminders', 'user-positions'],
  fields: [
    ...FORM_SCREENS,
    ...['audit', 'imports', 'instrument', 'my-positions', 'prices', 'privacy', 'returns', 'user-positions'],
  ],
  /** Lists that are loaded page by page. */
  pages: ['admin', 'audit', 'imports', 'instruments', 'overview', 'prices', 'redenomination'],
  holdings: [
    ...['add-payment', 'add-user', 'admin', 'admin-cash-flows', 'audit', 'bond', 'cash-flows', 'imports'],
    ...['income', 'instrument', 'instruments', 'my-etfs-or-shares', 'my-positions', 'overview', 'payments'],
    ...['returns', 'risk', 'user-details', 'user-etfs-or-shares', 'user-positions'],
  ],
  lists: [
    ...['admin', 'imports', 'instruments', 'my-bonds', 'my-etfs-or-shares', 'my-positions', 'user-details'],
    ...['user-etfs-or-shares', 'user-positions'],
  ],
};

/** Families of small screens, whose chunk has the screens themselves as well, so that each loads one script less. */
const WITH_SCREENS = ['positions'];

/** Some screens of these families use no decimals: what does is in the chunk of the decimals. */
const WITHOUT_DECIMALS = ['fields', 'holdings'];

/** Ends the name of a chunk that one screen shares with its dialogs. */
const WITH_DIALOGS = '-and-dialogs';

/** The charts, each loaded when it is shown. What several share comes with their screens, so that a chart is one script. */
const CHARTS = [
  inWeb('platform', 'charts', 'price-line.tsx'),
  inWeb('platform', 'charts', 'value', 'value-line.tsx'),
  inWeb('platform', 'charts', 'payments', 'payment-bars.tsx'),
];

const screens = readdirSync(inWeb('screens'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.screen.tsx'))
  .map((file) => inWeb('screens', file));

/** These modules and all their static imports. */
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

/** The first family that includes all of these screens. */
const findFamily = (screenNames: readonly string[], families = Object.keys(FAMILIES)) =>
  families.find((family) => screenNames.every((name) => FAMILIES[family]?.includes(name)));

/**
 * The chunk of each module that several screens import statically. A few chunks load sooner than thirty small ones: one for each
 * family of screens, and one for the modules around every screen and those that no family includes ('around'). Dialogs and charts,
 * which are loaded later, have their own chunks.
 */
function nameChunks(graph: Rolldown.ChunkingContext): (id: string) => string | null {
  const around = importClosure(AROUND, graph);
  const dialogs = importClosure(BOND_DIALOGS, graph);
  const charts = CHARTS.map((chart) => importClosure([chart], graph));
  const closures = screens.map((screen) => ({
    name: path.basename(screen, '.screen.tsx'),
    needs: importClosure([screen], graph),
  }));
  const chunkOfOneScreen = (id: string) => {
    const only = closures.find(({ needs }) => needs.has(id));
    if (only === undefined) return dialogs.has(id) ? 'bond-changes' : null;
    const whole = findFamily([only.name], WITH_SCREENS);
    if (whole !== undefined) return whole;
    const isShared =
      graph.getModuleInfo(id)?.importers.some((importer) => !only.needs.has(importer)) === true;
    return isShared ? only.name + WITH_DIALOGS : null;
  };
  return (id) => {
    if (DECIMALS.test(id)) return 'decimals';
    if (around.has(id)) return 'around';
    const imported = [...importClosure([id], graph)];
    const usesSchemas = imported.some((one) => ZOD.test(one));
    if (usesSchemas && SCHEMAS.test(id)) return 'schemas';
    const sharers = closures.filter(({ needs }) => needs.has(id)).map(({ name }) => name);
    const ofSeveralCharts = charts.filter((needs) => needs.has(id)).length > 1;
    if (sharers.length < 2) return ofSeveralCharts ? 'holdings' : chunkOfOneScreen(id);
    const usesDecimals = imported.some((one) => DECIMALS.test(one));
    if (usesSchemas) return 'schemas';
    const family = findFamily(sharers);
    if (usesDecimals && (family === undefined || WITHOUT_DECIMALS.includes(family))) return 'decimals';
    return family ?? 'around';
  };
}

/** A group includes what its modules import, so groups that others need come first. */
function sharedGroups() {
  let nameOfChunk: ReturnType<typeof nameChunks> | undefined;
  const families = Object.keys(FAMILIES).toReversed();
  const names = ['around', 'decimals', ...families, 'schemas', WITH_DIALOGS, 'bond-changes'];
  return names.map((group, index) => ({
    debugName: group,
    priority: names.length - index,
    name: (id: string, graph: Rolldown.ChunkingContext) => {
      nameOfChunk ??= nameChunks(graph);
      const name = nameOfChunk(id);
      return name === group || (group === WITH_DIALOGS && name?.endsWith(group) === true) ? name : null;
    },
  }));
}

/** The screens: src/web to dist/web. `npm run dev` serves them with reload and proxies /api. */
export default defineConfig({
  root: 'src/web',
  plugins: [
    react(),
    tailwindcss(),
    answerShapes({ root: import.meta.dirname }),
    pageStart({ root: WEB }),
    screenScripts({ root: WEB, around: AROUND, data: FIRST_DATA }),
  ],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The page names what its first script imports. Such lists within scripts would be 1.8 kB that signing in does not use.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      output: {
        // What every screen imports is one chunk: smaller than several, and cached by browsers from release to release.
        codeSplitting: {
          groups: [
            { name: 'framework', test: FRAMEWORK, priority: 104 },
            { name: 'first', tags: ['$initial'], priority: 103 },
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
