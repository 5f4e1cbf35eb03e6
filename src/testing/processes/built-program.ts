import path from 'node:path';

type Program = 'main' | 'admin' | 'backup' | 'restore' | 'rotate-data-key' | 'verify-audit' | 'bench';

/** The file of a program as built by `npm run build`; the set-up of the tests builds what has changed. */
export const builtProgram = (name: Program) =>
  path.resolve(import.meta.dirname, '..', '..', '..', 'dist', 'server', `${name}.js`);
