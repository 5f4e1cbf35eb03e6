import path from 'node:path';
import { rmSync } from 'node:fs';
import { build } from 'vite';

const repository = path.resolve(import.meta.dirname, '..', '..', '..');

const THREADS = {
  'assistant-thread': 'src/server/assistant/thread/assistant-thread.ts',
  'reading-thread': 'src/server/portfolio/transfer/imports/thread/reading-thread.ts',
} as const;

/** A thread built for a test, without the rest of the server; its folder is where the libraries can be found. */
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
