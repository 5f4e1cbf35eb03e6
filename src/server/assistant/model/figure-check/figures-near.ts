import type { KnownFigure } from './evidence.ts';

/** The known figures whose magnitude lies between two others. */
export type FiguresNear = (from: number, to: number) => readonly KnownFigure[];

/** In order of magnitude: an answer states hundreds of figures, and tools give thousands. */
export function figuresNear(figures: readonly KnownFigure[]): FiguresNear {
  const sorted = figures
    .map((figure) => ({ figure, magnitude: Math.abs(figure.value.toNumber()) }))
    .sort((one, other) => one.magnitude - other.magnitude);
  const firstFrom = (least: number) => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.magnitude ?? Infinity) < least) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (from, to) => {
    const near: KnownFigure[] = [];
    for (let at = firstFrom(from); at < sorted.length; at += 1) {
      const entry = sorted[at];
      if (entry === undefined || entry.magnitude > to) break;
      near.push(entry.figure);
    }
    return near;
  };
}
