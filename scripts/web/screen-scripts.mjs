import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minifySync } from 'vite';

/** The file from which the server takes what it adds to the page of each path (web-files.ts). */
const FILE = 'screens.json';

/** Only the screens of signed-in users; the others are small. */
const ROUTE =
  /getParentRoute: (?:ofUser|ofAdministrator|\(\) => signedIn),\s+path: '([^']+)'[\s\S]*?component: screen\.(\w+)/g;
const SCREEN =
  /export const (\w+) = lazyScreen\(\s*(?:with(?:Shared|Forms)\()?\(\) => import\('\.\/([^']+)'\)/g;

/** Each path with the file of its screen, read from src/web/routes.tsx and src/web/screens.ts. */
function findScreens(root) {
  const read = (name) => readFileSync(path.join(root, name), 'utf8');
  const files = new Map([...read('screens.ts').matchAll(SCREEN)].map(([, name, file]) => [name, file]));
  return [...read('routes.tsx').matchAll(ROUTE)].map(([, address, name]) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`${name} of ${address} is not in screens.ts`);
    return [address, path.join(root, file)];
  });
}

/** A chunk with all its static imports. */
function withImports(bundle, fileName, found = new Set()) {
  if (!found.has(fileName)) {
    found.add(fileName);
    for (const needed of bundle[fileName].imports) withImports(bundle, needed, found);
  }
  return found;
}

/**
 * Lists the scripts and the first data of each screen. The server names them in the page, and page-start.js requests all
 * scripts at once instead of one after the other. `around` are the modules around every screen.
 */
export function screenScripts({ root, around, data }) {
  return {
    name: 'screen-scripts',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const chunkOf = (module) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
        if (chunk === undefined) throw new Error(`${module} is in no chunk`);
        return withImports(bundle, chunk.fileName);
      };
      const first = new Set(
        chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...withImports(bundle, fileName)]),
      );
      const screens = findScreens(root).map(([address, file]) => ({
        path: address,
        data: data[address] ?? [],
        scripts: [...new Set([...around, file].flatMap((module) => [...chunkOf(module)]))].filter(
          (name) => !first.has(name),
        ),
      }));
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(screens, null, 1) });
    },
  };
}

/**
 * Minifies the first script of the page and names it by its hash, like all others, so that browsers can cache it. It is not a
 * module, because it runs before the first paint, so Vite would not process it.
 */
export function pageStart({ root }) {
  const name = 'page-start.js';
  return {
    name: 'page-start',
    apply: 'build',
    buildStart() {
      const { code } = minifySync(name, readFileSync(path.join(root, name), 'utf8'));
      this.emitFile({ type: 'asset', name, source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const { fileName } = Object.values(bundle).find(({ names }) => names?.includes(name));
        return html.replace(`/${name}`, `/${fileName}`);
      },
    },
  };
}
