import { chromium, type Browser } from 'playwright-core';
import { findBrowser, HOW_TO_GET_ONE } from '../../scripts/find-browser.mjs';

/**
 * For each profile Chromium would draw two pop-ups of an address bar that nobody sees, in a process of their own: half of what
 * opening a page costs. The others are what Playwright switches off, whose list this one replaces.
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

/** Nothing is fetched from elsewhere, and no sandbox is asked for that a container does not have. */
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

export async function startBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  if (executablePath === undefined) throw new Error(HOW_TO_GET_ONE);
  return chromium.launch({ executablePath, args: FLAGS });
}
