import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { compressFiles } from './compress.mjs';

export const repository = path.resolve(import.meta.dirname, '..');

/** The two bundles: their sources, and their entry files. */
const PARTS = {
  web: {
    title: 'the screens',
    config: 'vite.config.ts',
    sources: [
      'src/domain',
      'src/api',
      'src/web',
      'scripts/compress.mjs',
      'scripts/web',
      'vite.config.ts',
      'package-lock.json',
    ],
    result: 'dist/web/index.html',
  },
  server: {
    title: 'the server',
    config: 'vite.server.config.ts',
    sources: [
      'src/domain',
      'src/api',
      'src/server',
      'bench',
      'migrations',
      'vite.server.config.ts',
      'package-lock.json',
    ],
    result: 'dist/server/main.js',
  },
};

const inRepository = (name) => path.join(repository, name);

/** Builds these parts ('web', 'server'). Loads Vite only here, so an installation without it can start what is built. */
export async function build(names) {
  const { build: viteBuild } = await import('vite');
  for (const name of names) {
    const stamp = sourceStamp(name);
    await viteBuild({ root: undefined, configFile: inRepository(PARTS[name].config), logLevel: 'warn' });
    if (name === 'web') compressFiles(inRepository('dist/web'));
    mkdirSync(inRepository('dist'), { recursive: true });
    writeFileSync(stampFile(name), stamp);
  }
}

/**
 * Builds the parts whose sources changed since their last build, and reports that. It uses a process of its own: under
 * NODE_ENV=test, as in a test run, React would be its development build.
 */
export function buildStale(names) {
  const stale = names.filter((name) => isStale(name));
  if (stale.length === 0) return;
  console.log(
    `Building ${stale.map((name) => PARTS[name].title).join(' and ')} (needed after a change, takes up to a minute)…`,
  );
  const program = inRepository('scripts/build.mjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [program, ...stale], { cwd: repository, env, stdio: 'inherit' });
}

const stampFile = (name) => inRepository(`dist/${name}.stamp`);

/** An installation without sources runs the existing build. */
function isStale(name) {
  if (!existsSync(inRepository('src'))) return false;
  if (!existsSync(inRepository(PARTS[name].result)) || !existsSync(stampFile(name))) return true;
  return readFileSync(stampFile(name), 'utf8') !== sourceStamp(name);
}

/** A hash of the names and contents of all sources, without tests. */
function sourceStamp(name) {
  const hash = createHash('sha256');
  for (const file of PARTS[name].sources.flatMap(filesIn)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inRepository(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesIn(name) {
  if (!statSync(inRepository(name)).isDirectory()) return [name];
  return readdirSync(inRepository(name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(repository, path.join(entry.parentPath, entry.name)))
    .sort();
}
