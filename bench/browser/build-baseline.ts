import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { BASELINE_ADDRESS } from './serve-baseline.ts';

const PAGES = ['list', 'empty', 'export'];

/** The baseline pages, built like the product's screens. */
export async function buildBaseline(source: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: source,
    base: `${BASELINE_ADDRESS}/`,
    logLevel: 'error',
    plugins: [react()],
    build: {
      outDir,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: PAGES.map((name) => path.join(source, `${name}.html`)) },
    },
    worker: { format: 'es' },
  });
}
