import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from './site.ts';

/** The visitor's device and settings. */
export interface Look {
  readonly width: 390 | 1440;
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'bg';
}

export const DESKTOP: Look = { width: 1440, theme: 'light', language: 'en' };
export const PHONE: Look = { width: 390, theme: 'light', language: 'bg' };
export const DARK_PHONE: Look = { width: 390, theme: 'dark', language: 'bg' };

const HEIGHTS = { 390: 844, 1440: 900 } as const;
const LOCALES = { en: 'en-GB', bg: 'bg-BG' } as const;

export interface Visitor {
  readonly page: Page;
  /**
   * Ignores a refusal by the server that the journey caused: browsers report it as an error. A screen sends
   * several requests at once, so similar ones that arrive later are ignored too.
   */
  readonly expectRefusal: (status: number, path: string) => void;
  /** Ignores errors caused by a script that the journey removed. */
  readonly expectMissingScript: (name: string) => void;
  /** Ignores requests that fail while the journey has the browser offline, later ones too. */
  readonly expectOffline: () => void;
}

export interface Visit {
  readonly browser: Browser;
  readonly site: Site;
  readonly look?: Look;
  /** Uses a browser profile that has never loaded the product: for journeys about loading, or with a stopped clock. */
  readonly isFirst?: boolean;
}

/** One person's visit: nothing is stored in the browser, nobody is signed in. Fails on any error on the console, of a script, or of the content security policy. */
export async function visit(
  { browser, site, look = DESKTOP, isFirst = false }: Visit,
  journey: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const profile = { browser, url: site.url, look };
  const page = await (isFirst ? newProfile(profile) : borrowProfile(profile));
  const problems = collectProblems(page);
  const expected: ((text: string) => boolean)[] = [];
  const expectProblem = (isExpected: (text: string) => boolean) => {
    removeExpected(problems, isExpected);
    expected.push(isExpected);
  };
  try {
    await journey({
      page,
      expectRefusal: (status, path) =>
        expectProblem((text) => text.includes(`status of ${status}`) && text.includes(path)),
      expectMissingScript: (name) => removeExpected(problems, (text) => text.includes(`/assets/${name}`)),
      expectOffline: () => expectProblem((text) => text.includes('ERR_INTERNET_DISCONNECTED')),
    });
  } catch (error) {
    const said = problems.length === 0 ? '' : `; the page reported ${problems.join('; ')}`;
    const place = page.url();
    await page.context().close();
    throw new Error(`the visit broke off at ${place}${said}`, { cause: error });
  }
  await (isFirst ? page.context().close() : returnProfile(profile, page.context()));
  expect(problems.filter((problem) => !expected.some((isExpected) => isExpected(problem)))).toEqual([]);
}

interface Profile {
  readonly browser: Browser;
  readonly url: string;
  readonly look: Look;
}

/** An empty page of a browser that has never loaded the product. */
async function newProfile({ browser, url, look }: Profile): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: look.width, height: HEIGHTS[look.width] },
    colorScheme: look.theme,
    locale: LOCALES[look.language],
    timezoneId: 'Europe/Sofia',
    reducedMotion: 'reduce',
  });
  return context.newPage();
}

/** Profiles left by earlier visits, by site and settings. */
const idleProfiles = new WeakMap<Browser, Map<string, BrowserContext[]>>();

function idleLike({ browser, url, look }: Profile): BrowserContext[] {
  const ofBrowser = idleProfiles.get(browser) ?? new Map<string, BrowserContext[]>();
  idleProfiles.set(browser, ofBrowser);
  const key = [url, look.width, look.theme, look.language].join(' ');
  const contexts = ofBrowser.get(key) ?? [];
  ofBrowser.set(key, contexts);
  return contexts;
}

/** Everything the product could store in a browser. */
const STORED = 'cookies,local_storage,indexeddb,service_workers,cache_storage';

/**
 * An empty page of a browser that has cached the scripts but stored nothing else: loading and compiling them again takes
 * twice as long as everything else in a short visit.
 */
async function borrowProfile(profile: Profile): Promise<Page> {
  const context = idleLike(profile).pop();
  if (context === undefined) return newProfile(profile);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: profile.url, storageTypes: STORED });
  await devtools.detach();
  return page;
}

async function returnProfile(profile: Profile, context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.setOffline(false);
  idleLike(profile).push(context);
}

export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(messageText(message));
  });
  page.on('pageerror', (error) => problems.push(`${error.message} ${error.stack ?? ''}`));
  return problems;
}

const messageText = (message: ConsoleMessage) => `${message.text()} (${message.location().url})`;

function removeExpected(problems: string[], isExpected: (text: string) => boolean): void {
  const others = problems.filter((problem) => !isExpected(problem));
  expect(others.length, `expected a problem, got: ${problems.join('; ')}`).toBeLessThan(problems.length);
  problems.splice(0, problems.length, ...others);
}
