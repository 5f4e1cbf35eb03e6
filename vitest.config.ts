import { defineConfig } from 'vitest/config';

/** Tests of the repository that start built programs. */
const BUILT_PROGRAM_TESTS = ['tests/repository/bench.test.ts'];

/** Projects inherit nothing. */
const EVERYWHERE = {
  environment: 'node',
  // With more room for young objects, workers take 7 % less processor time.
  execArgv: ['--max-semi-space-size=64'],
  expect: { poll: { timeout: 30_000 } },
};

/** Five projects, described in CONTRIBUTING.md. Files that share a worker load the sources once. */
export default defineConfig({
  test: {
    // More than cores, as tests wait for browsers and servers.
    maxWorkers: 3,
    // What a project or an earlier run has transformed is not transformed again.
    experimental: { fsModuleCache: true },
    globalSetup: 'src/testing/app/test-database.ts',
    reporters: ['default', './scripts/report-times.mjs'],
    projects: [
      {
        test: {
          name: 'pure',
          include: ['src/{domain,api,web,testing}/**/*.test.{ts,tsx}', 'tests/repository/**/*.test.ts'],
          exclude: BUILT_PROGRAM_TESTS,
          ...EVERYWHERE,
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', ...BUILT_PROGRAM_TESTS],
          ...EVERYWHERE,
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/{faults,fuzz,soak}/**/*.test.ts'],
          ...EVERYWHERE,
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: ['e2e/browsers/**'],
          ...EVERYWHERE,
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // npm run browsers
        test: {
          name: 'browsers',
          include: ['e2e/browsers/*.test.ts'],
          ...EVERYWHERE,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
