/**
 * The zones in which every case must give the same result: one without daylight saving, one east and one west of Greenwich with
 * it.
 */
export const TIME_ZONES = ['UTC', 'Europe/Sofia', 'America/New_York'] as const;
export type TimeZone = (typeof TIME_ZONES)[number];

/** Runs the work with the process's clock in this zone, then restores the zone. Throws if the switch has no effect. */
export function inTimeZone<Value>(zone: TimeZone, work: () => Value): Value {
  const before = process.env['TZ'];
  process.env['TZ'] = zone;
  try {
    const effective = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (effective !== zone) throw new Error(`the time zone is ${effective}, not ${zone}`);
    return work();
  } finally {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  }
}
