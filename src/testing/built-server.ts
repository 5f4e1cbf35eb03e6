import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildServer } from './server-process.ts';

/** The server's programs ('main', 'admin', …) as built for the tests of this file. */
export function builtServer(): (name: 'main' | 'admin' | 'rotate-data-key' | 'verify-audit') => string {
  let built: { folder: string; remove(): void };
  beforeAll(async () => {
    built = await buildServer();
  });
  afterAll(() => built.remove());
  return (name) => path.join(built.folder, `${name}.js`);
}
