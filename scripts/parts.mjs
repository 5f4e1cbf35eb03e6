import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { compressFiles } from './compress.mjs';

export const repository = path.resolve(import.meta.dirname, '..');

/** What is built: from which sources, and how. */
export const PARTS = {
  web: {
    title: 'the screens',
    make: async () => {
      await bundle('vite.config.ts');
      compressFiles(inRepository('dist/web'));
    },
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
    make: () => bundle('vite.server.config.ts'),
    sources: [
      'src/domain',
      'src/api',
      'src/server',
      'migrations',
      'vite.server.config.ts',
      'package-lock.json',
    ],
    result: 'dist/server/main.js',
  },
  bench: {
    title: 'the benchmark',
    make: () => bundle('vite.bench.config.ts'),
    sources: [
      'src/domain',
      'src/api',
      'src/server',
      'bench',
      'migrations',
      'vite.bench.config.ts',
      'vite.server.config.ts',
      'package-lock.json',
    ],
    result: 'dist/bench/bench.js',
  },
  assistant: {
    title: 'the assistant',
    // In a process of its own, at the same time as the bundles: it is seconds of pure computation.
    make: () => promisify(execFile)(process.execPath, [inRepository('scripts/learn-examples.mjs')]),
    sources: [
      'src/domain',
      'src/server/assistant/built-in',
      'scripts/learn-examples.mjs',
      'package-lock.json',
    ],
    result: 'dist/assistant/understanding.gz',
  },
};
/** What a server needs. */
export const APPLICATION = ['web', 'server', 'assistant'];

const inRepository = (name) => path.join(repository, name);

/** Loads Vite only here, so an installation without it can start what is built. */
async function bundle(config) {
  const { build: viteBuild } = await import('vite');
  await viteBuild({ root: undefined, configFile: inRepository(config), logLevel: 'warn' });
}

/** Builds these parts, by default the application. */
export async function build(names = APPLICATION) {
  mkdirSync(inRepository('dist'), { recursive: true });
  await Promise.all(
    names.map(async (name) => {
      const stamp = sourceStamp(name);
      await PARTS[name].make();
      writeFileSync(stampFile(name), stamp);
    }),
  );
}

/**
 * Builds the parts whose sources changed since their last build, and reports that. It uses a process of its own: under
 * NODE_ENV=test, as in a test run, React would be its development build.
 */
export function buildStale(names = APPLICATION) {
  const stale = names.filter((name) => isStale(name));
  if (stale.length === 0) return;
  console.log(
    `Building ${new Intl.ListFormat('en').format(stale.map((name) => PARTS[name].title))} (needed after a change, takes up to a minute)…`,
  );
  const program = inRepository('scripts/build.mjs');
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [program, ...stale], { cwd: repository, env, stdio: 'inherit' });
}

const stampFile = (name) => inRepository(`dist/${name}.stamp`);

/** An installation without sources runs the build that it came with. */
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
