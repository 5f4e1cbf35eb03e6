/** The zones in which every case must come out the same: none, one east and one west of Greenwich that change their clocks. */
export const TIME_ZONES = ['UTC', 'Europe/Sofia', 'America/New_York'] as const;
export type TimeZone = (typeof TIME_ZONES)[number];

/** Runs the work with the clock of the process in the zone, and puts the zone back. Throws where the switch takes no effect. */
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
