import type { RegisteredRouter } from '@tanstack/react-router';
import { readSession } from '../../platform/session/session.ts';

/** Text pages, which can be opened even before Kupon is set up. */
const READING_PAGES = /^\/(contacts|privacy|terms)$/;

let isSetUp = false;
let asking: Promise<void> | undefined;

/**
 * Nobody can sign in until there is an administrator, so every address redirects to /setup, which says where to find the
 * setup link. The check runs while the page loads, without delaying it, and is not repeated once the setup is complete.
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

/** Undefined if the server did not answer. Does not use call.ts, which would load its schemas before the first screen needs them. */
async function isSetupOpen(): Promise<boolean | undefined> {
  try {
    const match = /"open":(true|false)/.exec(await (await fetch('/api/setup')).text());
    return match === null ? undefined : match[1] === 'true';
  } catch (error) {
    // The server is unreachable. The page reports that at its own calls.
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
