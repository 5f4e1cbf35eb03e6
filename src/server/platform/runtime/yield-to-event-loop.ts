/** How long one piece of work may hold the thread before requests get their turn. */
const MAX_SLICE_MS = 15;

/** When the running slice of long work began. */
let sliceBegan = 0;

/** Long work that waits for its next slice, first come, first served. */
const waiting: (() => void)[] = [];

/** One slice for each round of the event loop, so that slices of several requests do not add up. */
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
 * Await it between the steps of work that may take long: as soon as a slice is over, other requests are served first. What is
 * bounded and small needs none of it, and the domain stays synchronous: the loop that calls it yields. Undefined, and no promise,
 * while the slice lasts: loops over rows ask for every one.
 */
export function yieldToEventLoop(): Promise<void> | undefined {
  return isSliceOver() ? nextSlice() : undefined;
}

/** The result of work that the domain divides into steps; others are served between them. */
export async function runInSteps<Result>(steps: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (isSliceOver()) await nextSlice();
  }
}
