import { chromium, type Browser } from 'playwright-core';
import { findBrowser, findHeadlessBrowser, HOW_TO_GET_ONE } from '../../scripts/find-browser.mjs';

/**
 * For each profile Chromium would draw two invisible address bar pop-ups in a separate process, half of what opening a page
 * costs. The other features are those that Playwright switches off, since this list replaces Playwright's.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** Fetches nothing from other servers, and uses no sandbox, which containers lack. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${FEATURES_OFF.join(',')}`,
];

let ofWorker: Promise<Browser> | undefined;

/** One browser for all files of a worker. It keeps pages that have loaded and compiled the scripts, and ends with the worker. */
export const startBrowser = () => (ofWorker ??= startOwnBrowser());

/** A browser for one journey, which closes it. */
export const startOwnBrowser = async () => launch(await findHeadlessBrowser());

/** The full browser, as people use it. */
export const startWholeBrowser = async () => launch(await findBrowser());

function launch(executablePath: string | undefined): Promise<Browser> {
  if (executablePath === undefined) throw new Error(HOW_TO_GET_ONE);
  return chromium.launch({ executablePath, args: FLAGS });
}
