import { defineConfig } from 'vite';

/** The server's half: one bundle for each command, in dist/server, so that Node needs no TypeScript at run time. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: {
        main: 'src/server/main.ts',
        admin: 'src/server/admin.ts',
        demo: 'src/server/demo.ts',
        oracle: 'src/server/oracle.ts',
      },
    },
  },
});
