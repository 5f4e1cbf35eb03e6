import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page that the browser prints without 'Background graphics', with normalised whitespace. */
export async function printedPages(page: Page): Promise<readonly string[]> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true, printBackground: false });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text.map((words) => words.replaceAll(/\s+/g, ' ').trim());
}

export const countIn = (pages: readonly string[], words: string) => pages.join(' ').split(words).length - 1;
