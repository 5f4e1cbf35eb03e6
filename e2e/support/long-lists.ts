import type { Page } from 'playwright-core';
import type { UserId } from '#api/platform/ids';
import { inTransaction } from '../../src/server/platform/database/transaction.ts';
import type { Database } from '../../src/server/platform/database/schema.ts';

const COUNT = 400;

/** The ISIN of a bond or ETF of `addLongLists`, by its number from 1. */
export const rowIsin = (number: number) => `XS${String(number).padStart(10, '0')}`;

/** 400 active bonds and as many ETFs, with ISINs and prices in the same order; every second bond has its own terms. */
export async function addLongLists(db: Database, owner: UserId): Promise<void> {
  const numbers = Array.from({ length: COUNT }, (_, place) => place + 1);
  const ofEach = (number: number) => ({
    user_id: owner,
    isin: rowIsin(number),
    bank: `Bank ${number % 7}`,
    currency: 'EUR' as const,
    buy_price: String(50 + number / 10),
    market_price: '101.25',
    nominal: String(number * 1000),
    result: '0.028',
    amount_paid: '9845',
    profit: '280',
  });
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('bonds')
      .values(
        numbers.map((number) => ({
          ...ofEach(number),
          direction: 'Buy' as const,
          notes: `Note ${number}`,
          coupon_percent: '2.5',
          ...(number % 2 === 0 && {
            maturity_date: '2033-05-15',
            coupon_frequency: 2 as const,
            buy_date: '2023-05-15',
          }),
        })),
      )
      .execute();
    await tx
      .insertInto('etfs_and_shares')
      .values(
        numbers.map((number) => ({
          ...ofEach(number),
          kind: 'etf' as const,
          direction: 'Bid' as const,
          name: `Fund ${number}`,
        })),
      )
      .execute();
  });
}

export const countElements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Elements that scroll vertically within the page. */
export const findScrollers = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main *'))
      .filter(
        (part) =>
          part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY),
      )
      .map((part) => part.outerHTML.slice(0, 120)),
  );

/** Scrolls the page; returns the new position. */
export const scrollBy = (page: Page, pixels: number) =>
  page.evaluate((top) => {
    window.scrollBy({ top, behavior: 'instant' });
    return window.scrollY;
  }, pixels);
