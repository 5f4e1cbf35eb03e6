import type { BenchRow } from '../compare.ts';
import type { Holder } from '../kupon.ts';
import { figureRow } from '../load-comparison.ts';
import { limitRow } from './limit-row.ts';
import { measureTouches } from './phone-touches.ts';
import { deepestChain, followScripts } from './script-chain.ts';
import { asSlowPhone, PHONE, untilQuiet } from './slow-phone.ts';
import type { BrowserStage, Visitor } from './stage.ts';

/** Longer tasks keep the page from reacting to touches (Total Blocking Time of Web Vitals). */
const TASK_MS = 50;
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

interface PhoneScreen {
  readonly name: string;
  readonly address: string;
  readonly visitor: Visitor | null;
}

async function openOnPhone(stage: BrowserStage, { address, visitor }: PhoneScreen): Promise<Opening> {
  let opened: Opening | undefined;
  await stage.open(visitor, async (page) => {
    await page.setViewportSize(PHONE);
    const scripts = followScripts(await asSlowPhone(page));
    await page.goto(address, { waitUntil: 'commit' });
    await untilQuiet(page);
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

function screenRows(name: string, ours: readonly Opening[], logins: readonly Opening[]): BenchRow[] {
  const values = (what: keyof Opening) => ours.map((opened) => opened[what]);
  const against = (what: 'largestPaint' | 'blocked', title: string) =>
    figureRow({
      name: `phone, ${name}: ${title}`,
      unit: 'ms',
      yardstick: '/login of the same run',
      values: values(what),
      ratios: values(what).map((value) => value / median(logins.map((login) => login[what]))),
      limit: { atMost: LIMITS[what] },
    });
  const within = (what: 'scripts' | 'depth' | 'layoutShift', title: string) =>
    limitRow(LIMITS[what], { name: `phone, ${name}: ${title}`, unit: '', values: values(what) });
  return [
    against('largestPaint', 'largest paint'),
    against('blocked', 'blocked in all'),
    within('scripts', 'scripts'),
    within('depth', 'page → scripts, depth of the chain'),
    within('layoutShift', 'layout shift'),
  ];
}

const BONDS = 200;
const FUNDS = 50;
const USERS = 300;

interface Visitors {
  readonly holder: Holder;
  readonly administrator: Visitor;
}

/** A holder of bonds and ETFs, and an office with its users. */
async function makeVisitors({ kupon }: BrowserStage): Promise<Visitors> {
  const holder = await kupon.holder(BONDS);
  const administrator: Visitor = { ...(await kupon.holder(0)), role: 'admin' };
  await kupon.query(`update users set role = 'admin' where id = $1`, [administrator.userId]);
  await kupon.query(
    `insert into etfs_and_shares (user_id, kind, isin, bank, name, direction, currency, buy_price, market_price, nominal, result,
       amount_paid, profit)
     select $1, 'etf', 'IE' || i, 'A bank', 'Fund ' || i, 'Bid', 'EUR', 80.5, 81, 100, 0.5, 8050, 50 from generate_series(1, $2::int) i`,
    [holder.userId, FUNDS],
  );
  await kupon.query(
    `insert into users (username, email, email_key, phone_number, role, person_or_company, bulstat_or_egn)
     select 'User ' || i, mail, mail, '+359 2 000 ' || i, 'user', 'person', '' from generate_series(1, $1::int) i,
       concat('user-', i, '@example.com') mail`,
    [USERS],
  );
  return { holder, administrator };
}

/** The screens that they open. */
function listScreens({ holder, administrator }: Visitors): PhoneScreen[] {
  const of = (visitor: Visitor | null) => (name: string, address: string) => ({ name, address, visitor });
  const [open, own, office] = [of(null), of(holder), of(administrator)];
  return [
    open('/login', '/login'),
    own(`/my-bonds, ${BONDS} bonds`, '/my-bonds'),
    own("a bond's page", `/bond/${holder.bondIds[1]}`),
    own('/overview', '/overview'),
    own('/income', '/income'),
    own('/returns', '/returns'),
    own('/risk', '/risk'),
    own(`/my/etfs, ${FUNDS}`, '/my/etfs'),
    own('/account', '/account'),
    office(`/admin, ${USERS} users`, '/admin'),
    office('/admin/prices', '/admin/prices'),
    office(`a user's details, ${BONDS} bonds`, `/admin/users/${holder.userId}`),
  ];
}

/** Every screen of a holder and of the office on a slow phone, each against the sign-in page of the same run. */
export async function measurePhone(stage: BrowserStage, rounds: number): Promise<BenchRow[]> {
  const visitors = await makeVisitors(stage);
  const screens = listScreens(visitors);
  const openings = new Map(screens.map(({ name }): [string, Opening[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const screen of screens) openings.get(screen.name)?.push(await openOnPhone(stage, screen));
  }
  const logins = openings.get('/login') ?? [];
  return [
    ...screens.flatMap(({ name }) => screenRows(name, openings.get(name) ?? [], logins)),
    ...(await measureTouches(stage, visitors, rounds)),
  ];
}
