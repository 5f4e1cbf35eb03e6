import path from 'node:path';

type Program = 'main' | 'admin' | 'backup' | 'restore' | 'rotate-data-key' | 'verify-audit';
type Thread = 'assistant-thread' | 'reading-thread';

const built = (...names: readonly string[]) =>
  path.resolve(import.meta.dirname, '..', '..', '..', 'dist', ...names);

/** The file of a program, or of a thread, as built by `npm run build`; the set-up of the tests builds what has changed. */
export const builtProgram = (name: Program | Thread) => built('server', `${name}.js`);

/** The file of the benchmark, built in the same way. */
export const BUILT_BENCH = built('bench', 'bench.js');

/** The file of what the assistant has learned, built in the same way. */
export const BUILT_UNDERSTANDING = built('assistant', 'understanding.gz');
