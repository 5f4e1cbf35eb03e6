import type { Limit } from '../config/limits.ts';

/** The recorded attempts at one thing. */
export interface Attempts {
  /** The attempts that count now. */
  readonly count: number;
  /** The attempts since the last success, if the limit counts them. */
  readonly consecutive: number;
  /** The address of all these attempts; null if there are several. */
  readonly address: string | null;
  /** After this instant `count` is treated as 0. */
  readonly countsUntil: Date;
  readonly blockedUntil: Date | null;
}

function after(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}

/** Seconds until the next attempt is allowed; 0: at once. */
export function secondsToWait(limit: Limit, attempts: Attempts, now: Date): number {
  if (limit.maxConsecutive !== undefined && attempts.consecutive >= limit.maxConsecutive)
    return limit.maxWaitMs / 1_000;
  const blockedMs = (attempts.blockedUntil ?? now).getTime() - now.getTime();
  return Math.max(0, Math.ceil(blockedMs / 1_000));
}

/** The state after one more attempt. */
export function afterAnother(
  limit: Limit,
  attempts: Attempts,
  made: { now: Date; address: string },
): Attempts {
  const { now, address } = made;
  const isFirst = attempts.count === 0 || attempts.countsUntil <= now;
  const count = isFirst ? 1 : attempts.count + 1;
  const waitMs =
    count < limit.maxAttempts
      ? 0
      : Math.min(limit.maxWaitMs, limit.firstWaitMs * 2 ** (count - limit.maxAttempts));
  const windowEnd = isFirst ? after(now, limit.windowMs) : attempts.countsUntil;
  return {
    count,
    consecutive: limit.maxConsecutive === undefined ? 0 : attempts.consecutive + 1,
    address: isFirst || attempts.address === address ? address : null,
    countsUntil: waitMs === 0 ? windowEnd : after(now, waitMs + limit.rememberedMs),
    blockedUntil: waitMs === 0 ? null : after(now, waitMs),
  };
}
