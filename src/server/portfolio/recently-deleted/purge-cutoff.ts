const KEPT_MS = 30 * 24 * 3_600_000;

/** What was deleted then or earlier is removed for good; what was deleted later can be restored. */
export function purgeCutoff(now: Date): Date {
  return new Date(now.getTime() - KEPT_MS);
}
