import { on } from 'node:events';
import { z } from 'zod';
import { startProgram } from '../program.ts';
import type { Rows } from '../stage.ts';

const Row = z.object({
  name: z.string(),
  value: z.number(),
  unit: z.string(),
  baseline: z.string(),
  ratio: z.number(),
  lowest: z.number(),
  highest: z.number(),
  limit: z.string(),
  ok: z.boolean(),
});

/** In the browser of a desktop, and on a slow phone: the screens of a holder, and of the office. */
export const BROWSER_GROUPS = ['browser', 'phone', 'phone-office'] as const;

interface BrowserRowsOptions {
  readonly size: 'full' | 'small';
  /** A part of the names of the phone's screens to measure. */
  readonly screen: string;
}

/** Runs bench/browser in its own process: its code is for browsers, and has their types. */
export async function* browserRows(
  group: (typeof BROWSER_GROUPS)[number],
  { size, screen }: BrowserRowsOptions,
): Rows {
  const { CHROMIUM_PATH = '', PATH = '' } = process.env;
  const program = await startProgram('browser', {
    args: [`--${group}`, `--${size}`, screen],
    env: { PATH, ...(CHROMIUM_PATH === '' ? {} : { CHROMIUM_PATH }) },
    ready: /ready/,
  });
  const { child } = program;
  child.stderr?.pipe(process.stderr);
  const messages: AsyncIterable<unknown[]> = on(child, 'message', { close: ['close'] });
  try {
    for await (const [row] of messages) yield Row.parse(row);
  } finally {
    await program.stop();
  }
  if (child.exitCode !== 0) throw new Error('the measurements in the browser broke off');
}
