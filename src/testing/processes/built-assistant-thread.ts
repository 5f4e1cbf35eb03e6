import path from 'node:path';
import { rmSync } from 'node:fs';
import { build } from 'vite';

const repository = path.resolve(import.meta.dirname, '..', '..', '..');

/** The assistant's thread as built for a test, and nothing else of the server; the folder lies where the libraries are found. */
export async function buildAssistantThread(): Promise<{ readonly file: string; remove(): void }> {
  const folder = path.join(repository, 'dist', `thread-under-test-${process.pid}`);
  await build({
    root: repository,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: 'src/server/assistant/thread/assistant-thread.ts',
      outDir: folder,
      target: 'node20',
    },
  });
  return {
    file: path.join(folder, 'assistant-thread.js'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
