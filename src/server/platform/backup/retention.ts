import { calendarDate, dayNumber } from '#domain/calendar-date';

/** Names that sort by time. */
const NAME = /^kupon-(\d{4}-\d{2}-\d{2})T\d{2}-\d{2}-\d{2}Z\.backup$/;

export function automaticName(at: Date): string {
  return `kupon-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}

export interface Retention {
  /** All backups of this many days are kept, counting only days with a backup. */
  readonly days: number;
  /** Of older backups, the last one of each of this many weeks is kept. */
  readonly weeks: number;
}

/** The files in the folder that are no longer kept. Files with other names are not ours to remove. */
export function namesToRemove(names: readonly string[], { days, weeks }: Retention): readonly string[] {
  const newestFirst = names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse();
  const recentDays = new Set([...new Set(newestFirst.map(parseDay))].slice(0, days));
  const older = newestFirst.filter((name) => !recentDays.has(parseDay(name)));
  const lastOfWeek = older.filter(
    (name, place) => place === 0 || weekNumber(name) !== weekNumber(older[place - 1] ?? ''),
  );
  const kept = new Set(lastOfWeek.slice(0, weeks));
  return older.filter((name) => !kept.has(name));
}

function parseDay(name: string): string {
  return NAME.exec(name)?.[1] ?? '';
}

/** Weeks since the week of 1970-01-01, which was a Thursday; weeks begin on Monday. */
function weekNumber(name: string): number {
  return Math.floor((dayNumber(calendarDate(parseDay(name))) + 3) / 7);
}
