import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A new folder that every user may pass through, as DATA_DIR must be; whoever makes it removes it. */
export function makeTemporaryFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kupon-test-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** The same, gone with the test that asks for it. */
export function temporaryFolder(): string {
  const folder = makeTemporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
