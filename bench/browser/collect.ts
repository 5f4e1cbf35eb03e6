/** What a page reports about itself, in milliseconds since it was opened. */
export interface PageFigures {
  /** The time at which a painted frame had ten rows. */
  rowsPainted: number | null;
  largestPaint: number;
  layoutShift: number;
  /** The longest of the tasks that held the main thread for 50 ms or more. */
  readonly longTasks: number[];
  /** The time at which the last of them ended. */
  lastTaskEnd: number;
  /** For each touch or key event, the time until the next paint. */
  readonly interactions: number[];
  /** The times at which files were offered for saving. */
  readonly filesMade: number[];
  /** From the input event until the rows changed. */
  acted: Promise<number>;
}

declare global {
  interface Window {
    collected: PageFigures;
  }
}

/** Runs in the page before any of its own scripts. */
export function collect(session: string | null): void {
  const ENOUGH_ROWS = 10;
  const collected: PageFigures = {
    rowsPainted: null,
    largestPaint: 0,
    layoutShift: 0,
    longTasks: [],
    lastTaskEnd: 0,
    interactions: [],
    filesMade: [],
    acted: Promise.resolve(Number.NaN),
  };
  window.collected = collected;
  if (session !== null) localStorage.setItem('user', session);
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (collected.largestPaint = startTime));
  observe('longtask', ({ startTime, duration }) => {
    collected.longTasks.push(duration);
    collected.lastTaskEnd = startTime + duration;
  });
  // Includes short events.
  const touches = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collected.interactions.push(duration);
  }).observe(touches);
  observe('layout-shift', (entry) => {
    if ('value' in entry && typeof entry.value === 'number') collected.layoutShift += entry.value;
  });
  // Checking every frame would itself be a large part of the measured work.
  const rows = new MutationObserver(() => {
    if (document.querySelectorAll('[data-index]').length < ENOUGH_ROWS) return;
    rows.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => (collected.rowsPainted = performance.now())));
  });
  rows.observe(document, { childList: true, subtree: true });
  const makeAddress = URL.createObjectURL.bind(URL);
  URL.createObjectURL = (file) => {
    collected.filesMade.push(performance.now());
    return makeAddress(file);
  };
}
