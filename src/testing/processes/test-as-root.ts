import { test } from 'vitest';

/** A test that needs the rights of root; without them it says that it was not run. */
export function testAsRoot(name: string, run: () => Promise<void>): void {
  if (process.getuid?.() === 0) test(name, run);
  else process.stdout.write(`SKIPPED: ${name}: takes root\n`);
}
