import { defineConfig } from 'vite';

const commands = ['main', 'admin', 'backup', 'restore', 'demo', 'oracle', 'rotate-data-key', 'verify-audit'];

/** The server: one bundle for each command, in dist/server, so that Node needs no TypeScript at run time. */
export default defineConfig({
  publicDir: false,
  // Libraries of hundreds of small modules start faster inside the bundle, and within a small limit of open files.
  ssr: { noExternal: ['kysely', 'zod', 'decimal.js'] },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(commands.map((name) => [name, `src/server/programs/${name}.ts`])),
        // The server starts these as threads.
        'assistant-thread': 'src/server/assistant/thread/assistant-thread.ts',
        'reading-thread': 'src/server/portfolio/transfer/imports/thread/reading-thread.ts',
        bench: 'bench/bench.ts',
        // Helpers of the benchmark, each in its own process.
        'bench-baseline-server': 'bench/baseline-server.ts',
        'bench-baseline-fastify': 'bench/baseline-fastify.ts',
        'bench-load': 'bench/load.ts',
        'bench-browser': 'bench/browser/browser.ts',
        stall: 'bench/stall/stall.ts',
        'stall-probe': 'bench/stall/probe.ts',
      },
      // Keeps `const`, so that constants can be inlined, which makes rates of return an eighth faster.
      output: { topLevelVar: false },
    },
  },
});
