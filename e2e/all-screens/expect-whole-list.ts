import { expect } from 'vitest';
import { countIn } from '../support/pdf.ts';
import { yearInSofia } from '../support/year-in-sofia.ts';

/** The minimum number of rows on a page. */
const ROWS_PER_PAGE = 12;

interface ListOnPaper {
  readonly isins: readonly string[];
  readonly holder: string;
  readonly title: string;
  readonly columns: readonly string[];
}

/**
 * Checks that each row is printed once, on no more pages than needed, and that each page has its number, the holder and the
 * columns.
 */
export function expectWholeList(pages: readonly string[], expected: ListOnPaper): void {
  const { isins, holder, columns, title } = expected;
  for (const isin of isins) expect(countIn(pages, isin), isin).toBe(1);
  expect(pages.length).toBeLessThanOrEqual(2 + isins.length / ROWS_PER_PAGE);
  pages.forEach((words, place) => {
    expect(words).toContain(`${place + 1} / ${pages.length}`);
    expect(words).toContain(holder);
    for (const column of isins.some((isin) => words.includes(isin)) ? columns : [])
      expect(words).toContain(column);
  });
  expect(pages[0]).toContain('Kupon');
  expect(pages[0]).toContain(title);
  expect(pages[0]).toContain(yearInSofia());
}
