import type { RegisteredRouter } from '@tanstack/react-router';
import { readSession } from '../../platform/session/session.ts';

/** Plain pages, which a link may open even before Kupon is set up. */
const READING_PAGES = /^\/(contacts|privacy|terms)$/;

let isSetUp = false;
let asking: Promise<void> | undefined;

/**
 * Before there is an administrator, nobody can sign in: every address leads to /setup, which says where the set-up link
 * is. Asked beside the loading of the page, which does not wait for it, and no more once the answer was that all is set up.
 */
export function redirectToSetup(router: RegisteredRouter): void {
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    const isReading = fromLocation !== undefined && READING_PAGES.test(toLocation.pathname);
    if (isSetUp || isReading || toLocation.pathname === '/setup' || readSession() !== null) return;
    asking ??= check(router).finally(() => {
      asking = undefined;
    });
  });
}

async function check(router: RegisteredRouter): Promise<void> {
  const open = await isSetupOpen();
  isSetUp = open === false;
  if (open === true && readSession() === null) await router.navigate({ to: '/setup', replace: true });
}

/** Undefined where the server did not say. Apart from call.ts and its schemas, which the first call of a screen loads. */
async function isSetupOpen(): Promise<boolean | undefined> {
  try {
    const said = /"open":(true|false)/.exec(await (await fetch('/api/setup')).text());
    return said === null ? undefined : said[1] === 'true';
  } catch (error) {
    // Not reached: the page says so at its own calls.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
