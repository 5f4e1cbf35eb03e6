import { COMPILE_ONCE } from '#testing/processes/compile-once';
import { chromium, type Browser } from 'playwright-core';
import { findBrowser, findHeadlessBrowser, CHROMIUM_INSTALL_HINT } from '../../scripts/find-browser.mjs';

/**
 * For each profile Chromium would draw two invisible address bar pop-ups in a separate process, half of what
 * opening a page costs. The rest is what Playwright switches off; this list replaces Playwright's.
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

/** Fetches nothing from elsewhere, and needs no sandbox, which a container does not have. */
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

/** Collecting garbage seldom, without threads of its own, saves a tenth of a renderer's processor time. */
const COLLECT_SELDOM = ['--min-semi-space-size=32', '--single-threaded-gc'];

const FOR_JOURNEYS = `--js-flags=${[...COMPILE_ONCE, ...COLLECT_SELDOM].join(' ')}`;

let ofWorker: Promise<Browser> | undefined;

/** One per worker, for all its files: it keeps pages that have loaded and compiled the scripts. It ends with the worker. */
export const startBrowser = () => (ofWorker ??= startOwnBrowser());

/** For one journey, which closes it. */
export const startOwnBrowser = async () => launch(await findHeadlessBrowser(), [...FLAGS, FOR_JOURNEYS]);

/** The browser with the settings that users have. */
export const startWholeBrowser = async () => launch(await findBrowser(), FLAGS);

function launch(executablePath: string | undefined, args: readonly string[]): Promise<Browser> {
  if (executablePath === undefined) throw new Error(CHROMIUM_INSTALL_HINT);
  return chromium.launch({ executablePath, args: [...args] });
}
