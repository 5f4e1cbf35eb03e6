/** How long one piece of work may hold the process before others get their turn. */
const LONGEST_SLICE_MS = 15;

/** When the last piece of long work began. */
let sliceBegan = 0;

/** Long work that waits for its next slice, in the order of its coming. */
const waiting: (() => void)[] = [];

/** One slice for each round of the event loop, so that requests which wait for a slice do not add up. */
function beginNextSlice(): void {
  sliceBegan = performance.now();
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(beginNextSlice);
}

/** To be awaited between the steps of long work: others get their turn as soon as a slice is over. */
export async function breathe(): Promise<void> {
  if (performance.now() - sliceBegan < LONGEST_SLICE_MS) return;
  await new Promise<void>((resume) => {
    waiting.push(resume);
    if (waiting.length === 1) setImmediate(beginNextSlice);
  });
}

/** What each item becomes, with a breath before each. */
export async function mapInSlices<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    await breathe();
    made.push(make(item));
  }
  return made;
}
