import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { findBrowser, CHROMIUM_INSTALL_HINT } from '../../scripts/find-browser.mjs';
import { newKupon, PASSWORD, type Holder, type Kupon } from '../kupon.ts';
import { collect } from './collect.ts';
import { buildBaseline } from './build-baseline.ts';
import { BASELINE_ADDRESS } from './serve-baseline.ts';

/** A signed-in person; without a role, a user. */
export type Visitor = Holder & { readonly role?: 'user' | 'admin' };

/** What the browser's rows are measured on: the built product and the baseline pages. */
export interface BrowserStage {
  readonly kupon: Kupon;
  /** The built baseline pages. */
  readonly baseline: string;
  /** A page in a fresh browser context, signed in as this holder or nobody, that collects what `collect` defines. */
  readonly open: (visitor: Visitor | null, work: (page: Page) => Promise<void>) => Promise<void>;
}

const dist = path.join(path.dirname(process.argv[1] ?? ''), '..');
const FLAGS = ['--no-sandbox', '--disable-gpu', '--enable-precise-memory-info'];

/** Without an administrator, /login leads to the set-up. */
const ADMINISTRATOR = { ADMIN_EMAIL: 'administrator@example.com', ADMIN_PASSWORD: PASSWORD };

export async function withBrowserStage(work: (stage: BrowserStage) => Promise<void>): Promise<void> {
  const executablePath = await findBrowser();
  if (executablePath === undefined) throw new Error(CHROMIUM_INSTALL_HINT);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kupon-bench-web-'));
  const kupon = newKupon(path.join(folder, 'server', 'main'));
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    await layOut(folder);
    await kupon.start(ADMINISTRATOR);
    await work({
      kupon,
      baseline: path.join(folder, 'web', BASELINE_ADDRESS),
      open: (visitor, journey) => openPage({ browser, kupon, visitor }, journey),
    });
  } finally {
    await browser.close();
    await kupon.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies the build next to the baseline pages, so that one server has both. */
async function layOut(folder: string): Promise<void> {
  cpSync(path.join(dist, 'server'), path.join(folder, 'server'), { recursive: true });
  cpSync(path.join(dist, 'web'), path.join(folder, 'web'), { recursive: true });
  symlinkSync(path.join(dist, '..', 'node_modules'), path.join(folder, 'node_modules'));
  await buildBaseline(
    path.join(dist, '..', 'bench', 'browser', 'baseline'),
    path.join(folder, 'web', BASELINE_ADDRESS),
  );
}

interface OpenedPage {
  readonly browser: Browser;
  readonly kupon: Kupon;
  readonly visitor: Visitor | null;
}

async function openPage(
  { browser, kupon, visitor }: OpenedPage,
  journey: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: kupon.url(),
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
  });
  try {
    await context.addInitScript(collect, visitor && storedSession(visitor));
    await journey(await context.newPage());
  } finally {
    await context.close();
  }
}

/** A session as the browser stores it. */
function storedSession({ userId, email, token, role = 'user' }: Visitor): string {
  const user = { userId, username: 'Holder', email, role, personOrCompany: 'person', language: 'en' };
  return JSON.stringify({ ...user, keepsOwnPortfolio: false, mustChangePassword: false, demo: false, token });
}
