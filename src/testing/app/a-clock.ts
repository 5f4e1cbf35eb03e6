/** A clock that stands still until a test moves it. */
export interface TestClock {
  readonly now: () => Date;
  set(instant: Date): void;
  advance(by: { hours?: number; minutes?: number; seconds?: number }): void;
}

export function aClock(start = '2026-03-02T09:00:00Z'): TestClock {
  let instant = new Date(start);
  return {
    now: () => instant,
    set: (to) => {
      instant = to;
    },
    advance: ({ hours = 0, minutes = 0, seconds = 0 }) => {
      instant = new Date(instant.getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1_000);
    },
  };
}
