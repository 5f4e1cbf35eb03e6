/** What a file holds; undefined where it was moved or changed since it was chosen. */
export async function readChosenText(file: File): Promise<string | undefined> {
  try {
    return await file.text();
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}

/** Less than a frame: the page stays alive meanwhile. */
const SLICE_MS = 12;

/** The result of work that the domain divides into steps, such as reading a file. */
export async function runInSlices<Result>(steps: Iterator<undefined, Result>): Promise<Result> {
  let step = steps.next();
  for (let began = performance.now(); step.done !== true; step = steps.next()) {
    if (performance.now() - began < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
  return step.value;
}
