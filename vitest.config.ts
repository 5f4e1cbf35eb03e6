import { defineConfig } from 'vitest/config';

/**
 * Four rooms: pure code and parts of the screens, the server on a real PostgreSQL, the server where everything around it
 * fails, journeys in a real browser.
 */
export default defineConfig({
  test: {
    // Two at a time where there are two cores; the faults run alone, since they watch time and memory.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'pure',
          include: ['src/{domain,api,web,testing}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          environment: 'node',
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'src/testing/test-database.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'src/testing/test-database.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/*.test.ts'],
          environment: 'node',
          globalSetup: 'src/testing/test-database.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          sequence: { groupOrder: 2 },
        },
      },
      {
        // npm run browsers
        test: {
          name: 'browsers',
          include: ['e2e/browsers/*.test.ts'],
          environment: 'node',
          globalSetup: 'src/testing/test-database.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
