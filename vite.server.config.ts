import { defineConfig } from 'vite';

const commands = ['main', 'admin', 'backup', 'restore', 'demo', 'oracle', 'rotate-data-key', 'verify-audit'];

/** The server's half: one bundle for each command, in dist/server, so that Node needs no TypeScript at run time. */
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
        // Started by the server as threads.
        'assistant-thread': 'src/server/assistant/thread/assistant-thread.ts',
        'reading-thread': 'src/server/portfolio/imports/thread/reading-thread.ts',
        bench: 'bench/bench.ts',
        // What runs beside the benchmark, each in a process of its own.
        'bench-baseline-server': 'bench/baseline-server.ts',
        'bench-baseline-fastify': 'bench/baseline-fastify.ts',
        'bench-load': 'bench/load.ts',
        'bench-browser': 'bench/browser/browser.ts',
        stall: 'bench/stall/stall.ts',
        'stall-probe': 'bench/stall/probe.ts',
      },
      // A `const` stays one: what cannot change is compiled in, which makes rates an eighth quicker.
      output: { topLevelVar: false },
    },
  },
});
