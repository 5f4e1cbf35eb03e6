/** The text of a file; undefined if it was moved or changed after it was chosen. */
export async function readChosenText(file: File): Promise<string | undefined> {
  try {
    return await file.text();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** Shorter than a frame, so that the page stays responsive. */
const SLICE_MS = 12;

/** Runs work that the domain divides into steps, such as parsing a file, and returns its result. */
export async function runInSlices<Result>(steps: Iterator<undefined, Result>): Promise<Result> {
  let step = steps.next();
  for (let began = performance.now(); step.done !== true; step = steps.next()) {
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
  return step.value;
}
