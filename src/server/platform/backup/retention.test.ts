import { expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar-date';
import { automaticName, namesToRemove } from './retention.ts';

const backupName = (day: string, time = '01:00:00') => automaticName(new Date(`${day}T${time}Z`));
const lastDays = (count: number) =>
  Array.from({ length: count }, (_, i) => backupName(addDays(calendarDate('2026-11-20'), -i)));

/** The files that are kept of these and a new one. */
function keptWith(files: readonly string[], name: string): readonly string[] {
  const now = [...files, name];
  const removed = new Set(namesToRemove(now, { days: 7, weeks: 4 }));
  return now.filter((file) => !removed.has(file));
}

/** The files that are left after one backup a day for so many days, with old ones removed each time. */
function leftAfter(days: number): readonly string[] {
  return lastDays(days)
    .reverse()
    .reduce<readonly string[]>((files, name) => keptWith(files, name), []);
}

test('all backups of seven days are kept, and the last of each of the four weeks before', () => {
  expect(leftAfter(100).map((name) => name.slice(6, 16))).toEqual([
    // Sundays, and the last day so far of the current week
    '2026-10-25',
    '2026-11-01',
    '2026-11-08',
    '2026-11-13',
    ...['14', '15', '16', '17', '18', '19', '20'].map((day) => `2026-11-${day}`),
  ]);
});

test('with one backup a day the oldest is four weeks old, and none five (SEC-137)', () => {
  const names = lastDays(100).reverse();
  const ages: number[] = [];
  let files: readonly string[] = [];
  for (const [day, name] of names.entries()) {
    files = keptWith(files, name);
    ages.push(day - names.indexOf(files[0] ?? ''));
  }
  expect(Math.max(...ages)).toBe(28);
});

test('all backups of a recent day are kept, because the last one may contain fresh damage', () => {
  const day = ['01:00:00', '12:00:00', '13:30:00'].map((time) => backupName('2026-11-20', time));
  expect(namesToRemove([...day, ...lastDays(7)], { days: 7, weeks: 4 })).toEqual([]);
});

test('after a long pause the old ones are kept', () => {
  expect(namesToRemove([backupName('2020-01-01'), backupName('2026-11-20')], { days: 7, weeks: 4 })).toEqual(
    [],
  );
});

test('files with other names are left alone', () => {
  const names = ['before-upgrade.backup', 'kupon-2020-01-01.backup', 'notes.txt', ...lastDays(1)];
  expect(namesToRemove(names, { days: 0, weeks: 0 })).toEqual(lastDays(1));
});
