import { setImmediate } from 'node:timers/promises';

/** How long one piece of work may hold the process before others get their turn. */
const LONGEST_SLICE_MS = 15;

/** When the process last came round to its other work. */
let turned = 0;

/** To be awaited between the steps of long work: others get their turn as soon as a slice is over. */
export async function breathe(): Promise<void> {
  if (performance.now() - turned < LONGEST_SLICE_MS) return;
  await setImmediate();
  turned = performance.now();
}

/** What each item becomes, with a breath after each. */
export async function mapInSlices<Item, Made>(
  items: Iterable<Item>,
  make: (item: Item) => Made,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    await breathe();
  }
  return made;
}
