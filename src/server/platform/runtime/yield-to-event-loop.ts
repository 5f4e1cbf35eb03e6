/** How long one piece of work may block the thread before other requests get a turn. */
const MAX_SLICE_MS = 15;

/** When the current slice of long work began. */
let sliceBegan = 0;

/** Long work waiting for its next slice, first come, first served. */
const waiting: (() => void)[] = [];

/** One slice per turn of the event loop, so that the slices of several requests do not add up. */
function beginNextSlice(): void {
  sliceBegan = performance.now();
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(beginNextSlice);
}

const isSliceOver = () => performance.now() - sliceBegan >= MAX_SLICE_MS;

function nextSlice(): Promise<void> {
  return new Promise((resume) => {
    waiting.push(resume);
    if (waiting.length === 1) setImmediate(beginNextSlice);
  });
}

/**
 * Await it between the steps of long work: once a slice is over, other requests are served first. Small, bounded work does not
 * need it, and the domain stays synchronous: the loop that calls it yields. While the slice lasts it returns undefined instead of
 * a promise, because loops over rows call it for every row.
 */
export function yieldToEventLoop(): Promise<void> | undefined {
  return isSliceOver() ? nextSlice() : undefined;
}

/** The result of work that the domain divides into steps; other requests are served between them. */
export async function runInSteps<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (isSliceOver()) await nextSlice();
  }
}
