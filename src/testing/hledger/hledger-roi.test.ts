import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addDays, calendarDate, daysBetween } from '#domain/calendar-date';
import { Decimal } from '#domain/money/decimal';
import { moneyWeightedReturn } from '#domain/returns/money-weighted';
import { timeWeightedReturn } from '#domain/returns/time-weighted';
import { temporaryFolder } from '../processes/temporary-folder.ts';

/** The value on the eve of a day, and the money that came in (above 0) or went out (below 0) on that day. */
type Step = readonly [day: string, worthBefore: number, money: number];

interface Case {
  readonly steps: readonly [Step, ...Step[]];
  /** The value on the last day. */
  readonly end: readonly [day: string, worth: number];
}

const CASES: readonly (readonly [name: string, held: Case])[] = [
  ['a bond with a coupon', { steps: [['2026-03-16', 0, 10_028.56], ['2026-07-21', 10_128.56, -112.5]], end: ['2026-09-30', 10_048.41] }],
  ['shares bought three times', { steps: [['2011-12-09', 0, 155], ['2012-12-07', 160.26, 84], ['2013-08-23', 264.57, 67]], end: ['2014-05-05', 426.82] }],
  ['sales and a loss', { steps: [['2024-01-15', 0, 5_000], ['2024-05-02', 4_700, 2_500], ['2024-11-20', 6_610.4, -3_000]], end: ['2025-06-30', 3_390.25] }],
  ['five years, most of it taken out', { steps: [['2020-02-03', 0, 20_000], ['2021-02-03', 26_500, -10_000], ['2022-08-15', 15_120, 4_000], ['2023-10-02', 21_340, -12_000]], end: ['2025-02-03', 10_950.75] }],
]; // prettier-ignore

/** Gains are booked on the eve of each flow, so that only money moves on the day itself. */
function toJournal({ steps, end: [lastDay, worth] }: Case): string {
  const entries: string[] = [];
  let held = 0;
  const post = (day: string, amount: number, other: string) => {
    held += amount;
    entries.push(`${day} entry\n  assets:securities  ${amount.toFixed(2)} EUR\n  ${other}\n`);
  };
  for (const [day, worthBefore, money] of steps) {
    if (worthBefore !== held) post(addDays(calendarDate(day), -1), worthBefore - held, 'income:gains');
    post(day, money, 'assets:bank');
  }
  post(addDays(calendarDate(lastDay), -1), worth - held, 'income:gains');
  return entries.join('\n');
}

/** The annual rates of return in percent that hledger prints, money-weighted and time-weighted. */
function hledgerRoi(held: Case): readonly number[] {
  const folder = temporaryFolder();
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'journal');
  writeFileSync(file, toJournal(held));
  const [[firstDay]] = held.steps;
  const period = ['-b', firstDay, '-e', held.end[0]];
  const accounts = ['--inv', 'assets:securities', '--pnl', 'income:gains'];
  const { stdout, stderr } = spawnSync('hledger', ['roi', '-f', file, ...accounts, ...period], {
    encoding: 'utf8',
  });
  const percents = [...stdout.matchAll(/(-?[\d.]+)%/g)].map(([, percent]) => Number(percent));
  if (percents.length !== 2) throw new Error(`${stdout}${stderr}`);
  return percents;
}

/** The same two rates by our own functions. hledger annualises periods under a year too. */
function ownReturns({ steps, end: [lastDay, worth] }: Case): readonly number[] {
  const [[firstDay]] = steps;
  const [start, end] = [addDays(calendarDate(firstDay), -1), calendarDate(lastDay)];
  const years = daysBetween(calendarDate(firstDay), end) / 365;
  const flows = steps.map(([day, , money]) => {
    const [moneyIn, moneyOut] = money > 0 ? [money, 0] : [0, -money];
    return { day: calendarDate(day), moneyIn: new Decimal(moneyIn), moneyOut: new Decimal(moneyOut) };
  });
  const money = moneyWeightedReturn({
    start,
    end,
    startValue: new Decimal(0),
    endValue: new Decimal(worth),
    flows,
  });
  if (!money.ok) throw new Error(money.reason);
  const values = steps.flatMap(([, worthBefore, moved]) => [
    { moneyIn: 0, value: worthBefore, moneyOut: 0 },
    { moneyIn: Math.max(moved, 0), value: worthBefore + moved, moneyOut: Math.max(-moved, 0) },
  ]);
  const time = timeWeightedReturn(0, [...values, { moneyIn: 0, value: worth, moneyOut: 0 }]);
  return [money.value.period, time].map((total) => ((1 + total) ** (1 / years) - 1) * 100);
}

const hasHledger = spawnSync('hledger', ['--version']).status === 0;

test.runIf(hasHledger).each(CASES)('%s has the returns of hledger roi', (_, held) => {
  const own = ownReturns(held).map((percent) => Number(percent.toFixed(2)));
  expect(own).toEqual(hledgerRoi(held));
});
