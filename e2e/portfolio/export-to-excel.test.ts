import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SignedIn } from '#api/people/auth';
import { listMyBonds, type Bond } from '#api/portfolio/bonds';
import { kindEndpoints, type EtfOrShare } from '#api/portfolio/etfs-and-shares';
import { displayedYield } from '#domain/bonds/holding/displayed-yield';
import { commonTexts } from '../../src/web/platform/texts/platform/common.ts';
import { exportToExcelTexts } from '../../src/web/platform/texts/portfolio/export-to-excel.ts';
import { importsTexts } from '../../src/web/platform/texts/portfolio/imports.ts';
import { signIn, type Account } from '../support/accounts.ts';
import { startBrowser } from '../support/browser.ts';
import { addBonds, addEtfsOrShares } from '../support/holdings-to-export.ts';
import { HOSTILE_TEXTS } from '../support/hostile-texts.ts';
import { startSite, type Site } from '../support/site.ts';
import {
  editByLibreOffice,
  hasLibreOffice,
  readSheet,
  spreadsheetPrograms,
  type ReadSheet,
} from '../support/spreadsheet-programs.ts';
import { unzip } from '../support/unzip.ts';
import { DESKTOP, PHONE, visit, type Look } from '../support/visit.ts';

const OWNER: Account = {
  username: '../Мира: "Ltd" <1>',
  email: 'mira@example.com',
  password: 'three yellow horses',
};
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const NAME_IN_FILES = '__Мира_ _Ltd_ _1_';
const BONDS = 2 * HOSTILE_TEXTS.length;

const ADDRESSES = {
  bond: '/my-bonds',
  etf: '/my/etfs?sort=nominal&direction=descending',
  share: '/my/shares?sort=nominal&direction=descending',
} as const;

interface ExportedFile {
  readonly name: string;
  readonly file: Buffer;
}

let browser: Browser;
let site: Site;
let token: string;
/** The exported files of the owner's lists. */
let exported: Readonly<Record<keyof typeof ADDRESSES, ExportedFile>>;
/** The same files as each program reads them. */
const sheets = new Map<string, Readonly<Record<keyof typeof ADDRESSES, ReadSheet>>>();
beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), startSite()]);
  const { user, token: ofSession } = await register(OWNER);
  token = ofSession;
  await addBonds(site.db, user.userId, BONDS);
  for (const kind of ['etf', 'share'] as const) await addEtfsOrShares(site.db, user.userId, kind);
  exported = await exportLists();
  const files = [exported.bond, exported.etf, exported.share].map(({ file }) => file);
  for (const { name, read } of spreadsheetPrograms()) {
    const [bond, etf, share] = await read(files);
    sheets.set(name, { bond: bond!, etf: etf!, share: share! });
  }
});
afterAll(() => site.stop());

async function register(account: Account): Promise<SignedIn> {
  const response = await fetch(`${site.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...account, phoneNumber: '+359 2 000 0005', bulstatOrEgn: '2530101000' }),
  });
  return SignedIn.parse(await response.json());
}

/** The response of the server, requested outside the page. */
async function fetchAnswer(path: string): Promise<unknown> {
  const response = await fetch(`${site.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  return response.json();
}

async function exportList(page: Page, { language }: Look = DESKTOP): Promise<ExportedFile> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: exportToExcelTexts[language].exportToExcel }).click(),
  ]);
  const name = download.suggestedFilename();
  await page.getByText(exportToExcelTexts[language].saved(name)).waitFor();
  return { name, file: await readFile(await download.path()) };
}

async function exportLists(): Promise<typeof exported> {
  const files = new Map<string, ExportedFile>();
  await visit({ browser, site }, async ({ page }) => {
    await signIn(page, OWNER);
    for (const address of Object.values(ADDRESSES)) {
      await page.goto(address);
      files.set(address, await exportList(page));
    }
  });
  const find = (list: keyof typeof ADDRESSES) => files.get(ADDRESSES[list])!;
  return { bond: find('bond'), etf: find('etf'), share: find('share') };
}

const BOND_HEADERS = [
  'ISIN', 'Data', 'Bank', 'Direction', 'Currency', 'Nominal', 'Buy Price (%)', 'Market Price (%)', 'Clean Price',
  'Result', 'Amount Paid', 'Profit', 'Buy Date', 'Settlement Date', 'Years Since Buy', 'Taxes Paid', 'Coupon', 'YTM',
  'Expired',
]; // prettier-ignore

function bondCells(bond: Bond): unknown[] {
  return [
    bond.isin, bond.notes, bond.bank, bond.direction, bond.currency, bond.nominal, bond.buyPrice, bond.marketPrice,
    bond.cleanPrice, bond.result, bond.amountPaid, bond.profit, bond.buyDate, bond.settlementDate, bond.yearsSinceBuy,
    bond.taxesPaid, bond.couponPercent, displayedYield(bond), bond.expired ? 'Yes' : 'No',
  ]; // prettier-ignore
}

const HOLDING_HEADERS = [
  'ISIN', 'Name', 'Bank', 'Direction', 'Currency', 'Buy Price', 'Market Price', 'Nominal', 'Amount Paid', 'Result',
  'Profit', 'Years Since Buy', 'Fees Paid 1', 'Fees Paid 2', 'Dividend', 'Buy Date', 'Settlement Date', 'Expired',
]; // prettier-ignore

function holdingCells(item: EtfOrShare): unknown[] {
  return [
    item.isin, item.name, item.bank, item.direction, item.currency, item.buyPrice, item.marketPrice, item.nominal,
    item.amountPaid, item.result, item.profit, item.yearsSinceBuy, item.feesPaid1, item.feesPaid2, item.dividend,
    item.buyDate, item.settlementDate, item.expired ? 'Yes' : 'No',
  ]; // prettier-ignore
}

describe('the file of the bonds', () => {
  let name: string;
  let file: Buffer;
  let bonds: readonly Bond[];
  beforeAll(async () => {
    ({ name, file } = exported.bond);
    bonds = listMyBonds.answer.parse(await fetchAnswer('/ClientData/my-bonds?expired=false')).data;
  });

  test.each(spreadsheetPrograms())('has every cell of the list, as $name reads it', (program) => {
    const sheet = sheets.get(program.name)!.bond;
    expect(sheet.name).toBe('Bonds Report');
    expect(sheet.rows).toEqual([BOND_HEADERS, ...bonds.map(bondCells)]);
  });

  test('has been tested with every text that breaks files', () => {
    expect(bonds.flatMap(({ notes, bank }) => [notes, bank])).toEqual(
      expect.arrayContaining([...HOSTILE_TEXTS]),
    );
  });

  test('is named after the user, safely, with the time in UTC', () => {
    const [, start, time] = /^(.*)_(\d{4}-\d{2}-\d{2}_\d{2}-\d{2}-\d{2})\.xlsx$/.exec(name)!;
    expect(start).toBe(`Bond_Report_${NAME_IN_FILES}`);
    const instant = Date.parse(`${time!.replace('_', 'T').replaceAll(/-(\d{2})-(\d{2})$/g, ':$1:$2')}Z`);
    expect(Math.abs(Date.now() - instant)).toBeLessThan(3_600_000);
  });

  test('contains no formula and no external content, and quotes what looks like a formula', () => {
    const parts = unzip(file);
    expect([...parts.keys()].filter((path) => /external|macro|vba|drawing/i.test(path))).toEqual([]);
    const xml = [...parts.values()].join('');
    for (const element of [/<f[\s>]/, /externalLink/i, /ddeLink/i, /TargetMode/])
      expect(xml).not.toMatch(element);
    const styles = parts
      .get('xl/styles.xml')!
      .split('<cellXfs')[1]!
      .match(/<xf [^>]*>/g)!;
    const quoted = styles.findIndex((style) => style.includes('quotePrefix="1"'));
    const sheet = parts.get('xl/worksheets/sheet1.xml')!;
    const cellStyle = (text: string) =>
      new RegExp(`s="(\\d+)" t="inlineStr"><is><t xml:space="preserve">${text}<`).exec(sheet)?.[1];
    for (const text of ['=1\\+1', '-2\\+3', '＝1\\+1', '\u200b=1\\+1'])
      expect(cellStyle(text)).toBe(String(quoted));
    expect(cellStyle('constructor')).not.toBe(String(quoted));
  });

  test('has bold, centred, sticky headers on light blue within thin borders, and columns of fixed widths', () => {
    const parts = unzip(file);
    const [sheet, styles] = [parts.get('xl/worksheets/sheet1.xml')!, parts.get('xl/styles.xml')!];
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(sheet.match(/<col [^>]*width="\d+" customWidth="1"\/>/g)).toHaveLength(19);
    const header = Number(/<c r="A1" s="(\d+)"/.exec(sheet)![1]);
    const style = styles.split('<cellXfs')[1]!.match(/<xf .*?<\/xf>/g)![header]!;
    expect(style).toMatch(/fontId="1".*fillId="2".*borderId="1".*horizontal="center"/);
    expect(styles.match(/<font>.*?<\/font>/g)![1]).toContain('<b/>');
    expect(styles.match(/<fill>.*?<\/fill>/g)![2]).toContain('rgb="FFDDEBF7"');
    expect(styles.match(/style="thin"/g)).toHaveLength(4);
  });

  test('has the rows shown on screen, in their order, including expired ones if these are shown', async () => {
    await visit({ browser, site }, async ({ page }) => {
      await signIn(page, OWNER);
      for (const address of ['?q=usd&sort=nominal&direction=descending', '?show=expired', '?q=nothing']) {
        await page.goto(`/my-bonds${address}`);
        await page.getByRole('searchbox').waitFor();
        await page.getByRole('rowheader').or(page.getByText('No bond matches your search')).first().waitFor();
        const shown = await page.getByRole('rowheader').allInnerTexts();
        const { rows } = await readSheet((await exportList(page)).file);
        expect(rows.slice(1).map(([isin]) => isin)).toEqual(shown.map((text) => text.split('\n')[0]));
      }
    });
  });
});

describe.each([
  { kind: 'etf', start: 'ETFs', sheetName: 'My ETFs' },
  { kind: 'share', start: 'Shares', sheetName: 'My Shares' },
] as const)('the file $start', ({ kind, start, sheetName }) => {
  test('has every cell of the list, in its order, below a sticky header', async () => {
    const { name, file } = exported[kind];
    expect(name).toMatch(new RegExp(`^${start}_${NAME_IN_FILES}_[\\d_-]{19}\\.xlsx$`));
    const { listMine } = kindEndpoints(kind);
    const items = listMine.answer.parse(await fetchAnswer(`${listMine.path}?expired=false`));
    const rows = items.toSorted((a, b) => b.nominal - a.nominal).map(holdingCells);
    for (const program of spreadsheetPrograms()) {
      const sheet = sheets.get(program.name)![kind];
      expect(sheet).toEqual({ name: sheetName, rows: [HOLDING_HEADERS, ...rows] });
    }
    const sheet = unzip(file).get('xl/worksheets/sheet1.xml')!;
    expect(sheet).toContain('ySplit="1"');
    expect(sheet).not.toMatch(/<f[\s>]/);
  });
});

describe('while the file is created', () => {
  const worker = '**/spreadsheet.worker-*.js';

  test('the button shows the progress and can cancel; the next attempt succeeds', async () => {
    const texts = exportToExcelTexts.en;
    await visit({ browser, site }, async ({ page }) => {
      await signIn(page, OWNER);
      let letThrough = () => {};
      const held = new Promise<void>((resolve) => (letThrough = resolve));
      await page.route(worker, async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole('button', { name: texts.exportToExcel }).click();
      await page.getByText(texts.working).waitFor();
      await page.getByRole('button', { name: commonTexts.en.cancel }).click();
      await page.getByText(texts.working).waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(texts.exportToExcel);
      letThrough();
      expect((await exportList(page)).name).toContain('Bond_Report_');
    });
  });

  test('a failure is reported, and the next attempt succeeds', async () => {
    const texts = exportToExcelTexts.bg;
    await visit({ browser, site, look: PHONE }, async ({ page }) => {
      await signIn(page, OWNER);
      await page.route(worker, (route) => route.fulfill({ status: 503 }), { times: 1 });
      await page.getByRole('button', { name: texts.exportToExcel }).click();
      await page.getByRole('alert').getByText(texts.failed).waitFor();
      expect((await exportList(page, PHONE)).name).toContain('Bond_Report_');
      expect(await page.getByRole('alert').count()).toBe(0);
    });
  });
});

describe('a file exported for editing', () => {
  test.runIf(hasLibreOffice())(
    'is edited by LibreOffice, and only that cell changes when it is imported',
    async () => {
      await site.db
        .updateTable('users')
        .set({ keeps_own_portfolio: true })
        .where('email', '=', OWNER.email)
        .execute();
      const texts = importsTexts.en;
      await visit({ browser, site }, async ({ page }) => {
        await signIn(page, OWNER);
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: exportToExcelTexts.en.exportForEditing }).click(),
        ]);
        const edited = editByLibreOffice(await readFile(await download.path()), {
          ...{ sheet: 'Bonds', cell: 'E2', value: 1234.5 },
        });
        await page.goto('/my/imports');
        const file = { name: download.suggestedFilename(), mimeType: XLSX, buffer: edited };
        await page.locator('input[type=file]').and(page.getByLabel(texts.choose)).setInputFiles(file);
        await page.getByText(texts.barTitle(0, 1)).waitFor();
        await page.getByRole('definition').getByText('1,234.50').waitFor();
        await page.getByRole('button', { name: texts.import(1) }).click();
        await page.getByText(texts.doneTitle(1)).waitFor();
      });
    },
  );
});
