import { bundlePrograms } from './vite.server.config.ts';

/** The benchmark: its two commands, and the programs that they start, each in its own process. */
export default bundlePrograms('dist/bench', {
  bench: 'bench/bench.ts',
  'baseline-server': 'bench/baseline-server.ts',
  'baseline-fastify': 'bench/baseline-fastify.ts',
  load: 'bench/load.ts',
  browser: 'bench/browser/browser.ts',
  stall: 'bench/stall/stall.ts',
  'stall-probe': 'bench/stall/probe.ts',
});
