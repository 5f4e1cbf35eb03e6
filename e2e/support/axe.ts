import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { DARK_PHONE, DESKTOP, setLook, type Look } from './visit.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Minified: it is sent to each page that is opened. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Checks for every screen in every state: no violation that a program can find, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width, `pixels that ${page.url()} is too wide`).toBeLessThanOrEqual(0);
}

/** The same for the open page, which has this look, and for it at the other width and in the other theme. */
export async function expectAccessibleInBothLooks(page: Page, look: Look): Promise<void> {
  await expectAccessible(page);
  await setLook(page, look.width === DESKTOP.width ? DARK_PHONE : DESKTOP);
  await expectAccessible(page);
  await setLook(page, look);
}

/**
 * No violation of WCAG 2.2 AA that a program can find, on the page as it is now; of a page that a modal dialog covers, in that
 * dialog. A target under a sticky bar (such as the foot of a dialog) is judged after scrolling to it.
 */
async function expectNoAxeViolations(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // During a colour transition the contrast is not final.
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)).then(() => undefined),
  );
  const violationTexts = await page.evaluate(async (levels) => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
    const { violations } = await window.axe.run(dialog ?? document, {
      runOnly: { type: 'tag', values: levels },
      resultTypes: ['violations'],
    });
    const isViolationInView = async (rule: string, selector: string) => {
      document.querySelector(selector)?.scrollIntoView({ block: 'center' });
      const again = await window.axe.run(selector, { runOnly: { type: 'rule', values: [rule] } });
      return again.violations.length > 0;
    };
    const found: string[] = [];
    for (const { id, help, nodes } of violations) {
      for (const { html, failureSummary = '', target } of nodes) {
        const isCovered = id === 'target-size' && failureSummary.includes('partially obscured');
        if (isCovered && !(await isViolationInView(id, target.join(' ')))) continue;
        found.push(`${id}: ${help}: ${html.slice(0, 200)} ${failureSummary}`);
      }
    }
    return found;
  }, LEVELS);
  expect(violationTexts, `on ${page.url()}`).toEqual([]);
}
