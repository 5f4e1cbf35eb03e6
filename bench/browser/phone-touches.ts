import type { Page } from 'playwright-core';
import { limitRow, type BenchRow } from '../bench-row.ts';
import type { PhoneUser, Visitors } from './phone-screens.ts';
import { asSlowPhone, PHONE, untilQuiet } from './slow-phone.ts';
import type { BrowserStage, Visitor } from './stage.ts';

/** The limit for 'good' in Web Vitals, from the touch until the next frame is painted. */
const LIMIT_MS = 200;

interface TouchedScreen {
  readonly visitor: Visitor;
  readonly address: string;
  /** The touches on this screen, in order. */
  readonly touches: Readonly<Record<string, (page: Page) => Promise<void>>>;
}

const SEARCH = (page: Page) => page.getByRole('searchbox').first();

/** The screen of each that is touched. */
export const listTouches = ({
  holder,
  administrator,
}: Visitors): Readonly<Record<PhoneUser, TouchedScreen>> => ({
  holder: {
    visitor: holder,
    address: '/my-bonds',
    touches: {
      'open a row': (page) => page.locator('[data-index] button[aria-expanded]').first().click(),
      'type in the search': (page) => SEARCH(page).press('2'),
      'active and expired': async (page) => {
        await SEARCH(page).fill('');
        await untilQuiet(page);
        await forget(page);
        await page.getByRole('button', { name: 'Show Expired' }).click();
      },
      'next screen': (page) => page.getByRole('link', { name: 'Overview' }).last().click(),
    },
  },
  office: {
    visitor: administrator,
    address: `/admin/users/${holder.userId}`,
    touches: {
      'open a dialog': (page) => page.getByRole('button', { name: 'Add Bond' }).first().click(),
    },
  },
});

const forget = (page: Page) => page.evaluate(() => void (window.collected.interactions.length = 0));

/** Milliseconds until the page shows that it was touched: the slowest event of the touch. */
async function measureTouch(page: Page, touch: (page: Page) => Promise<void>): Promise<number> {
  await forget(page);
  await touch(page);
  await untilQuiet(page);
  return Math.max(0, ...(await page.evaluate(() => window.collected.interactions)));
}

/** Interaction to next paint, on the slow phone. */
export async function measureTouches(
  { open }: BrowserStage,
  { touched, rounds }: { readonly touched: TouchedScreen; readonly rounds: number },
): Promise<BenchRow[]> {
  const { visitor, address, touches } = touched;
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    await open(visitor, async (page) => {
      await page.setViewportSize(PHONE);
      await asSlowPhone(page);
      await page.goto(address);
      await untilQuiet(page);
      for (const [name, touch] of Object.entries(touches)) {
        const time = await measureTouch(page, touch);
        times.set(name, [...(times.get(name) ?? []), time]);
      }
    });
  }
  return [...times].map(([name, values]) =>
    limitRow(LIMIT_MS, { name: `phone, touch: ${name}, until the next paint`, unit: 'ms', values }),
  );
}
