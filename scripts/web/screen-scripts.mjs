import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What the server puts into the page of each address, beside the built files. */
const FILE = 'screens.json';

/** The screens of signed-in people; those for everybody are small. */
const ROUTE =
  /getParentRoute: (?:ofUser|ofAdministrator|\(\) => signedIn),\s+path: '([^']+)'[\s\S]*?component: screen\.(\w+)/g;
const SCREEN =
  /export const (\w+) = lazyRouteComponent\(\s*(?:beside(?:Forms)?\()?\(\) => import\('\.\/([^']+)'\)/g;

/** The path of each and the file of its screen, as src/web/routes.tsx and src/web/screens.ts name them. */
function findScreens(root) {
  const read = (name) => readFileSync(path.join(root, name), 'utf8');
  const files = new Map([...read('screens.ts').matchAll(SCREEN)].map(([, name, file]) => [name, file]));
  return [...read('routes.tsx').matchAll(ROUTE)].map(([, address, name]) => {
    const file = files.get(name);
    if (file === undefined) throw new Error(`${name} of ${address} is not in screens.ts`);
    return [address, path.join(root, file)];
  });
}

/** The files that a chunk needs before it can run, itself included. */
function withImports(bundle, fileName, found = new Set()) {
  if (!found.has(fileName)) {
    found.add(fileName);
    for (const needed of bundle[fileName].imports) withImports(bundle, needed, found);
  }
  return found;
}

/**
 * Writes which scripts the screen of each path needs, and which data first: the server names them in the page, so that they are
 * asked for at once and not one after the other. `around` are the modules around the screen of a path.
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
        scripts: [...new Set([...around(address), file].flatMap((module) => [...chunkOf(module)]))].filter(
          (name) => !first.has(name),
        ),
      }));
      this.emitFile({ type: 'asset', fileName: FILE, source: JSON.stringify(screens, null, 1) });
    },
  };
}

/**
 * Names the script with which a page starts by its hash, as all others, so that a browser keeps it. It is no module, because it
 * runs before anything is drawn, and so the build would leave it as it is.
 */
export function pageStart({ root }) {
  const name = 'page-start.js';
  return {
    name: 'page-start',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', name, source: readFileSync(path.join(root, name), 'utf8') });
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
