import { figureRow, limitRow, type BenchRow } from '../bench-row.ts';
import {
  listScreens,
  makeLongList,
  makeVisitors,
  SIGN_IN,
  type PhoneScreen,
  type PhoneUser,
} from './phone-screens.ts';
import { listTouches, measureTouches } from './phone-touches.ts';
import { deepestChain, followScripts } from './script-chain.ts';
import { asSlowPhone, PHONE, untilQuiet } from './slow-phone.ts';
import type { BrowserStage } from './stage.ts';

/** Longer tasks keep the page from reacting to touches (Total Blocking Time of Web Vitals). */
const TASK_MS = 50;
/** What `screen` names when the touches are measured. */
const TOUCHES = 'touches';
const LIMITS = { largestPaint: 1.4, blocked: 2.5, scripts: 12, depth: 3, layoutShift: 0.02 } as const;

/** The figures of opening a screen once, in milliseconds. */
interface Opening {
  readonly largestPaint: number;
  readonly blocked: number;
  readonly longestTask: number;
  readonly layoutShift: number;
  readonly scripts: number;
  readonly depth: number;
}

async function openOnPhone(
  stage: BrowserStage,
  { address, visitor, complete }: PhoneScreen,
): Promise<Opening> {
  let opened: Opening | undefined;
  await stage.open(visitor, async (page) => {
    await page.setViewportSize(PHONE);
    const scripts = followScripts(await asSlowPhone(page));
    await page.goto(address, { waitUntil: 'commit' });
    await untilQuiet(page, complete);
    const { largestPaint, layoutShift, longTasks } = await page.evaluate(() => window.collected);
    opened = {
      largestPaint,
      layoutShift,
      blocked: longTasks.reduce((sum, task) => sum + Math.max(0, task - TASK_MS), 0),
      longestTask: Math.max(0, ...longTasks),
      scripts: scripts.length,
      depth: deepestChain(scripts),
    };
  });
  if (opened === undefined) throw new Error(`${address} did not open`);
  return opened;
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

function screenRows(
  { name, reportedOnly = false }: PhoneScreen,
  ours: readonly Opening[],
  logins: readonly Opening[],
): BenchRow[] {
  const values = (what: keyof Opening) => ours.map((opened) => opened[what]);
  const against = (what: 'largestPaint' | 'blocked' | 'longestTask', title: string, atMost?: number) =>
    figureRow({
      name: `phone, ${name}: ${title}`,
      unit: 'ms',
      baseline: '/login of the same run',
      values: values(what),
      ratios: values(what).map((value) => value / median(logins.map((login) => login[what]))),
      limit: atMost === undefined || reportedOnly ? undefined : { atMost },
    });
  const figures = [
    against('largestPaint', 'largest paint', LIMITS.largestPaint),
    against('blocked', 'blocked in all', LIMITS.blocked),
  ];
  if (reportedOnly) return [...figures, against('longestTask', 'longest task')];
  const within = (what: 'scripts' | 'depth' | 'layoutShift', title: string) =>
    limitRow(LIMITS[what], { name: `phone, ${name}: ${title}`, unit: '', values: values(what) });
  return [
    ...figures,
    within('scripts', 'scripts'),
    within('depth', 'page → scripts, depth of the chain'),
    within('layoutShift', 'layout shift'),
  ];
}

interface PhoneOptions {
  readonly of: PhoneUser;
  readonly rounds: number;
  /** The bonds of the long list. */
  readonly manyBonds: number;
  /** A part of the names of the screens to measure, or 'touches'; if empty, all of them and the touches. */
  readonly screen: string;
}

/** The screens of a holder or of the office on a slow phone, each against the sign-in page of the same run. */
export async function measurePhone(
  stage: BrowserStage,
  { of, rounds, manyBonds, screen }: PhoneOptions,
): Promise<BenchRow[]> {
  const visitors = await makeVisitors(stage);
  const long = of === 'holder' && screen === '' ? [await makeLongList(stage, manyBonds)] : [];
  const chosen = listScreens(visitors)[of].filter(({ name }) => name.includes(screen));
  const screens = [SIGN_IN, ...chosen, ...long];
  const openings = new Map(screens.map(({ name }): [string, Opening[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const opened of screens) openings.get(opened.name)?.push(await openOnPhone(stage, opened));
  }
  const logins = openings.get(SIGN_IN.name) ?? [];
  return [
    ...screens.flatMap((opened) => screenRows(opened, openings.get(opened.name) ?? [], logins)),
    ...(TOUCHES.includes(screen)
      ? await measureTouches(stage, { touched: listTouches(visitors)[of], rounds })
      : []),
  ];
}
