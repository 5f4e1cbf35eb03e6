import type { Browser, ConsoleMessage, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from './site.ts';

/** How somebody sits there. */
export interface Look {
  readonly width: 390 | 1440;
  readonly theme: 'light' | 'dark';
  readonly language: 'en' | 'bg';
}

export const AT_THE_DESK: Look = { width: 1440, theme: 'light', language: 'en' };
export const ON_THE_PHONE: Look = { width: 390, theme: 'light', language: 'bg' };

const HEIGHTS = { 390: 844, 1440: 900 } as const;
const LOCALES = { en: 'en-GB', bg: 'bg-BG' } as const;

export interface Visitor {
  readonly page: Page;
  /**
   * Takes back a refusal by the server that the journey has brought about: browsers report it as an error. A screen asks for
   * several things at once, so those like it that arrive later are taken back, too.
   */
  readonly expectRefusal: (status: number, path: string) => void;
  /** Takes back what a script that the journey has removed brought about. */
  readonly expectMissingScript: (name: string) => void;
  /** Takes back the requests that were lost while the journey had the browser offline. */
  readonly expectOffline: () => void;
}

export interface Visit {
  readonly browser: Browser;
  readonly site: Site;
  readonly look?: Look;
}

/** One person's visit in a fresh browser. Fails on any error on the console, of a script, or of the content security policy. */
export async function visit(
  { browser, site, look = AT_THE_DESK }: Visit,
  journey: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: site.url,
    viewport: { width: look.width, height: HEIGHTS[look.width] },
    colorScheme: look.theme,
    locale: LOCALES[look.language],
    timezoneId: 'Europe/Sofia',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const problems = watch(page);
  const refusals: ((text: string) => boolean)[] = [];
  try {
    await journey({
      page,
      expectRefusal: (status, path) => {
        const isExpected = (text: string) => text.includes(`status of ${status}`) && text.includes(path);
        takeBack(problems, isExpected);
        refusals.push(isExpected);
      },
      expectMissingScript: (name) => takeBack(problems, (text) => text.includes(`/assets/${name}`)),
      expectOffline: () => takeBack(problems, (text) => text.includes('ERR_INTERNET_DISCONNECTED')),
    });
  } catch (error) {
    const said = problems.length === 0 ? '' : `; the page reported ${problems.join('; ')}`;
    throw new Error(`the visit broke off at ${page.url()}${said}`, { cause: error });
  } finally {
    await context.close();
  }
  expect(problems.filter((problem) => !refusals.some((isExpected) => isExpected(problem)))).toEqual([]);
}

export function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(textOf(message));
  });
  page.on('pageerror', (error) => problems.push(`${error.message} ${error.stack ?? ''}`));
  return problems;
}

const textOf = (message: ConsoleMessage) => `${message.text()} (${message.location().url})`;

function takeBack(problems: string[], isExpected: (text: string) => boolean): void {
  const others = problems.filter((problem) => !isExpected(problem));
  expect(others.length, `expected a problem, got: ${problems.join('; ')}`).toBeLessThan(problems.length);
  problems.splice(0, problems.length, ...others);
}
