import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** A Chromium to test with: CHROMIUM_PATH, one of the system's, or the one of npm's @sparticuz/chromium. Undefined: none. */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH)
    return isProgram(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
  return installed ?? (await packagedBrowser());
}

export const HOW_TO_GET_ONE =
  'the browser tests need a Chromium: install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH';

/** It is packed for Linux on x64 alone. */
async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch (error) {
    if (['ENOENT', 'EACCES', 'ENOTDIR'].includes(error.code)) return false;
    throw error;
  }
}
