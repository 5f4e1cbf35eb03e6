/** `days` must be ascending. Returns -1 for an empty list. */
export function nearestIndex(days: readonly number[], day: number): number {
  return days.reduce(
    (nearest, candidate, index) =>
      nearest === -1 || Math.abs(candidate - day) < Math.abs((days[nearest] ?? candidate) - day)
        ? index
        : nearest,
    -1,
  );
}

/**
 * The index at which a day slider stops when it moves from a point towards a day: the next point in that direction, so that
 * each step reaches the next point, however far away it is.
 */
export function indexAfterMove(days: readonly number[], from: number, day: number): number {
  const here = days[from];
  if (here === undefined || day === here) return from;
  if (day > here) {
    const next = days.findIndex((candidate) => candidate >= day);
    return next === -1 ? days.length - 1 : next;
  }
  return Math.max(
    0,
    days.findLastIndex((candidate) => candidate <= day),
  );
}
