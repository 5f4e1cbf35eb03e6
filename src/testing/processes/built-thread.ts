import path from 'node:path';
import { rmSync } from 'node:fs';
import { build } from 'vite';

const repository = path.resolve(import.meta.dirname, '..', '..', '..');

const THREADS = {
  'assistant-thread': 'src/server/assistant/thread/assistant-thread.ts',
  'reading-thread': 'src/server/portfolio/imports/thread/reading-thread.ts',
} as const;

/** A thread as built for a test, and nothing else of the server; the folder lies where the libraries are found. */
export async function buildThread(
  name: keyof typeof THREADS,
): Promise<{ readonly file: string; remove(): void }> {
  const folder = path.join(repository, 'dist', `${name}-under-test-${process.pid}`);
  await build({
    root: repository,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: THREADS[name],
      outDir: folder,
      target: 'node20',
    },
  });
  return {
    file: path.join(folder, `${name}.js`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
