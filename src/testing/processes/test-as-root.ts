import { test } from 'vitest';

/** A test that needs root; otherwise it reports that it was skipped. */
export function testAsRoot(name: string, run: () => Promise<void>): void {
  if (process.getuid?.() === 0) test(name, run);
  else process.stdout.write(`SKIPPED: ${name}: takes root\n`);
}
