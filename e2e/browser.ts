import { chromium, type Browser } from 'playwright-core';
import { findBrowser, HOW_TO_GET_ONE } from '../scripts/find-browser.mjs';

/** Nothing is fetched from elsewhere, and no sandbox is asked for that a container does not have. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function startBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  if (executablePath === undefined) throw new Error(HOW_TO_GET_ONE);
  return chromium.launch({ executablePath, args: FLAGS });
}
