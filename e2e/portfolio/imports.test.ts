import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Import } from '#api/portfolio/imports/import-fields';
import { listsTexts } from '../../src/web/platform/texts/platform/lists.ts';
import { importsTexts } from '../../src/web/platform/texts/portfolio/imports.ts';
import { navigationTexts } from '../../src/web/platform/texts/platform/navigation.ts';
import { signIn } from '../support/accounts.ts';
import { expectAccessible, expectAccessibleInBothLooks } from '../support/axe.ts';
import { startBrowser } from '../support/browser.ts';
import { clickTwice } from '../support/click-twice.ts';
import { findUserId, startDemoSite, type DemoSite } from '../support/demo-site.ts';
import { holdAnswers } from '../support/hold-answers.ts';
import { DARK_PHONE, DESKTOP, visit, type Look } from '../support/visit.ts';

let browser: Browser;
let demo: DemoSite;
beforeAll(async () => {
  browser = await startBrowser();
  demo = await startDemoSite();
});
afterAll(() => demo.site.stop());

/** How often the page asks for a file that is being read. */
const POLL_MS = 500;

const FILE = [
  'ISIN;Class;Direction;Nominal;Price;Currency;Date;Bank;Transaction ID',
  'BG2030026111;bond;buy;10000;98.5;EUR;2025-03-14;Fibank;A1',
  'XS2010026305;bond;buy;5000;101.25;EUR;2025-03-15;Fibank;A2',
  'IE00BK5BQT80;etf;buy;12;148.2;EUR;2026-03-16;IBKR;A3',
  'DE0007164600;share;buy;x;99;EUR;2026-03-16;IBKR;A4',
].join('\n');

function choose(page: Page, { language }: Look, text: string): Promise<void> {
  const file = { name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  return page
    .locator('input[type=file]')
    .and(page.getByLabel(importsTexts[language].choose))
    .setInputFiles(file);
}

/** Changes one of the imported bonds, as somebody may before the import is undone. */
async function changeAnImportedBond(): Promise<void> {
  const { id } = await demo.site.db
    .selectFrom('bonds')
    .select('id')
    .where('deleted_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await demo.site.db
    .updateTable('bonds')
    .set({ notes: 'Pledged', version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

test('an administrator imports a file for a user, corrects a cell, and undoes the whole import', async () => {
  const look = DESKTOP;
  const texts = importsTexts[look.language];
  await visit({ browser, site: demo.site, look }, async ({ page, expectRefusal }) => {
    await signIn(page, demo.administrator);
    await page.getByRole('link', { name: navigationTexts[look.language].imports, exact: true }).click();
    const option = `${demo.newcomer.username} · ${demo.newcomer.email}`;
    await page.getByLabel(texts.holder).fill(demo.newcomer.email);
    await page.locator(`option[value="${option}"]`).waitFor({ state: 'attached' });
    await page.getByLabel(texts.holder).fill(option);
    await expectAccessibleInBothLooks(page, look);
    await choose(page, look, FILE);

    await page.getByRole('heading', { name: texts.columnsTitle }).waitFor();
    await expectAccessibleInBothLooks(page, look);
    await page.getByRole('button', { name: texts.toPreview }).click();

    const all = page.getByRole('group', { name: texts.forAll(2) });
    await all.waitFor();
    // The preview is shown from its top, although the button was at the bottom of the columns.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await all.getByRole('button', { name: texts.choices['percent']! }).click();
    await page.getByRole('button', { name: texts.import(3) }).waitFor();
    await expectAccessibleInBothLooks(page, look);

    await page.getByLabel(texts.inRow(5, 'Nominal', null)).fill('8');
    await page.getByRole('button', { name: texts.correct, exact: true }).click();
    await clickTwice(page.getByRole('button', { name: texts.import(4) }));
    await page.getByText(texts.doneTitle(4)).waitFor();
    await expectAccessibleInBothLooks(page, look);
    // After a reload, the import is where it was left.
    await page.reload();
    const undo = page.getByRole('button', { name: `${texts.undo}: november.csv`, exact: true });
    await changeAnImportedBond();
    await undo.click();
    const question = page.getByRole('dialog', { name: texts.changedSince(1) });
    await question.getByText(texts.changedSinceNote).waitFor();
    expectRefusal(409, '/undo');
    await expectAccessibleInBothLooks(page, look);
    await question.getByRole('button', { name: texts.undoNothing }).click();
    await page.getByText(texts.doneTitle(4)).waitFor();
    await undo.click();
    await question.getByRole('button', { name: texts.undoOthers }).click();
    await page.getByText(texts.undoneBut(3, 1)).waitFor();
    // Two buttons beside the link are gone by then, so it does not move under the click.
    await page.getByText(texts.undoneTitle).waitFor();
    await page.getByRole('link', { name: texts.toList }).click();
    await page.getByText(`${texts.states.undone} ·`).first().waitFor();

    // A file started from the page of a user is for that user.
    const { id } = await demo.site.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', demo.newcomer.email)
      .executeTakeFirstOrThrow();
    await page.goto(`/admin/users/${id}`);
    await page.getByRole('link', { name: listsTexts[look.language].importFile }).click();
    await expect.poll(() => page.getByLabel(texts.holder).inputValue()).toBe(option);
  });
});

test('a file that is chosen before the name of its holder is known is for that holder', async () => {
  const look = DESKTOP;
  const texts = importsTexts[look.language];
  const holder = await findUserId(demo, demo.newcomer);
  const [header] = FILE.split('\n');
  await visit({ browser, site: demo.site, look }, async ({ page }) => {
    const letThrough = await holdAnswers(page, `**/admin/users/${holder}/details`);
    await signIn(page, demo.administrator, `/admin/imports?holder=${holder}`);
    await choose(page, look, `${header}\nFR0000120271;share;buy;2;60;EUR;2026-03-17;IBKR;B2`);
    await page.getByRole('button', { name: texts.toPreview }).click();
    await page.getByRole('button', { name: texts.import(1) }).waitFor();
    letThrough();
  });
});

test('an undo whose answer was lost says what it undid when it is sent again', async () => {
  const look = DESKTOP;
  const texts = importsTexts[look.language];
  const holder = await findUserId(demo, demo.newcomer);
  const [header] = FILE.split('\n');
  await visit({ browser, site: demo.site, look }, async ({ page, expectOffline }) => {
    await signIn(page, demo.administrator, `/admin/imports?holder=${holder}`);
    await choose(page, look, `${header}\nFR0000120271;share;buy;3;60;EUR;2026-03-16;IBKR;B1`);
    await page.getByRole('button', { name: texts.toPreview }).click();
    await page.getByRole('button', { name: texts.import(1) }).click();
    await page.getByText(texts.doneTitle(1)).waitFor();
    await page.route(
      '**/undo',
      async (route) => {
        await route.fetch();
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    const undo = page.getByRole('button', { name: `${texts.undo}: november.csv`, exact: true });
    await undo.click();
    await page.getByText(texts.undoFailed).waitFor();
    expectOffline();
    await undo.click();
    await page.getByText(texts.undoneRows(1)).waitFor();
  });
});

test('an administrator imports a list of users, who then appear in the list of users', async () => {
  const look = DESKTOP;
  const texts = importsTexts[look.language];
  await visit({ browser, site: demo.site, look }, async ({ page }) => {
    await signIn(page, demo.administrator);
    await page.getByRole('link', { name: navigationTexts[look.language].imports, exact: true }).click();
    const [name, email] = [`Anna ${look.theme}`, `anna-${look.theme}@example.com`];
    await choose(page, look, `Name;Email;Phone;EGN\n${name};${email};02 981;6101057509`);
    await page.getByRole('heading', { name: texts.columnsTitle }).waitFor();
    await expect.poll(() => page.getByLabel(texts.target).inputValue()).toBe('user');
    await page.getByRole('button', { name: texts.toPreview }).click();
    await page.getByText(texts.nobodyEmailed).waitFor();
    await page.getByText('******7509').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: texts.import(1) }).click();
    await page.getByText(texts.doneTitle(1)).waitFor();
    await page.getByRole('link', { name: navigationTexts[look.language].dashboard, exact: true }).click();
    await page.getByText(email).first().waitFor();
  });
});

test('an administrator names the header line, saves the mapping as a file, and deletes it', async () => {
  const look = DARK_PHONE;
  const texts = importsTexts[look.language];
  await visit({ browser, site: demo.site, look }, async ({ page }) => {
    await signIn(page, demo.administrator);
    await page.getByRole('link', { name: navigationTexts[look.language].imports, exact: true }).click();
    const column = `Bid ${look.theme}`;
    await choose(
      page,
      look,
      [
        'Prices of the month;in;euro;per cent',
        `Paper;Stand;${column};Source`,
        'BG2030026111;2026-11-20;98.5;BSE',
        'XS2010026305;2026-11-20;101.25;BSE',
        'Rows;2',
      ].join('\n'),
    );
    await page.getByRole('heading', { name: texts.columnsTitle }).waitFor();
    await page.getByLabel(texts.header).selectOption('2');
    await page.getByLabel(texts.target, { exact: true }).selectOption('price');
    for (const [field, name] of [
      ['isin', '1 · Paper'],
      ['day', '2 · Stand'],
      ['price', `3 · ${column}`],
    ] as const) {
      await page.getByLabel(texts.columns[field]!, { exact: true }).first().selectOption({ label: name });
    }
    await page.getByLabel(texts.footLines).fill('1');
    await expectAccessible(page);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: texts.saveMapping }).click(),
    ]);
    const opened = page.locator('input[type=file]').and(page.getByLabel(texts.openMapping));
    await opened.setInputFiles({
      name: 'no.json',
      mimeType: 'application/json',
      buffer: Buffer.from('[]'),
    });
    await page.getByText(texts.notAMapping).waitFor();
    await page.getByLabel(texts.target, { exact: true }).selectOption('holding');
    await opened.setInputFiles(await saved.path());
    await page.getByText(texts.notAMapping).waitFor({ state: 'detached' });
    expect(await page.getByLabel(texts.target, { exact: true }).inputValue()).toBe('price');
    await page.getByRole('button', { name: texts.toPreview }).click();
    await page.getByRole('heading', { name: texts.columnsTitle }).waitFor({ state: 'detached' });
    await page.getByLabel(texts.includeRow(3)).waitFor();
    expect(await page.getByLabel(texts.includeRow(5)).count()).toBe(0);

    await page.getByRole('link', { name: navigationTexts[look.language].imports, exact: true }).click();
    await page.getByRole('heading', { name: texts.savedMappings }).waitFor();
    await expectAccessible(page);
    const remembered = page.getByRole('button', {
      name: `${texts.forget}: Paper · Stand · ${column} · Source`,
    });
    await remembered.click();
    await remembered.waitFor({ state: 'detached' });
  });
});

test('a holder reaches the imports from the bonds, and sees why a file is refused', async () => {
  const look = DARK_PHONE;
  const texts = importsTexts[look.language];
  await visit({ browser, site: demo.site, look }, async ({ page }) => {
    await signIn(page, demo.owner);
    await page.getByRole('link', { name: listsTexts[look.language].importFile }).click();
    await page.getByText(texts.introOfReader).waitFor();
    await choose(page, look, '%PDF-1.7 no table');
    await page.getByText(texts.states.failed).first().waitFor();
    await page.getByRole('link', { name: texts.another }).click();
    await page.getByRole('heading', { name: texts.past }).waitFor();
    // A file that takes long to read can be cancelled. Nothing asks for it once it is gone, however late the answer is.
    await page.route('**/api/my/imports/*', async (route) => {
      const answer = await route.fetch();
      if (route.request().method() === 'DELETE') await delay(2 * POLL_MS);
      if (route.request().method() !== 'GET' || !answer.ok()) return route.fulfill({ response: answer });
      const one = Import.parse(await answer.json());
      return route.fulfill({ json: { ...one, state: 'reading', progress: { done: 1, of: 9 } } });
    });
    await page.goBack();
    await page.reload();
    await page.getByRole('button', { name: texts.cancel, exact: true }).click();
    await page.getByText(texts.introOfReader).waitFor();
    await page.getByText('november.csv').waitFor({ state: 'detached' });
  });
});
