import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { expect } from 'vitest';
import { toLocale, type Language } from '#domain/language';
import type { Site } from './site.ts';

/** The visitor's device and settings. */
export interface Look {
  readonly width: 390 | 1440;
  readonly theme: 'light' | 'dark';
  readonly language: Language;
}

export const DESKTOP: Look = { width: 1440, theme: 'light', language: 'en' };
export const PHONE: Look = { width: 390, theme: 'light', language: 'bg' };
export const DARK_PHONE: Look = { width: 390, theme: 'dark', language: 'bg' };

const HEIGHTS = { 390: 844, 1440: 900 } as const;

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
      expectOffline: () =>
        expectProblem((text) => /ERR_INTERNET_DISCONNECTED|The server could not be reached/.test(text)),
    });
  } catch (error) {
    const reported = problems.length === 0 ? '' : `; the page reported ${problems.join('; ')}`;
    const place = page.url();
    const shown = await page.locator('body').innerText({ timeout: 2_000 }).catch(String);
    await page.context().close();
    throw new Error(`the visit broke off at ${place}${reported}; the page showed:\n${shown}`, {
      cause: error,
    });
  }
  await (isFirst ? page.context().close() : returnProfile(profile, page));
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
    ...emulatedMedia(look),
    locale: toLocale(look.language),
    timezoneId: 'Europe/Sofia',
  });
  return context.newPage();
}

const emulatedMedia = ({ theme }: Look) => ({ colorScheme: theme, reducedMotion: 'reduce' }) as const;

/** Gives the open page the width and the theme of this look, and waits until it is rendered so. */
export async function setLook(page: Page, look: Look): Promise<void> {
  await page.emulateMedia({ media: null, ...emulatedMedia(look) });
  await page.setViewportSize({ width: look.width, height: HEIGHTS[look.width] });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Pages left by earlier visits, by site and settings. */
const idlePages = new WeakMap<Browser, Map<string, Page[]>>();

function idleLike({ browser, url, look }: Profile): Page[] {
  const ofBrowser = idlePages.get(browser) ?? new Map<string, Page[]>();
  idlePages.set(browser, ofBrowser);
  const key = [url, look.width, look.theme, look.language].join(' ');
  const pages = ofBrowser.get(key) ?? [];
  ofBrowser.set(key, pages);
  return pages;
}

/** Everything that the product could store in a browser, except what belongs to a single tab. */
const STORED = 'cookies,local_storage,indexeddb,service_workers,cache_storage';

/**
 * A page of a browser that has cached the scripts but stored nothing else: loading and compiling them again takes
 * twice as long as everything else in a short visit.
 */
function borrowProfile(profile: Profile): Promise<Page> {
  const idle = idleLike(profile).pop();
  return idle === undefined ? newProfile(profile) : Promise.resolve(idle);
}

/**
 * Leaves the page as a visitor finds it, on an address of the site that shows nothing; another site would need a new browser
 * process.
 */
async function returnProfile(profile: Profile, page: Page): Promise<void> {
  const context = page.context();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  await context.setOffline(false);
  await page.goto('/livez');
  await setLook(page, profile.look);
  await page.evaluate(() => sessionStorage.clear());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: profile.url, storageTypes: STORED });
  await devtools.detach();
  idleLike(profile).push(page);
}

/**
 * Takes the browser of the page offline. Chromium says so before all of its processes know: a request made right after it can
 * still be answered, so this waits until one is not. The journey then calls `expectOffline`.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect.poll(() => readConnection(page)).toBe('offline');
}

/** Takes it online again: a request made right after that could still be refused, so this waits until one is answered. */
export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await expect.poll(() => readConnection(page)).toBe('answered');
}

const readConnection = (page: Page) =>
  page.evaluate(() =>
    fetch('/livez', { cache: 'no-store' }).then(
      () => 'answered',
      () => 'offline',
    ),
  );

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
