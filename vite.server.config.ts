import { defineConfig } from 'vite';

const commands = ['main', 'admin', 'backup', 'restore', 'demo', 'oracle', 'rotate-data-key', 'verify-audit'];

/** One bundle for each program, so that Node needs no TypeScript at run time. */
export const bundlePrograms = (outDir: string, input: Readonly<Record<string, string>>) =>
  defineConfig({
    publicDir: false,
    // Libraries of hundreds of small modules start faster inside the bundle, and within a small limit of open files.
    ssr: { noExternal: ['kysely', 'zod', 'decimal.js', 'fastify', 'pg', 'read-excel-file'] },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      sourcemap: true,
      // Keeps `const`, so that constants can be inlined, which makes rates of return an eighth faster.
      rolldownOptions: { input, output: { topLevelVar: false } },
    },
  });

/** The server: its commands, and the threads that it starts. */
export default bundlePrograms('dist/server', {
  ...Object.fromEntries(commands.map((name) => [name, `src/server/programs/${name}.ts`])),
  'assistant-thread': 'src/server/assistant/thread/assistant-thread.ts',
  'reading-thread': 'src/server/portfolio/transfer/imports/thread/reading-thread.ts',
});
