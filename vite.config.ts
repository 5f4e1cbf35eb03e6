import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const FRAMEWORK =
  /node_modules[\\/](?:react|react-dom|scheduler|@tanstack[\\/](?:react-router|router-core|history|store|react-store))[\\/]/;

/** The browser's half: src/web to dist/web. `npm run dev` serves it with reload and passes /api on. */
export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The lists of what to load ahead would stand in the first script: 1.8 kB that the sign-in page has no use for.
    modulePreload: false,
    rolldownOptions: {
      output: {
        // What every screen needs, in one chunk: smaller than in pieces, and kept by browsers from release to release.
        codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK }] },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: Object.fromEntries(
      ['/api', '/livez', '/readyz'].map((path) => [
        path,
        `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`,
      ]),
    ),
  },
});
