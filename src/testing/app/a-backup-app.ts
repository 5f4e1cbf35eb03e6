import path from 'node:path';
import { onTestFinished } from 'vitest';
import { startTestApp, type TestApp } from './start-test-app.ts';
import { temporaryFolder } from '../processes/temporary-folder.ts';

/** An application and a file for its backup; both are removed with the test. */
export async function aBackupApp(): Promise<{ readonly app: TestApp; readonly file: string }> {
  const app = await startTestApp();
  onTestFinished(() => app.stop());
  return { app, file: path.join(temporaryFolder(), 'kupon.backup') };
}
