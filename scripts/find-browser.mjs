import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** A Chromium to test with: CHROMIUM_PATH, one of the system's, or the one of npm's @sparticuz/chromium. Undefined: none. */
export async function findBrowser() {
  if (process.env.CHROMIUM_PATH)
    return isProgram(process.env.CHROMIUM_PATH) ? process.env.CHROMIUM_PATH : undefined;
  return findProgram(NAMES) ?? (await packagedBrowser());
}

/** The same Chromium without its windows, which starts and opens pages faster; otherwise the full one. */
export async function findHeadlessBrowser() {
  const { CHROMIUM_PATH, HEADLESS_CHROMIUM_PATH } = process.env;
  if (HEADLESS_CHROMIUM_PATH) return HEADLESS_CHROMIUM_PATH;
  const headless = CHROMIUM_PATH ? undefined : findProgram(['chromium-headless-shell']);
  return headless ?? (await findBrowser());
}

export const CHROMIUM_INSTALL_HINT =
  'the browser tests need a Chromium: install one (Debian: apt-get install chromium) or name it in CHROMIUM_PATH';

export const findFirefox = () => findProgram(['firefox-esr', 'firefox']);

export const FIREFOX_INSTALL_HINT = 'the journey in Firefox needs one: apt-get install firefox-esr';

/** The driver of WebKitGTK, which finds its own browser, and a display for it. */
export function findWebKit() {
  const driver = findProgram(['WebKitWebDriver']);
  const display = findProgram(['Xvfb']);
  return driver === undefined || display === undefined ? undefined : { driver, display };
}

export const WEBKIT_INSTALL_HINT =
  'the journey in WebKit needs its driver and a display: apt-get install webkit2gtk-driver xvfb';

/** Which of the three browsers are missing. */
export async function missingBrowsers() {
  return [
    { name: 'Chromium', found: await findBrowser(), installHint: CHROMIUM_INSTALL_HINT },
    { name: 'Firefox', found: findFirefox(), installHint: FIREFOX_INSTALL_HINT },
    { name: 'WebKit', found: findWebKit(), installHint: WEBKIT_INSTALL_HINT },
  ].filter(({ found }) => found === undefined);
}

function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isProgram);
}

/** The package exists only for Linux on x64. */
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
