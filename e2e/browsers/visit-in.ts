import { makeVisitor, type BrowserDriver, type Visitor } from './driver.ts';

/** Runs one person's visit, and returns what went wrong in its pages. */
export async function problemsOfVisit(
  driver: BrowserDriver,
  journey: (visitor: Visitor) => Promise<void>,
): Promise<readonly string[]> {
  await journey(makeVisitor(driver));
  return driver.takeProblems();
}
