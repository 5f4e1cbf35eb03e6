import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildServer } from './server-process.ts';

type Program = 'main' | 'admin' | 'backup' | 'restore' | 'rotate-data-key' | 'verify-audit';

/** The server's programs ('main', 'admin', …) as built for the tests of this file. */
export function builtServer(): (name: Program) => string {
  let built: { folder: string; remove(): void };
  beforeAll(async () => {
    built = await buildServer();
  });
  afterAll(() => built.remove());
  return (name) => path.join(built.folder, `${name}.js`);
}
