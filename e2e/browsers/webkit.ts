import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { takePort } from '#testing/processes/port';
import { z } from 'zod';
import { findWebKit, WEBKIT_INSTALL_HINT } from '../../scripts/find-browser.mjs';
import type { BrowserDriver, FoundElement } from './driver.ts';
import { describePage, findInPage } from './find-in-page.ts';
import { webDriverAt, type Command } from './webdriver.ts';
import { startDisplay } from './xvfb.ts';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const ElementReference = z.object({ [ELEMENT]: z.string() });

/** Starts WebKitGTK, driven by plain W3C WebDriver, on a display in memory. */
export async function startWebKit(): Promise<BrowserDriver> {
  const programs = findWebKit();
  if (programs === undefined) throw new Error(WEBKIT_INSTALL_HINT);
  const display = await startDisplay(programs.display);
  const driver = await startDriver(programs.driver, display.name);
  const stop = async () => {
    await driver.stop();
    await display.stop();
  };
  try {
    const { sessionId } = z
      .object({ sessionId: z.string() })
      .parse(await driver.command('POST', '/session', { capabilities: {} }));
    const command: Command = (method, path, body) =>
      driver.command(method, `/session/${sessionId}${path}`, body);
    await command('POST', '/timeouts', { script: 60_000 });
    await command('POST', '/window/rect', { width: 1440, height: 900 });
    return {
      ...makePage(command),
      async close() {
        try {
          await command('DELETE', '');
        } finally {
          await stop();
        }
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startDriver(program: string, display: string) {
  const { port, giveBack } = await takePort();
  await giveBack();
  const child = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LANG: 'en_GB.UTF-8', TZ: 'Europe/Sofia' },
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  const command = webDriverAt(`http://127.0.0.1:${port}`);
  await listening(command, () => child.exitCode !== null);
  return {
    command,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function listening(command: Command, isOver: () => boolean): Promise<void> {
  for (;;) {
    try {
      await command('GET', '/status');
      return;
    } catch (error) {
      if (isOver()) throw new Error('WebKitWebDriver ended at its start', { cause: error });
      await delay(50);
    }
  }
}

type Page = Omit<BrowserDriver, 'close'>;

function makePage(command: Command): Page {
  const run = (script: string, ...args: readonly unknown[]) =>
    command('POST', '/execute/sync', { script, args });
  return {
    async open(url) {
      await command('POST', '/url', { url });
      await run(RECORD_PROBLEMS);
    },
    async find(wanted) {
      const found = await run(`return (${String(findInPage)})(arguments[0]);`, wanted);
      return found === null ? null : toElement(command, ElementReference.parse(found)[ELEMENT]);
    },
    describe: async () => String(await run(`return (${String(describePage)})();`)),
    takeProblems: async () => z.array(z.string()).parse(await run('return problems.splice(0);')),
  };
}

function toElement(command: Command, id: string): FoundElement {
  return {
    async click() {
      await command('POST', `/element/${id}/click`, {});
    },
    async type(text) {
      await command('POST', `/element/${id}/value`, { text });
    },
  };
}

/**
 * WebDriver cannot read the console, so the page records its own errors. It misses errors before the first page has loaded,
 * failed requests, and warnings of the browser itself; the other two browsers report those.
 */
const RECORD_PROBLEMS = `
  window.problems = [];
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    problems.push(violatedDirective + ' refused ' + blockedURI));
  const { error } = console;
  console.error = (...said) => { problems.push(said.join(' ')); error.apply(console, said); };
`;
