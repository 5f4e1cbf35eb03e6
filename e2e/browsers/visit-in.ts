import { makeVisitor, type BrowserDriver, type Visitor } from './driver.ts';

/** Runs one person's visit in a fresh browser, and returns what went wrong in its pages. */
export async function problemsOfVisit(
  start: () => Promise<BrowserDriver>,
  journey: (visitor: Visitor) => Promise<void>,
): Promise<readonly string[]> {
  const driver = await start();
  try {
    await journey(makeVisitor(driver));
    return await driver.problems();
  } finally {
    await driver.close();
  }
}
